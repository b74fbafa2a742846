// The tags of a game in PDN, and what they say about its kind and result. Replays nothing.
#pragma once

#include "core/record.h"
#include "trapdoor_checkers/options.h"
#include "trapdoor_checkers/pdn_scan.h"
#include "trapdoor_checkers/square.h"

#include <optional>

namespace trapbox::trapdoor_checkers {

// A kind of draughts by its number in the PDN standard, as far as it is played here.
struct PdnType {
    int number;
    bool continental;
    Side starts;
    const PdnReason* difference; // why a move of its rules may be refused; null: the rules are the same
};

// Null where games of that type are not played here.
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

    static constexpr std::size_t kMaxTags = 200; // those after them are ignored

    static bool same_name(std::string_view a, std::string_view b); // whatever their case

    void add(const PdnToken& token) {
        if (m_tags.size() < kMaxTags) m_tags.push_back({token.text, token.value, token.line});
    }
    void clear() { m_tags.clear(); }
    const std::vector<Tag>& tags() const { return m_tags; }

    const Tag* find(std::string_view name) const; // the first of that name, whatever its case
    // The tag's value without escapes, cut to `max_bytes`; empty where there is no such tag or it is "?".
    std::string value(std::string_view name, std::size_t max_bytes = std::string::npos) const;
    bool is_ours() const { return find("Options") != nullptr; }
    std::optional<int> type_number() const; // none where no number is given
    // The type that games without a number are most likely of: who moves first from the start decides.
    const PdnType& likely_type() const;
    // The end that a result means in games where that side starts; none where it means none.
    static std::optional<Ending> ending(std::string_view result, Side starts);

  private:
    std::vector<Tag> m_tags;
};

// The options in a game of our own, from the tag's value as written. A text that is too long is not parsed.
Result<Options> parse_pdn_options(std::string_view written);

// A tag's name as the grammar wants it, with a capital: "annotator" is Annotator. Empty where it is none.
std::string pdn_tag_name(std::string_view written);

// The first field of a FEN in the form that notation.h reads: capitals, numbers, no blanks, men on their
// crown row crowned. What cannot be read is returned as it is.
std::string normal_fen(std::string_view written);
// The same for the same position, in whatever order its pieces are written.
std::string sorted_fen(std::string_view written);

}
