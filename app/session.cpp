#include "session.h"

#include "feedback/feedback_player.h"
#include "games/game_views.h"
#include "lesson.h"
#include "players.h"
#include "share/share_sheet.h"
#include "store/daily.h"
#include "store/settings.h"
#include "words.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>

using namespace std::chrono_literals;

namespace trapbox {

namespace {

constexpr auto kLongestReplay = 500ms; // of a game that is resumed
constexpr auto kNoLimit = std::chrono::milliseconds::max();

MatchDriver::Bots bots_of(const SavedTable& table) {
    MatchDriver::Bots bots(table.players.size());
    for (const SavedPlayer& player : table.players)
        if (player.bot) bots[static_cast<std::size_t>(player.seat)] = BotLevel{player.level};
    return bots;
}

// What others wrote about the match, and the day on which it began here.
RecordNotes notes_of(const SavedTable& table) {
    RecordNotes notes = table.notes;
    const auto is_date = [](const RecordTag& tag) { return tag.name == "Date"; };
    if (table.started.isValid() && std::none_of(notes.tags.begin(), notes.tags.end(), is_date))
        notes.tags.push_back({"Date", table.started.toLocalTime().toString("yyyy.MM.dd").toStdString()});
    return notes;
}

QString cannot_be_shown() { return Session::tr("This game can’t be shown here."); }

}

Session::Session(SaveStore& store, Settings& settings, Records& records, FeedbackPlayer& feedback,
                 ShareSheet& sheet)
    : MainOwned(this), m_store(store), m_settings(settings), m_records(records), m_feedback(feedback),
      m_sheet(sheet), m_seeds([] { return QRandomGenerator::system()->generate64(); }),
      m_result({
          {"name", [this](const ResultRow& row) { return m_match_table.playerName(row.player.seat); }},
          {"art", [this](const ResultRow& row) { return m_match_table.seatArt(row.player.seat); }},
          {"score", [](const ResultRow& row) { return row.score; }},
          {"winner", [](const ResultRow& row) { return row.winner; }},
      }) {
    connect(this, &Session::matchChanged, this, &Session::textChanged);
    connect(this, &Session::endingChanged, this, &Session::textChanged);
    connect(&m_arrival, &Arrival::changed, this, &Session::openingChanged);
    connect(&m_exact, &Arrival::changed, this, [this] {
        if (m_exact.needs_consent()) m_exact.cancel(); // nobody has asked for it
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        m_away = state != Qt::ApplicationActive;
        if (!m_driver || m_replayer) return;
        m_driver->setAway(m_away);
        if (m_away) save();
    });
}

Session::~Session() {
    m_arrival.cancel();
    m_sheet.cancel_fetch(); // else the arrival would wait for an app that never answers
}

bool Session::start(MatchSetup* setup) {
    const SavedTable table = setup->table();
    const bool newcomer = !m_settings.last_setup(table.game);
    m_settings.set_last_setup(
        table.game, {table.preset, QString::fromStdString(setup->options_text()), setup->remembered()});
    if (setup->seatings().size() > 1) m_settings.set_seating(table.seating);
    if (!open(find_game(table.game.toStdString())->start(setup->options_text(), m_seeds()), table,
              SaveStore::new_id()))
        return false;
    if (newcomer) view()->welcome_newcomer();
    return true;
}

bool Session::startAsLast(const QString& game) {
    MatchSetup setup;
    setup.setGame(game);
    recall(&setup);
    return start(&setup);
}

bool Session::startDaily(const QString& game, const QString& preset) {
    MatchSetup setup;
    setup.setGame(game);
    setup.setPreset(preset);
    SavedTable table = setup.table();
    table.daily = QDate::currentDate();
    const auto seed = daily_seed(table.daily, game.toStdString(), preset.toStdString());
    return open(find_game(game.toStdString())->start(setup.options_text(), seed), table, SaveStore::new_id());
}

bool Session::watchAgain() {
    if (m_ended.id.isEmpty()) return false;
    Aside aside = put_aside();
    const bool shown = show_replay(aside.driver->match(), aside.table, aside.ended.id);
    m_aside = std::move(aside);
    return shown;
}

bool Session::backToResult() { return m_replayer && take_up(std::exchange(m_aside, {})); }

bool Session::takeUpAgain() { return take_up(std::exchange(m_aside, {})); }

Session::Aside Session::put_aside() {
    m_driver->setPaused(true);
    save();
    m_feedback.stopAll();
    Aside aside{std::move(m_driver), m_table, std::exchange(m_id, {}), std::exchange(m_ended, {})};
    emit matchChanged();
    return aside;
}

bool Session::take_up(Aside aside) {
    if (!aside.driver) return false;
    close();
    ++m_sittings;
    m_driver = std::move(aside.driver);
    m_table = aside.table;
    m_id = aside.id;
    m_ended = aside.ended;
    m_driver->setPaused(false);
    m_match_table.set(m_table, m_driver.get(), MatchTable::Mode::Playing);
    emit matchChanged();
    update_result();
    return true;
}

bool Session::show_replay(const AnyMatch& match, const SavedTable& table, const QString& id) {
    if (!has_view(match.info().key)) {
        emit failed(cannot_be_shown());
        return false;
    }
    Journal journal = match.journal();
    sit_down(match.rewound(), table, QString(), MatchTable::Mode::Watching);
    m_watched = id;
    const bool is_simulated = journal.ticks > 0;
    m_replayer = std::make_unique<Replayer>(*m_driver, std::move(journal));
    if (is_simulated) m_replayer->enable_scrubbing();
    emit matchChanged();
    m_replayer->setPlaying(true);
    if (!match.exact())
        emit remarked(tr("This game was played with another version of Trapbox, which runs differently. You "
                         "can only see how it ended."));
    return true;
}

void Session::openGame(const QString& id) {
    const auto bytes = m_store.export_game(id);
    if (!bytes) return emit failed(sentence(bytes.fault()));
    // A game in progress continues within a second, however long it is; a replay needs every moment of it.
    const auto games = m_store.games();
    const bool in_progress =
        std::any_of(games.begin(), games.end(), [&](const SavedEntry& game) { return game.id == id; });
    read(
        [save = *bytes](const ReplayMonitor& monitor) {
            return as_import(read_save({save, save.size()}, &find_game, monitor));
        },
        [this, id](Result<SavedGame>& game) -> Result<QString> {
            if (!game) game = m_store.open(id); // sets it aside, and opens the generation before
            if (!game) return game.fault();
            return id;
        },
        {.replay = in_progress ? kLongestReplay : 0ms});
}

void Session::openFile(const QString& path) {
    const auto bytes = m_store.read_file(path);
    if (!bytes) return emit failed(sentence(bytes.fault()));
    m_file_name = QFileInfo(path).fileName();
    read([file = *bytes](const ReplayMonitor& monitor) { return read_file(file, &find_game, monitor); },
         [this](Result<SavedGame>& game) { return take_in(game); });
}

void Session::openAddress(const QUrl& address) {
    const QString name = address.fileName();
    m_file_name = name.contains('.') ? name : QString(); // else it is a number of that app
    read(
        [&sheet = m_sheet,
         from = address.toEncoded().toStdString()](const ReplayMonitor& monitor) -> Result<Import> {
            const QString copy = QString::fromStdString(sheet.fetch(from, kMaxSaveBytes));
            const auto file = DiskFiles().read(copy, kMaxSaveBytes);
            QFile::remove(copy);
            if (!file) return file.fault();
            if (!file->whole()) return Fault{kHugeSave};
            return read_file(file->bytes, &find_game, monitor);
        },
        [this](Result<SavedGame>& game) { return take_in(game); });
}

void Session::openListed(int row) {
    const auto* game = m_choice.game(row);
    if (!game) return;
    read([file = m_choice.file(), game = *game](
             const ReplayMonitor& monitor) { return as_import(read_listed(*file, game, monitor)); },
         [this](Result<SavedGame>& read) { return take_in(read); });
}

// A game from elsewhere, which may be the match that is played now.
Result<QString> Session::take_in(Result<SavedGame>& game) {
    if (!game) return game.fault();
    save();
    return m_store.take_in(*game);
}

void Session::bringBack(const QString& name) {
    const auto bytes = m_store.read_aside(name);
    if (!bytes) return emit failed(sentence(bytes.fault()));
    read([file =
              *bytes](const ReplayMonitor& monitor) { return as_import(salvage(file, &find_game, monitor)); },
         [this, name, file = *bytes](Result<SavedGame>& game) {
             auto id = take_in(game);
             // Where only a part of it came back, it stays until the player removes it.
             const auto whole = read_journal({file, file.size()});
             if (id && whole && whole->commands.size() == game->match->command_count())
                 (void)m_store.remove_aside(name);
             return id;
         });
}

bool Session::resumeLast() {
    const auto games = m_store.games();
    if (games.empty()) return false;
    openGame(games.front().id);
    return true;
}

// `take_in` tells the id under which the game is kept.
void Session::read(const Arrival::Read& read, std::function<Result<QString>(Result<SavedGame>&)> take_in,
                   const Arrival::Limits& limits) {
    giveUpOpening(); // the game that was asked for last is the one that is wanted
    m_arrival.start(
        read,
        [this, take_in = std::move(take_in), sittings = m_sittings](Result<Import> import) {
            emit openingChanged();
            if (auto* file = import ? std::get_if<RecordFile>(&*import) : nullptr) {
                m_choice.offer(std::move(*file), m_file_name);
                return emit choiceOffered();
            }
            auto game = import ? Result<SavedGame>(std::get<SavedGame>(std::move(*import))) : import.fault();
            const auto id = take_in(game);
            if (!id) return emit failed(sentence(id.fault()));
            if (m_sittings != sittings) return;
            const bool cut_short = game->match->restart_count() > game->journal.restarts.size();
            const bool shown =
                *id == m_id || (game->table.finished ? show_replay(*game->match, game->table, *id)
                                                     : open(std::move(game->match), game->table, *id));
            if (!shown) return;
            if (cut_short) replay_behind(m_id, std::move(game->journal));
            emit opened();
        },
        limits);
    emit openingChanged();
}

// A checkpoint knows where everything is, but not quite how it presses on its neighbours. While the player
// looks at the board, the match is replayed from its start, and takes over unless it has been played on
// meanwhile.
void Session::replay_behind(const QString& id, Journal journal) {
    m_exact.start(
        [played = std::move(journal)](const ReplayMonitor& monitor) -> Result<Import> {
            auto match = find_game(played.game)->load_with(monitor, played);
            if (!match) return match.fault();
            return Import(SavedGame{{}, {}, std::move(*match)});
        },
        [this, id](const Result<Import>& import) {
            if (!import || !m_driver || m_id != id) return;
            AnyMatch& exact = *std::get<SavedGame>(*import).match;
            const AnyMatch& shown = m_driver->match();
            if (!exact.exact() || shown.command_count() != exact.command_count() ||
                shown.ticks() != exact.ticks())
                return;
            m_driver->adopt(exact);
            m_store.begin(m_id); // its past is not that of the log
            save();
        },
        {.without_consent = kNoLimit}); // nobody waits for it, and nobody could be asked
}

void Session::giveUpOpening() {
    if (!opening()) return;
    m_arrival.cancel();
    m_sheet.cancel_fetch();
    emit openingChanged();
}

bool Session::rematch() {
    if (!m_driver) return false;
    SavedTable table = m_table;
    if (!m_driver->match().info().simultaneous && table.players.size() == 2)
        std::swap(table.players[0].seat, table.players[1].seat); // TC-13
    return play_anew(table, table.daily.isValid() ? m_driver->match().seed() : m_seeds());
}

bool Session::startAgain() {
    if (!canStartAgain()) return false;
    const QString left = m_id;
    if (!play_anew(m_table, m_seeds())) return false;
    (void)m_store.remove(left); // where that fails the store tells the player
    return true;
}

bool Session::play_anew(SavedTable table, Seed seed) {
    table.started = QDateTime::currentDateTimeUtc();
    table.finished = false;
    table.notes = {};
    const auto options = m_driver->match().options();
    return open(find_game(table.game.toStdString())->start(options, seed), table, SaveStore::new_id());
}

// Where both play at once, commands have set up their disks before anybody plays.
bool Session::begun() const {
    if (!m_driver) return false;
    const AnyMatch& match = m_driver->match();
    return match.info().simultaneous ? match.ticks() > 0 : match.command_count() > 0;
}

bool Session::teach(const QString& game) {
    if (lesson_of(game.toStdString()).empty()) return false;
    auto lesson = std::make_unique<Lesson>(find_game(game.toStdString())->info().key);
    // From within a lesson it is still the match before that one.
    Aside aside = m_driver && !m_lesson && !m_replayer ? put_aside() : std::exchange(m_aside, {});
    if (!show_lesson_step(*lesson)) {
        take_up(std::move(aside));
        return false;
    }
    m_aside = std::move(aside);
    m_lesson = std::move(lesson);
    connect(view(), &GameView::happened, m_lesson.get(), &Lesson::heed);
    view()->ask_for(m_lesson->current().asks_for);
    emit matchChanged();
    emit endingChanged();
    return true;
}

bool Session::nextStep() {
    if (!m_lesson || !m_lesson->next()) return false;
    if (!m_lesson->current().in_new_match()) {
        view()->ask_for(m_lesson->current().asks_for);
        return true;
    }
    auto lesson = std::move(m_lesson); // sitting down anew ends whatever was before
    Aside aside = std::exchange(m_aside, {});
    const bool shown = show_lesson_step(*lesson);
    m_aside = std::move(aside);
    m_lesson = std::move(lesson);
    connect(view(), &GameView::happened, m_lesson.get(), &Lesson::heed);
    view()->ask_for(m_lesson->current().asks_for);
    emit matchChanged();
    emit endingChanged();
    return shown;
}

bool Session::show_lesson_step(const Lesson& lesson) {
    const LessonStep& step = lesson.current();
    const CatalogEntry* game = find_game(lesson.game());
    auto match = step.position.empty() ? game->start(step.options, 1)
                                       : game->start_from(step.options, 1, step.position);
    if (!match) {
        emit failed(cannot_be_shown());
        return false;
    }
    SavedTable table;
    table.game = to_qstring(lesson.game());
    table.seating = "side";
    for (int seat = 0; seat < (*match)->seats(); ++seat)
        table.players.push_back({.name = {}, .seat = seat});
    // The match is announced by the caller, once the lesson is set: the screen of the match from which the
    // lesson was opened would take one without a lesson for its own, and pause it.
    const QSignalBlocker unannounced(this);
    sit_down(std::move(*match), table, QString(), MatchTable::Mode::Teaching);
    return true;
}

bool Session::open(Result<std::unique_ptr<AnyMatch>> match, SavedTable table, const QString& id) {
    if (!match || !has_view((*match)->info().key)) {
        emit failed(cannot_be_shown());
        return false;
    }
    m_store.begin(id);
    sit_down(std::move(*match), table, id, MatchTable::Mode::Playing);
    save();
    return true;
}

void Session::sit_down(std::unique_ptr<AnyMatch> match, const SavedTable& table, const QString& id,
                       MatchTable::Mode mode) {
    close();
    let_go(std::exchange(m_aside, {}).driver); // unless whoever put it aside keeps it
    ++m_sittings;
    m_id = id;
    m_table = table;
    auto driver = std::make_unique<MatchDriver>(
        std::move(match), mode == MatchTable::Mode::Playing ? bots_of(table) : MatchDriver::Bots{});
    MatchDriver* raw = driver.get();
    auto view = make_view(raw->match(), [raw](const std::string& command) { return raw->submit(command); });
    connect(view.get(), &GameView::cue, this, [this](const CueEvent& cue) { m_feedback.play(cue); });
    connect(view.get(), &GameView::continuous, this, [this](int channel, Cue cue, float value) {
        if (value < 0)
            m_feedback.stop(channel);
        else
            m_feedback.setContinuous(channel, cue, value);
    });
    connect(raw, &MatchDriver::commandAccepted, this, [this, raw](const QString& command) {
        m_store.played(m_id, raw->match(), command.toStdString());
        if (raw->ended()) return; // finish() saves it
        if (raw->view()->worth_saving(command.toStdString())) keep(Saving::soon);
    });
    connect(raw, &MatchDriver::undone, this, [this, raw] {
        m_store.undone(m_id, raw->match());
        save();
    });
    connect(view.get(), &GameView::decided, this, [this] { keep(Saving::soon); });
    connect(raw, &MatchDriver::endReached, this, &Session::finish);
    connect(raw, &MatchDriver::changed, this, &Session::reopen_if_taken_back);
    set_notes(*view, notes_of(table));
    m_driver = std::move(driver);
    m_driver->set_view(std::move(view));
    m_match_table.set(m_table, m_driver.get(), mode);
    if (mode != MatchTable::Mode::Watching) {
        m_driver->view()->begin();
        m_driver->setAway(m_away); // a file may come while nobody looks
    }
    update_result();
    emit matchChanged();
}

void Session::close() {
    if (!m_driver) return;
    m_exact.cancel();
    m_driver->view()->lay_down();
    save();
    m_feedback.stopAll();
    m_id.clear();
    m_ended = {};
    m_watched.clear();
    m_lesson.reset();
    m_replayer.reset();
    auto gone = std::move(m_driver);
    emit matchChanged();
    let_go(std::move(gone));
}

// QML lets go of the view first.
void Session::let_go(std::unique_ptr<MatchDriver> driver) {
    if (driver) driver.release()->deleteLater();
}

}
