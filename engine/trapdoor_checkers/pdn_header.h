// The tags of a game in PDN: its type and result. Replays no moves.
#pragma once

#include "core/record.h"
#include "trapdoor_checkers/options.h"
#include "trapdoor_checkers/pdn_scan.h"
#include "trapdoor_checkers/square.h"

#include <optional>

namespace trapbox::trapdoor_checkers {

// A type of draughts, by its number in the PDN standard, that can be played here.
struct PdnType {
    int number;
    bool continental;
    Side starts;
    const PdnReason*
        difference; // explains a refused move that the type's own rules allow; null: the rules are the same
};

// Null if that type cannot be played here.
const PdnType* find_pdn_type(int number);
const PdnType& english_type();
const PdnType& russian_type();

class PdnHeader {
  public:
    struct Tag {
        std::string_view name;
        std::string_view value; // as written
        int line = 1;
    };
    struct Ending {
        std::optional<Side> winner; // none: a draw
    };

    static constexpr std::size_t kMaxTags = 200; // further tags are ignored

    static bool same_name(std::string_view a, std::string_view b); // ignores case

    void add(const PdnToken& token) {
        if (m_tags.size() < kMaxTags) m_tags.push_back({token.text, token.value, token.line});
    }
    void clear() { m_tags.clear(); }
    const std::vector<Tag>& tags() const { return m_tags; }

    const Tag* find(std::string_view name) const; // the first of that name, ignoring case
    // The tag's value without escapes, truncated to `max_bytes`; empty if there is no such tag or it is "?".
    std::string value(std::string_view name, std::size_t max_bytes = std::string::npos) const;
    bool is_ours() const { return find("Options") != nullptr; }
    std::optional<int> type_number() const; // none: not given
    // The most likely type of a game without a number, by the side that moves first from the start.
    const PdnType& likely_type() const;
    // The ending for a result if that side starts; none for "*" and unknown results.
    static std::optional<Ending> ending(std::string_view result, Side starts);

  private:
    std::vector<Tag> m_tags;
};

// The options of a game written by this app, from the tag's raw value. A Fault if it is too long.
Result<Options> parse_pdn_options(std::string_view written);

// A tag's name as the grammar requires, with a capital: Annotator for "annotator". Empty if it is not a valid
// name.
std::string pdn_tag_name(std::string_view written);

// A FEN in the form that checkpoint.h reads: capitals, numbers, no blanks, men on their crown row crowned.
// Invalid text is returned unchanged.
std::string normal_fen(std::string_view written);
// The same text for the same position, regardless of the order of its pieces.
std::string sorted_fen(std::string_view written);

}
