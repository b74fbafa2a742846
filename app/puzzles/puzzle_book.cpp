#include "puzzles/puzzle_book.h"

#include "puzzles/puzzle_text.h"
#include "session.h"
#include "store/daily.h"
#include "translated.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace trapbox {

namespace {

// In display order. A path has the puzzles of a game whose options contain this text.
struct PathInfo {
    std::string_view game;
    std::string_view preset;
    std::string_view options;
};
constexpr PathInfo kPaths[] = {
    {"hex_trap", "", ""},
    {"trapdoor_checkers", "trapdoor_checkers", "rules=english"},
    {"trapdoor_checkers", "dames_et_trap", "rules=continental"},
    {"passed_trap", "", ""},
};

constexpr std::array<const char*, kPuzzleTiers> kTierTitles{
    QT_TRANSLATE_NOOP("trapbox::PuzzleBook", "Easy"), QT_TRANSLATE_NOOP("trapbox::PuzzleBook", "Medium"),
    QT_TRANSLATE_NOOP("trapbox::PuzzleBook", "Hard"), QT_TRANSLATE_NOOP("trapbox::PuzzleBook", "Expert")};

QString key_of(const Puzzle& puzzle) { return 'p' + QString::number(puzzle_id(puzzle), 16); }

}

PuzzleBook::PuzzleBook(PuzzleRecords& records, Session& session)
    : MainOwned(this), m_records(records), m_session(session),
      m_tiers({
          {"tier", [](const TierRow& row) { return row.tier; }},
          {"title",
           [](const TierRow& row) { return tr(kTierTitles[static_cast<std::size_t>(row.tier - 1)]); }},
          {"solved", [](const TierRow& row) { return row.solved; }},
          {"total", [](const TierRow& row) { return row.total; }},
      }),
      m_cells({
          {"number", [](const CellRow& row) { return row.number; }},
          {"stars", [](const CellRow& row) { return row.stars; }},
          {"next", [](const CellRow& row) { return row.next; }},
      }),
      m_dailies({
          {"game", [](const QString& game) { return game; }},
          {"title", [](const QString&) { return tr("Puzzle of the day"); }},
          {"gameTitle", [this](const QString& game) { return title_of(*daily(game).path); }},
          {"goal",
           [this](const QString& game) {
               const Daily day = daily(game);
               return PuzzleText::goal(day.path->puzzles[day.index]);
           }},
          {"today", [this](const QString& game) { return today(game); }},
          {"won", [this](const QString& game) { return is_solved(daily(game).key); }},
      }) {
    for (const PathInfo& info : kPaths) {
        Path path{find_puzzle_game(info.game), to_qstring(info.preset), {}, {}};
        auto puzzles = parse_puzzles(path.game->shipped());
        if (!puzzles) qFatal("the puzzles that come with the app are damaged");
        for (Puzzle& puzzle : *puzzles) {
            if (puzzle.options.find(info.options) == std::string::npos) continue;
            path.keys.push_back(key_of(puzzle));
            path.puzzles.push_back(std::move(puzzle));
        }
        m_paths.push_back(std::move(path));
    }
    std::vector<QString> games;
    for (const PuzzleGame& game : puzzle_catalog())
        games.push_back(to_qstring(game.info().key));
    m_dailies.set_rows(std::move(games));
    go_to_open_puzzle();
    connect(&m_records, &PuzzleRecords::changed, this, &PuzzleBook::refresh);
}

// The path and tier of the last puzzle, or of the next one to solve.
void PuzzleBook::go_to_open_puzzle() {
    for (std::size_t i = 0; i < m_paths.size(); ++i)
        if (std::ranges::find(m_paths[i].keys, m_records.open().key) != m_paths[i].keys.end())
            m_path = static_cast<int>(i);
    const int number = next();
    m_tier = number == 0 ? 1 : shown().puzzles[static_cast<std::size_t>(number - 1)].tier;
    refresh();
}

void PuzzleBook::refresh() {
    const Path& path = shown();
    std::vector<TierRow> tiers;
    for (int tier = 1; tier <= kPuzzleTiers; ++tier)
        tiers.push_back({tier, 0, 0});
    std::vector<CellRow> cells;
    const int following = next();
    for (std::size_t i = 0; i < path.puzzles.size(); ++i) {
        const int tier = path.puzzles[i].tier;
        const int number = static_cast<int>(i) + 1;
        const PuzzleRecord record = m_records.record(path.keys[i]);
        TierRow& row = tiers[static_cast<std::size_t>(tier - 1)];
        ++row.total;
        row.solved += record.solved ? 1 : 0;
        if (tier == m_tier) cells.push_back({number, record.stars(), number == following});
    }
    m_tiers.set_rows(std::move(tiers));
    m_cells.set_rows(std::move(cells));
    m_dailies.set_rows(std::vector(m_dailies.rows()));
    emit changed();
}

QList<QString> PuzzleBook::pathTitles() const {
    QList<QString> titles;
    for (const Path& path : m_paths)
        titles << title_of(path);
    return titles;
}

QString PuzzleBook::title_of(const Path& path) {
    const CatalogEntry* game = find_game(path.game->info().key);
    return path.preset.isEmpty() ? game_title(game) : variant_title(game, path.preset);
}

void PuzzleBook::setPath(int path) {
    if (path == m_path || path < 0 || path >= static_cast<int>(m_paths.size())) return;
    m_path = path;
    const int number = next();
    m_tier = number == 0 ? 1 : shown().puzzles[static_cast<std::size_t>(number - 1)].tier;
    refresh();
}

void PuzzleBook::setTier(int tier) {
    if (tier == m_tier || tier < 0 || tier > kPuzzleTiers) return;
    m_tier = tier;
    refresh();
}

int PuzzleBook::solved() const {
    int count = 0;
    for (const Path& path : m_paths)
        count += static_cast<int>(
            std::ranges::count_if(path.keys, [this](const QString& key) { return is_solved(key); }));
    return count;
}

int PuzzleBook::total() const {
    std::size_t count = 0;
    for (const Path& path : m_paths)
        count += path.puzzles.size();
    return static_cast<int>(count);
}

// The open puzzle, else the next unsolved one after it, else the first unsolved one.
int PuzzleBook::next() const {
    const auto& keys = shown().keys;
    const auto count = static_cast<int>(keys.size());
    const auto open = std::ranges::find(keys, m_records.open().key);
    const int from = open == keys.end() ? 0 : static_cast<int>(open - keys.begin());
    for (int i = 0; i < count; ++i)
        if (const int at = (from + i) % count; !is_solved(keys[static_cast<std::size_t>(at)])) return at + 1;
    return 0;
}

bool PuzzleBook::open(int number) {
    const Path& path = shown();
    if (number < 1 || number > static_cast<int>(path.puzzles.size())) return false;
    const auto index = static_cast<std::size_t>(number - 1);
    m_tier = path.puzzles[index].tier;
    return m_session.solve(std::make_unique<PuzzleRun>(
        path.puzzles[index], *path.game, PuzzleRun::Place{path.keys[index], path.preset, number}, m_records));
}

// Chosen from all puzzles of the game, on any path.
PuzzleBook::Daily PuzzleBook::daily(const QString& game) const {
    const QDate date = QDate::currentDate();
    std::size_t count = 0;
    const auto has_game = [&](const Path& path) { return to_qstring(path.game->info().key) == game; };
    for (const Path& path : m_paths)
        if (has_game(path)) count += path.puzzles.size();
    if (count == 0) return {};
    std::size_t index = daily_seed(date, game.toStdString(), "puzzle") % count;
    for (const Path& path : m_paths) {
        if (!has_game(path)) continue;
        if (index < path.puzzles.size()) return {&path, index, PuzzleRecords::daily_key(date, game)};
        index -= path.puzzles.size();
    }
    return {};
}

QString PuzzleBook::today(const QString& game) const {
    QStringList text;
    if (const PuzzleRecord record = m_records.record(daily(game).key); record.solved)
        text << tr("Done today");
    else if (record.wrong > 0 || record.helped)
        text << tr("Not done yet");
    if (const int days = streak(game); days > 1) text << tr("%1 days in a row").arg(days);
    return text.join("\u00a0· ");
}

int PuzzleBook::streak(const QString& game) const {
    return m_records.daily_streak(QDate::currentDate(), game);
}

bool PuzzleBook::openDaily(const QString& game) {
    const Daily day = daily(game);
    if (!day.path) return false;
    return m_session.solve(std::make_unique<PuzzleRun>(day.path->puzzles[day.index], *day.path->game,
                                                       PuzzleRun::Place{day.key, day.path->preset, 0},
                                                       m_records));
}

QString PuzzleBook::result_text(const QString& game) const {
    const Daily day = daily(game);
    if (!day.path || !is_solved(day.key)) return {};
    const int stars = m_records.record(day.key).stars();
    QString text = tr("Trapbox, puzzle of the day, %1")
                       .arg(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)) +
                   '\n' + title_of(*day.path) + ' ' + QString(stars, u'★') +
                   QString(PuzzleRecord::kMaxStars - stars, u'☆');
    if (const int days = streak(game); days > 1) text += '\n' + tr("%1 days in a row").arg(days);
    return text;
}

void PuzzleBook::copyResult(const QString& game) const {
    QGuiApplication::clipboard()->setText(result_text(game));
}

bool PuzzleBook::openNext() { return open(next()); }

}
