#include "trapdoor_checkers/endgame_tables.h"

#include "trapdoor_checkers/generator.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace trapbox::trapdoor_checkers {

namespace {

using Kind = EndingResult::Kind;
using Table = EndgameTables::Table;
using TableSet = EndgameTables::TableSet;

constexpr int kMenSquares = 28; // all except the crown row

// An entry: 0 = drawn or impossible, otherwise turns + 1. A loss takes an even number of turns, a win an odd
// one.
constexpr int kMaxTurns = 254;
constexpr std::uint8_t entry_of(int turns) { return static_cast<std::uint8_t>(turns + 1); }
constexpr bool is_win(int turns) { return turns % 2 == 1; }

struct Material {
    int own_men = 0;
    int own_kings = 0;
    int enemy_men = 0;
    int enemy_kings = 0;

    std::size_t index() const {
        return static_cast<std::size_t>(((own_men * 5 + own_kings) * 5 + enemy_men) * 5 + enemy_kings);
    }
    Material turned() const { return {enemy_men, enemy_kings, own_men, own_kings}; }
    int own() const { return own_men + own_kings; }
    int enemy() const { return enemy_men + enemy_kings; }
    bool operator==(const Material&) const = default;
};

// Positions are stored with White to move: with Black to move, the board is rotated and the colours are
// swapped.
constexpr Bitboard turned(Bitboard set) {
    Bitboard result = 0;
    for (; set != 0; set &= set - 1)
        result |= Bitboard{1} << (34 - std::countr_zero(set));
    return result;
}
Position turned(const Position& position) {
    return {{turned(position.of(Side::white)), turned(position.of(Side::black))}, turned(position.kings), 0};
}

Material material_of(const Position& position) { // White to move
    const int own_kings = count(position.of(Side::white) & position.kings);
    const int enemy_kings = count(position.of(Side::black) & position.kings);
    return {count(position.of(Side::white)) - own_kings, own_kings,
            count(position.of(Side::black)) - enemy_kings, enemy_kings};
}

// Binomial coefficients, by Pascal's triangle.
constexpr auto kChoose = [] {
    std::array<std::array<int, EndgameTables::kMaxPieces>, kSquares + 1> rows{};
    for (std::size_t n = 0; n < rows.size(); ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; n > 0 && k < rows[n].size(); ++k)
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
    }
    return rows;
}();
constexpr int choose(int n, int k) {
    return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The rank of a set among the sets of its size: for squares a < b < c it is C(a,1) + C(b,2) + C(c,3).
int rank_of(Bitboard set, int first) {
    int rank = 0;
    int size = 0;
    for_each_square(set, [&](Square square) { rank += choose(square.index - first, ++size); });
    return rank;
}
Bitboard set_of(int rank, int size, int first) {
    Bitboard set = 0;
    for (; size > 0; --size) {
        int square = size - 1;
        while (choose(square + 1, size) <= rank)
            ++square;
        rank -= choose(square, size);
        set |= bit({static_cast<std::uint8_t>(square + first)});
    }
    return set;
}

// The index of a position in the table of its material. The four groups of pieces are ranked independently;
// entries in which two groups share a square are unused.
class Numbering {
  public:
    explicit Numbering(const Material& material)
        : m_material(material), m_own_kings(choose(kSquares, material.own_kings)),
          m_enemy_men(choose(kMenSquares, material.enemy_men)),
          m_enemy_kings(choose(kSquares, material.enemy_kings)) {}

    std::size_t size() const {
        return static_cast<std::size_t>(choose(kMenSquares, m_material.own_men) * m_own_kings * m_enemy_men *
                                        m_enemy_kings);
    }
    std::size_t index_of(const Position& position) const {
        const Bitboard kings = position.kings;
        const Bitboard own = position.of(Side::white);
        const Bitboard enemy = position.of(Side::black);
        int index = rank_of(own & ~kings, kSquares - kMenSquares);
        index = index * m_own_kings + rank_of(own & kings, 0);
        index = index * m_enemy_men + rank_of(enemy & ~kings, 0);
        return static_cast<std::size_t>(index * m_enemy_kings + rank_of(enemy & kings, 0));
    }
    std::optional<Position> position_at(std::size_t number) const {
        auto index = static_cast<int>(number);
        const Bitboard enemy_kings = set_of(index % m_enemy_kings, m_material.enemy_kings, 0);
        index /= m_enemy_kings;
        const Bitboard enemy_men = set_of(index % m_enemy_men, m_material.enemy_men, 0);
        index /= m_enemy_men;
        const Bitboard own_kings = set_of(index % m_own_kings, m_material.own_kings, 0);
        index /= m_own_kings;
        const Bitboard own_men = set_of(index, m_material.own_men, kSquares - kMenSquares);
        const Bitboard all = enemy_kings | enemy_men | own_kings | own_men;
        if (count(all) != m_material.own() + m_material.enemy()) return {};
        return Position{{enemy_kings | enemy_men, own_kings | own_men}, own_kings | enemy_kings, 0};
    }

  private:
    Material m_material;
    int m_own_kings;
    int m_enemy_men;
    int m_enemy_kings;
};

EndingResult result_in(const TableSet& tables, const Position& position) { // White to move
    if (position.of(Side::white) == 0) return {Kind::loss, 0};
    if (position.of(Side::black) == 0) return {Kind::win, 0}; // cannot happen during a game
    const Material material = material_of(position);
    const auto& table = tables[material.index()];
    if (!table) return {};
    const int entry = (*table)[Numbering(material).index_of(position)];
    if (entry == 0) return {Kind::draw, 0};
    return {is_win(entry - 1) ? Kind::win : Kind::loss, entry - 1};
}

// The tables of one material and of the same with swapped colours: plain moves lead from one table to the
// other.
template <RuleSet kRules>
class PairBuilder {
  public:
    PairBuilder(const TableSet& smaller, const Material& material, const Budget& budget)
        : m_smaller(smaller), m_budget(budget) {
        m_halves.emplace_back(material);
        if (material != material.turned()) m_halves.emplace_back(material.turned());
    }

    // The table of the material, and that with swapped colours if it differs; null when cancelled.
    std::array<std::unique_ptr<const Table>, 2> build() {
        for (Half& half : m_halves)
            for (std::size_t index = 0; index < half.entries.size(); ++index) {
                if (is_stopped()) return {};
                begin(half, index);
            }
        for (int turns = 0; turns <= m_latest; ++turns)
            for (std::size_t half = 0; half < m_halves.size(); ++half)
                for (std::size_t index = 0; index < m_halves[half].entries.size(); ++index) {
                    if (m_halves[half].entries[index] != entry_of(turns)) continue;
                    if (is_stopped()) return {};
                    go_back(half, index, turns);
                }
        std::array<std::unique_ptr<const Table>, 2> tables;
        for (std::size_t i = 0; i < m_halves.size(); ++i)
            tables[i] = std::make_unique<const Table>(std::move(m_halves[i].entries));
        return tables;
    }

  private:
    struct Half {
        explicit Half(const Material& material)
            : numbering(material), entries(numbering.size()), open(numbering.size()),
              slowest_loss(numbering.size()) {}
        Numbering numbering;
        Table entries;                          // with the fastest win or loss found so far
        std::vector<std::uint8_t> open;         // number of moves not known to lose
        std::vector<std::uint8_t> slowest_loss; // turns of the slowest loss by a move to other tables
    };

    bool is_stopped() {
        if ((++m_steps & 1023) == 0 && m_budget.cancelled()) m_cancelled = true;
        return m_cancelled;
    }

    // Counts the moves. Captures and crownings lead to tables that are already complete.
    void begin(Half& own, std::size_t index) {
        const auto position = own.numbering.position_at(index);
        if (!position) return;
        Generator<kRules, Side::white> generator(*position);
        int open = 0;
        int soonest_win = kMaxTurns + 1;
        int slowest_loss = 0;
        const auto leave = [&](Bitboard from, Bitboard to, Bitboard captured) {
            Position next = *position;
            make(next, Side::white, from, to, captured);
            const EndingResult then = result_in(m_smaller, turned(next));
            if (then.kind == Kind::loss) soonest_win = std::min(soonest_win, then.turns + 1);
            if (then.kind == Kind::win) slowest_loss = std::max(slowest_loss, then.turns + 1);
            if (then.kind == Kind::draw) ++open;
        };
        if (generator.can_capture()) {
            int max_taken = 0;
            if (kRules.majority_capture)
                generator.for_each_capture(
                    [&](const Trail& trail, Bitboard) { max_taken = std::max(max_taken, trail.taken()); });
            generator.for_each_capture([&](const Trail& trail, Bitboard captured) {
                if (trail.taken() >= max_taken) leave(trail.from(), trail.to(), captured);
            });
        } else {
            generator.for_each_step([&](Bitboard from, Bitboard to) {
                const bool crowns = (to & crown_row(Side::white)) != 0 && (position->kings & from) == 0;
                if (crowns)
                    leave(from, to, 0);
                else
                    ++open;
            });
        }
        own.open[index] = static_cast<std::uint8_t>(open);
        own.slowest_loss[index] = static_cast<std::uint8_t>(slowest_loss);
        if (soonest_win <= kMaxTurns)
            set(own, index, soonest_win);
        else if (open == 0)
            set(own, index, slowest_loss);
    }

    void set(Half& half, std::size_t index, int turns) {
        assert(turns <= kMaxTurns);
        half.entries[index] = entry_of(turns);
        m_latest = std::max(m_latest, turns);
    }

    // Updates every predecessor by a plain move: this position ends in `turns`.
    void go_back(std::size_t half, std::size_t index, int turns) {
        const auto position = m_halves[half].numbering.position_at(index);
        Half& before = m_halves[m_halves.size() - 1 - half];
        const Bitboard moved = position->of(Side::black);
        const Bitboard empty = position->empty();
        const auto from_to = [&](Bitboard to, Bitboard from) {
            Position previous = *position;
            previous.pieces[trapdoor_checkers::index_of(Side::black)] ^= to | from;
            if ((previous.kings & to) != 0) previous.kings ^= to | from;
            if (Generator<kRules, Side::black>(previous).can_capture()) return; // it had to capture
            tell(before, before.numbering.index_of(turned(previous)), turns);
        };
        const auto back = [&]<Direction kDirection>(Bitboard piece) {
            for (Bitboard from = step<kDirection>(piece) & empty; from != 0;
                 from = step<kDirection>(from) & empty) {
                from_to(piece, from);
                if (!kRules.flying_queens || (position->kings & piece) == 0) return;
            }
        };
        for (Bitboard pieces = moved; pieces != 0; pieces &= pieces - 1) {
            const Bitboard piece = lowest(pieces);
            back.template operator()<Direction::up_left>(piece);
            back.template operator()<Direction::up_right>(piece);
            if ((position->kings & piece) == 0) continue;
            back.template operator()<Direction::down_left>(piece);
            back.template operator()<Direction::down_right>(piece);
        }
    }

    void tell(Half& before, std::size_t index, int turns) {
        const int entry = before.entries[index];
        if (!is_win(turns)) { // a move to a lost position wins
            if (entry == 0 || entry > entry_of(turns + 1)) set(before, index, turns + 1);
        } else if (entry == 0 && --before.open[index] == 0) {
            set(before, index, std::max(turns + 1, int{before.slowest_loss[index]}));
        }
    }

    const TableSet& m_smaller;
    const Budget& m_budget;
    std::vector<Half> m_halves; // the material, and that with swapped colours if it differs
    int m_latest = 0;           // turns of the longest ending so far
    std::uint64_t m_steps = 0;
    bool m_cancelled = false;
};

// The computed tables by rule set, shared by all bots of the process and kept until it ends.
using KnownTables = std::array<std::atomic<const Table*>, std::tuple_size_v<TableSet>>;
KnownTables& known_tables(const RuleSet& rules) {
    static std::array<KnownTables, 2> all{};
    return all[rules.flying_queens ? 1 : 0];
}

// Two bots may compute the same table at the same time: the first result is used.
const Table* keep(std::atomic<const Table*>& known, std::unique_ptr<const Table> table) {
    const Table* first = nullptr;
    return known.compare_exchange_strong(first, table.get()) ? table.release() : first;
}

class Collector {
  public:
    Collector(const RuleSet& rules, const Budget& budget, TableSet& tables)
        : m_rules(rules), m_budget(budget), m_tables(tables) {}

    // Adds the tables of this material, if it is small enough, and of all material that can follow from it.
    void collect(const Material& material) {
        if (m_cancelled || material.own() == 0 || material.enemy() == 0 || is_done(material)) return;
        m_done.push_back(material);
        const auto& [own_men, own_kings, enemy_men, enemy_kings] = material;
        if (own_men > 0) {
            collect({own_men - 1, own_kings + 1, enemy_men, enemy_kings});
            collect({own_men - 1, own_kings, enemy_men, enemy_kings});
        }
        if (own_kings > 0) collect({own_men, own_kings - 1, enemy_men, enemy_kings});
        if (enemy_men > 0) {
            collect({own_men, own_kings, enemy_men - 1, enemy_kings + 1});
            collect({own_men, own_kings, enemy_men - 1, enemy_kings});
        }
        if (enemy_kings > 0) collect({own_men, own_kings, enemy_men, enemy_kings - 1});
        if (!m_cancelled && material.own() + material.enemy() <= EndgameTables::kMaxPieces) add(material);
    }

  private:
    bool is_done(const Material& material) const {
        return std::ranges::find(m_done, material) != m_done.end() ||
               std::ranges::find(m_done, material.turned()) != m_done.end();
    }

    void add(const Material& material) {
        const std::size_t places[] = {material.index(), material.turned().index()};
        KnownTables& known = known_tables(m_rules);
        for (const std::size_t place : places)
            m_tables[place] = known[place];
        if (m_tables[places[0]] && m_tables[places[1]]) return;
        auto built = m_rules.flying_queens ? PairBuilder<kContinental>(m_tables, material, m_budget).build()
                                           : PairBuilder<kEnglish>(m_tables, material, m_budget).build();
        m_cancelled = !built[0];
        for (std::size_t i = 0; i < built.size(); ++i)
            if (built[i]) m_tables[places[i]] = keep(known[places[i]], std::move(built[i]));
    }

    const RuleSet& m_rules;
    const Budget& m_budget;
    TableSet& m_tables;
    std::vector<Material> m_done;
    bool m_cancelled = false;
};

}

EndgameTables::EndgameTables(const RuleSet& rules, const Position& position, Side turn, const Budget& budget)
    : m_tables(std::make_unique<TableSet>()) {
    Collector(rules, budget, *m_tables)
        .collect(material_of(turn == Side::white ? position : turned(position)));
}

EndingResult EndgameTables::find(const Position& position, Side turn) const {
    if (!m_tables || count(position.occupied()) > kMaxPieces) return {};
    return result_in(*m_tables, turn == Side::white ? position : turned(position));
}

std::size_t EndgameTables::bytes() const {
    std::size_t sum = 0;
    if (m_tables)
        for (const auto& table : *m_tables)
            sum += table ? table->size() : 0;
    return sum;
}

}
