#include "trapdoor_checkers/pdn_index.h"

#include "trapdoor_checkers/judge.h"
#include "trapdoor_checkers/pdn_header.h"

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = PdnToken::Kind;

constexpr std::size_t kMaxValue = 120; // bytes of a tag in a list
constexpr int kTokensPerPoll = 512;    // of the cancel token

class Lister {
  public:
    Lister(std::string_view text, const CancelToken& cancelled) : m_text(text), m_cancelled(cancelled) {}

    RecordList list() {
        PdnScanner scanner(m_text, 1, m_cancelled);
        for (int tokens = 1;; ++tokens) {
            const PdnToken token = scanner.next();
            if (token.kind == Kind::end_of_text) break;
            if (tokens % kTokensPerPoll == 0 && m_cancelled()) return {};
            if (begins_game(token) && !finish(token.begin)) return std::move(m_list);
            add(token);
            if (token.kind == Kind::tag) m_tag_line = scanner.line();
        }
        if (scanner.is_cancelled()) return {};
        finish(m_text.size());
        return std::move(m_list);
    }

  private:
    bool begins_game(const PdnToken& token) const {
        if (token.kind == Kind::tag || (token.kind == Kind::broken && token.text.starts_with('[')))
            return m_game.moves > 0 || m_ended || (m_header.find(token.text) && token.line > m_tag_line + 1);
        return m_ended && token.kind == Kind::number && token.text == "1";
    }

    void add(const PdnToken& token) {
        if (!m_open) {
            m_game = {};
            m_header.clear();
            m_ended = false;
            m_result = {};
            m_open = true;
            m_game.begin = token.begin;
            m_game.line = token.line;
        }
        if (token.kind == Kind::tag) m_header.add(token);
        if (token.kind == Kind::move && !m_ended) ++m_game.moves;
        if (token.kind == Kind::result && !m_ended) {
            m_ended = true;
            if (token.text != "*") m_result = token.text;
        }
    }

    // False when the list is full.
    bool finish(std::size_t end) {
        if (!m_open) return true;
        m_open = false;
        if (m_game.moves == 0 && m_header.tags().empty()) return true; // comments outside any game
        if (m_list.games.size() >= kMaxListedRecords) {
            m_list.complete = false;
            return false;
        }
        m_game.length = end - m_game.begin;
        describe();
        m_list.games.push_back(std::move(m_game));
        return true;
    }

    void describe() {
        const auto number = m_header.type_number();
        const PdnType* type = number ? find_pdn_type(*number) : &m_header.likely_type();
        Side starts = type ? type->starts : Side::white;
        // The side of the first seat. Games written by this app have it in their options.
        Options options;
        if (const auto* tag = m_header.find("Options")) {
            if (const auto read = parse_pdn_options(tag->value)) options = *read;
            starts = options.rule_set().starts;
        } else if (starts == Side::white) {
            options.rules = Options::Rules::continental;
        }
        const Seat black = seat_of(options, Side::black);
        m_game.names[black.index] = m_header.value("Black", kMaxValue);
        m_game.names[1U - black.index] = m_header.value("White", kMaxValue);
        m_game.event = m_header.value("Event", kMaxValue);
        m_game.site = m_header.value("Site", kMaxValue);
        m_game.date = m_header.value("Date", kMaxValue);
        m_game.round = m_header.value("Round", kMaxValue);
        m_game.set_up = m_header.find("FEN") != nullptr;
        // In exports of older versions, whose GameType is only a number, 1-0 means that White has won.
        const auto* given = m_header.find("GameType");
        const bool old_export =
            m_header.is_ours() && (!given || given->value.find(',') == std::string_view::npos);
        const auto result = m_result.empty() ? m_header.value("Result") : std::string(m_result);
        const auto ending = PdnHeader::ending(result, old_export ? Side::white : starts);
        using Ending = RecordListing::Ending;
        if (!ending)
            m_game.ending = Ending::open;
        else if (!ending->winner)
            m_game.ending = Ending::drawn;
        else
            m_game.ending =
                seat_of(options, *ending->winner).index == 0 ? Ending::first_won : Ending::second_won;
    }

    std::string_view m_text;
    const CancelToken& m_cancelled;
    RecordList m_list;
    RecordListing m_game;
    PdnHeader m_header;
    std::string_view m_result;
    int m_tag_line = 0;   // where the last tag ends
    bool m_open = false;  // m_game has begun
    bool m_ended = false; // its result was read
};

}

RecordList list_pdn(std::string_view text, const CancelToken& cancelled) {
    return Lister(text, cancelled).list();
}

}
