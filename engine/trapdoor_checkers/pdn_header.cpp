#include "trapdoor_checkers/pdn_header.h"

#include "core/text.h"
#include "trapdoor_checkers/pdn_reasons.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

constexpr PdnType kTypes[] = {
    {21, false, Side::black, nullptr},
    {23, true, Side::black, &kPoolMove},
    {25, true, Side::white, &kRussianMove},
    {26, true, Side::white, &kBrazilianMove},
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

std::optional<int> square_number(std::string_view text) {
    if (const auto number = parse_number<int>(text, 1, kSquares)) return number;
    std::string name(text);
    std::transform(name.begin(), name.end(), name.begin(), lower);
    const auto square = square_named(name);
    return square ? std::optional(square->number()) : std::nullopt;
}

constexpr std::size_t kMaxOptions = 4'000; // bytes; all options together need 200
constexpr std::size_t kMaxFen = 1'000;     // bytes; 24 pieces and their signs need 120

struct ListedPiece {
    int square;
    bool king;
};

enum class Order { as_written, by_number };

// "K30,21,22" for "k30,21-22"; none if it is not a list of pieces or repeats a square.
std::optional<std::string> pieces_of(std::string_view list, Side side, Order order) {
    std::vector<ListedPiece> pieces;
    Bitboard found = 0;
    while (!list.empty()) {
        auto word = list.substr(0, list.find(','));
        list.remove_prefix(std::min(word.size() + 1, list.size()));
        if (word.empty()) continue; // "1,2,"
        const bool king = lower(word[0]) == 'k';
        if (king) word.remove_prefix(1);
        const auto dash = word.find('-');
        const auto first = square_number(word.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : square_number(word.substr(dash + 1));
        if (!first || !last) return {};
        for (int number = *first; number <= *last; ++number) {
            const Bitboard square = bit(square_numbered(number));
            if ((found & square) != 0) return {};
            found |= square;
            pieces.push_back({number, king || (square & crown_row(side)) != 0});
        }
    }
    if (order == Order::by_number)
        std::sort(pieces.begin(), pieces.end(),
                  [](const ListedPiece& a, const ListedPiece& b) { return a.square < b.square; });
    std::string text;
    for (const ListedPiece& piece : pieces)
        text.append(text.empty() ? "" : ",")
            .append(piece.king ? "K" : "")
            .append(std::to_string(piece.square));
    return text;
}

std::string fen_of(std::string_view written, Order order) {
    const std::string as_it_is(trimmed(written));
    if (written.size() > kMaxFen) return as_it_is;
    std::string fen;
    for (const char c : written)
        if (kPdnBlanks.find(c) == std::string_view::npos) fen += c;
    if (fen.ends_with('.')) fen.pop_back();
    std::vector<std::string_view> fields;
    for (std::string_view rest = fen; fields.size() < 8;) {
        fields.push_back(rest.substr(0, rest.find(':')));
        if (fields.back().size() == rest.size()) break;
        rest.remove_prefix(fields.back().size() + 1);
    }
    // Some programs append move counters: W:W21-32:B1-12:H0:F1.
    const auto is_count = [](std::string_view field) {
        return !field.empty() && (lower(field[0]) == 'h' || lower(field[0]) == 'f');
    };
    while (fields.size() > 3 && is_count(fields.back()))
        fields.pop_back();
    const auto side = [](std::string_view field) -> std::optional<Side> {
        const char letter = field.empty() ? '\0' : lower(field[0]);
        return letter == 'w'   ? std::optional(Side::white)
               : letter == 'b' ? std::optional(Side::black)
                               : std::nullopt;
    };
    if (fields.size() != 3 || fields[0].size() != 1 || !side(fields[0])) return as_it_is;
    if (!side(fields[1]) || !side(fields[2]) || side(fields[1]) == side(fields[2])) return as_it_is;
    if (*side(fields[1]) == Side::black) std::swap(fields[1], fields[2]);
    const auto white = pieces_of(fields[1].substr(1), Side::white, order);
    const auto black = pieces_of(fields[2].substr(1), Side::black, order);
    if (!white || !black) return as_it_is;
    return std::string(*side(fields[0]) == Side::white ? "W" : "B") + ":W" + *white + ":B" + *black;
}

}

bool PdnHeader::same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

const PdnType* find_pdn_type(int number) {
    for (const PdnType& type : kTypes)
        if (type.number == number) return &type;
    return nullptr;
}

const PdnType& english_type() { return kTypes[0]; }
const PdnType& russian_type() { return kTypes[2]; }

const PdnHeader::Tag* PdnHeader::find(std::string_view name) const {
    for (const Tag& tag : m_tags)
        if (same_name(tag.name, name)) return &tag;
    return nullptr;
}

std::string PdnHeader::value(std::string_view name, std::size_t max_bytes) const {
    const Tag* tag = find(name);
    if (!tag || tag->value == "?") return {};
    // An escaped character has two bytes. Truncates before unescaping, because a value can be as long as the
    // file.
    auto value =
        unescaped(max_bytes < tag->value.size() / 2 ? tag->value.substr(0, 2 * max_bytes + 1) : tag->value);
    if (value.size() <= max_bytes) return value;
    auto end = max_bytes;
    while (end > 0 && (value[end] & '\xC0') == '\x80') // not within a UTF-8 character
        --end;
    value.resize(end);
    return value;
}

Result<Options> parse_pdn_options(std::string_view written) {
    if (written.size() > kMaxOptions) return Fault{"the options are too long"};
    return parse_options<Options>(unescaped(written), option_fields());
}

std::optional<int> PdnHeader::type_number() const {
    const Tag* tag = find("GameType");
    if (!tag) return {};
    return parse_number<int>(trimmed(tag->value.substr(0, tag->value.find(','))), 0, 999);
}

const PdnType& PdnHeader::likely_type() const {
    const Tag* fen = find("FEN");
    const bool white_starts = fen && sorted_fen(fen->value) == sorted_fen("W:W21-32:B1-12");
    return white_starts ? russian_type() : english_type();
}

std::optional<PdnHeader::Ending> PdnHeader::ending(std::string_view result, Side starts) {
    std::string signs(result);
    std::erase_if(signs, [](char c) { return kPdnBlanks.find(c) != std::string_view::npos; });
    if (signs == "1-0" || signs == "2-0") return Ending{starts};
    if (signs == "0-1" || signs == "0-2") return Ending{other(starts)};
    if (signs == "1/2-1/2" || signs == "1-1" || signs == "1/2" || signs == "\xC2\xBD-\xC2\xBD")
        return Ending{std::nullopt};
    return {};
}

std::string pdn_tag_name(std::string_view written) {
    const auto letter = [](char c) { return lower(c) >= 'a' && lower(c) <= 'z'; };
    const auto fits = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '_'; };
    if (written.empty() || !letter(written[0]) || !std::all_of(written.begin(), written.end(), fits))
        return {};
    std::string name(written);
    if (name[0] >= 'a') name[0] = static_cast<char>(name[0] - 32);
    return name;
}

std::string normal_fen(std::string_view written) { return fen_of(written, Order::as_written); }
std::string sorted_fen(std::string_view written) { return fen_of(written, Order::by_number); }

}
