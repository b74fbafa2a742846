// Any bytes as lines at the prompt: each is answered with ok or an error, and nothing else happens.
#include "console/console.h"
#include "core/text.h"
#include "fuzz_games.h"

using namespace trapbox;
using tests::must;

namespace {

constexpr int kMaxLines = 40;

// Uses no disk; saved matches can be loaded.
class OneFile final : public Files {
  public:
    Result<std::string> read(const std::string&, std::size_t) override { return m_text; }
    std::optional<Fault> write(const std::string&, std::string_view text) override {
        m_text = text;
        return {};
    }

  private:
    std::string m_text;
};

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    OneFile files;
    // No milliseconds: an input must do the same every time.
    Console console(tests::fuzz_games(), files,
                    {.ticks = 120, .perft_depth = 3, .bot_nodes = 20, .bot_milliseconds = 0});
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    for (int i = 0; i < kMaxLines && !rest.empty() && !console.quitting(); ++i) {
        const auto answer = console.answer(take_line(rest));
        must(answer.ends_with("\n"), "an answer is whole lines");
        std::string_view last(answer);
        last.remove_suffix(1);
        last.remove_prefix(last.rfind('\n') + 1);
        must(last == "ok" || last.starts_with("error: "), "an answer ends with ok or an error");
    }
    return 0;
}
