#include "session.h"

#include "feedback/feedback_player.h"
#include "games/game_feedback.h"
#include "games/game_views.h"
#include "lesson.h"
#include "store/daily.h"
#include "store/settings.h"
#include "translated.h"

#include <QGuiApplication>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>

namespace trapbox {

namespace {

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
    : MainOwned(this), m_store(store), m_settings(settings), m_feedback(feedback),
      m_seeds([] { return QRandomGenerator::system()->generate64(); }), m_result(m_match_table, records),
      m_opener(
          store, sheet, [this] { save(); },
          [this](SavedGame game, const QString& id) { show(std::move(game), id); }),
      m_sharing(store, sheet), m_saver(store, m_table, m_result) {
    connect(this, &Session::matchChanged, this, &Session::textChanged);
    connect(&m_opener, &GameOpener::failed, this, &Session::failed);
    connect(&m_sharing, &GameSharing::failed, this, &Session::failed);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        m_away = state != Qt::ApplicationActive;
        if (!m_driver || m_replayer) return;
        m_driver->setAway(m_away);
        if (m_away) save();
    });
}

bool Session::start(MatchSetup* setup) {
    const SavedTable table = setup->table();
    const bool newcomer = !m_settings.last_setup(table.game);
    setup->remember_in(m_settings);
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
    if (m_result.ended().id.isEmpty()) return false;
    Stashed stashed = stash();
    const bool shown = show_replay(stashed.driver->match(), stashed.table, stashed.ended.id);
    m_stashed = std::move(stashed);
    return shown;
}

bool Session::backToResult() { return m_replayer && resume(std::exchange(m_stashed, {})); }

bool Session::resumeStashed() { return resume(std::exchange(m_stashed, {})); }

Session::Stashed Session::stash() {
    m_driver->setPaused(true);
    save();
    m_feedback.stopAll();
    Stashed stashed{std::move(m_driver), m_table, m_saver.take_id(), m_result.take_ended(),
                    std::move(m_puzzle)};
    emit matchChanged();
    return stashed;
}

bool Session::resume(Stashed stashed) {
    if (!stashed.driver) return false;
    close();
    m_opener.keep_closed();
    m_driver = std::move(stashed.driver);
    m_table = stashed.table;
    m_saver.set_match(m_driver.get(), stashed.id);
    m_puzzle = std::move(stashed.puzzle);
    m_driver->setPaused(false);
    m_match_table.set(m_table, m_driver.get(),
                      m_puzzle ? MatchTable::Mode::Solving : MatchTable::Mode::Playing);
    m_result.set_ended(stashed.ended);
    m_result.set_driver(m_driver.get());
    emit matchChanged();
    m_result.refresh();
    return true;
}

bool Session::show_replay(const AnyMatch& match, const SavedTable& table, const QString& id) {
    if (!has_view(match.info().key)) {
        emit failed(cannot_be_shown());
        return false;
    }
    Playback playback = match.playback();
    start_match(playback.at_start(), table, QString(), MatchTable::Mode::Watching);
    m_watched = id;
    const bool is_simulated = playback.ticks > 0;
    m_replayer = std::make_unique<Replayer>(*m_driver, std::move(playback));
    if (is_simulated) m_replayer->enable_scrubbing();
    emit matchChanged();
    m_replayer->setPlaying(true);
    if (!match.exact())
        emit remarked(tr("This game was played with another version of Trapbox, which runs differently. You "
                         "can only see how it ended."));
    return true;
}

// A game in progress is resumed, a finished one replayed.
void Session::show(SavedGame game, const QString& id) {
    const bool cut_short = game.match->restart_count() > game.journal.restarts.size();
    const bool shown =
        id == m_saver.id() || (game.table.finished ? show_replay(*game.match, game.table, id)
                                                   : open(std::move(game.match), game.table, id));
    if (!shown) return;
    // While the player looks at the board.
    if (cut_short)
        m_exact.start(
            *m_driver, std::move(game.journal), [this, id = m_saver.id()] { return m_saver.id() == id; },
            [this] { m_saver.rewrite(); });
    emit opened();
}

bool Session::rematch() {
    if (!m_driver) return false;
    SavedTable table = m_table;
    if (!m_driver->match().info().simultaneous && table.players.size() == 2)
        std::swap(table.players[0].seat, table.players[1].seat); // TC-13
    return start_new(table, table.daily.isValid() ? m_driver->match().seed() : m_seeds());
}

bool Session::startAgain() {
    if (!canStartAgain()) return false;
    const QString left = m_saver.id();
    if (!start_new(m_table, m_seeds())) return false;
    (void)m_store.remove(left); // where that fails the store tells the player
    return true;
}

bool Session::start_new(SavedTable table, Seed seed) {
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
    auto steps = lesson_of(game.toStdString());
    if (steps.empty()) return false;
    auto lesson = std::make_unique<Lesson>(find_game(game.toStdString())->info().key, std::move(steps));
    // A lesson that is opened from a lesson stashes nothing: the match before the first one remains.
    Stashed stashed = m_driver && !m_lesson && !m_replayer ? stash() : std::exchange(m_stashed, {});
    return show_lesson_step(std::move(lesson), std::move(stashed));
}

bool Session::nextStep() {
    if (!m_lesson || !m_lesson->next()) return false;
    if (m_lesson->current().in_new_match())
        return show_lesson_step(std::move(m_lesson), std::exchange(m_stashed, {}));
    view()->ask_for(m_lesson->current().asks_for);
    return true;
}

// In a match of its own.
bool Session::show_lesson_step(std::unique_ptr<Lesson> lesson, Stashed stashed) {
    auto match = lesson->match();
    if (!match) {
        emit failed(cannot_be_shown());
        resume(std::move(stashed));
        return false;
    }
    {
        // matchChanged is emitted below, once the lesson is set: the screen of the stashed match would take a
        // match without a lesson for its own, and pause it.
        const QSignalBlocker blocked(this), result_blocked(&m_result);
        start_match(std::move(*match), lesson->table(), QString(), MatchTable::Mode::Teaching);
    }
    m_stashed = std::move(stashed);
    m_lesson = std::move(lesson);
    connect(view(), &GameView::happened, m_lesson.get(), &Lesson::on_event);
    view()->ask_for(m_lesson->current().asks_for);
    emit matchChanged();
    m_result.refresh();
    return true;
}

bool Session::solve(std::unique_ptr<PuzzleRun> puzzle) {
    auto match = puzzle->match();
    if (!match) {
        emit failed(cannot_be_shown());
        return false;
    }
    {
        const QSignalBlocker blocked(this), result_blocked(&m_result); // as with a lesson
        start_match(std::move(*match), puzzle->table(), QString(), MatchTable::Mode::Solving);
    }
    m_puzzle = std::move(puzzle);
    m_puzzle->attach(*m_driver);
    emit matchChanged();
    m_result.refresh();
    return true;
}

bool Session::watchSolution() {
    if (!m_puzzle) return false;
    const auto solution = m_puzzle->solution();
    if (!solution) return false;
    Stashed stashed = stash();
    const bool shown = show_replay(**solution, stashed.table, QString());
    m_stashed = std::move(stashed);
    return shown;
}

bool Session::open(Result<std::unique_ptr<AnyMatch>> match, SavedTable table, const QString& id) {
    if (!match || !has_view((*match)->info().key)) {
        emit failed(cannot_be_shown());
        return false;
    }
    m_store.begin(id);
    start_match(std::move(*match), table, id, MatchTable::Mode::Playing);
    save();
    return true;
}

void Session::start_match(std::unique_ptr<AnyMatch> match, const SavedTable& table, const QString& id,
                          MatchTable::Mode mode) {
    close();
    delete_later(std::exchange(m_stashed, {}).driver); // unless whoever put it stashed keeps it
    m_opener.keep_closed();
    m_table = table;
    const bool has_bots = mode == MatchTable::Mode::Playing || mode == MatchTable::Mode::Solving;
    auto driver =
        std::make_unique<MatchDriver>(std::move(match), has_bots ? bots_of(table) : MatchDriver::Bots{});
    MatchDriver* raw = driver.get();
    auto view = make_view(raw->match(), [raw](const AnyCommand& command) { return raw->submit(command); });
    connect_feedback(*view, m_feedback);
    connect(raw, &MatchDriver::endReached, this, &Session::finish);
    connect(raw, &MatchDriver::changed, this, &Session::reopen_if_undone);
    set_notes(*view, notes_of(table));
    m_driver = std::move(driver);
    m_driver->set_view(std::move(view));
    m_saver.set_match(raw, id);
    m_saver.follow(*raw);
    m_match_table.set(m_table, m_driver.get(), mode);
    if (mode != MatchTable::Mode::Watching) {
        m_driver->view()->begin();
        m_driver->setAway(m_away); // a file may come while nobody looks
    }
    m_result.set_driver(m_driver.get());
    m_result.refresh();
    emit matchChanged();
}

void Session::finish() {
    m_result.refresh();
    if (m_saver.id().isEmpty()) return;
    m_saver.finish();
    m_result.refresh();
}

// The last move of a match that had ended was undone: the match continues, and is saved as before.
void Session::reopen_if_undone() {
    if (m_result.ended().id.isEmpty() || m_replayer || m_driver->ended()) return;
    m_saver.reopen(m_result.take_ended().id);
}

void Session::shareMatch() { m_sharing.share(m_replayer ? m_watched : m_result.ended().id); }

QString Session::title() const { return full_title(find_game(m_table.game.toStdString()), m_table.preset); }

void Session::recall(MatchSetup* setup) { setup->recall_from(m_settings); }

void Session::retranslate() {
    m_match_table.retranslate();
    for (MatchDriver* driver : {m_driver.get(), m_stashed.driver.get()})
        if (driver) driver->view()->retranslate();
    if (m_lesson) emit m_lesson->textChanged();
    if (m_puzzle) emit m_puzzle->changed();
    m_result.retranslate();
    emit textChanged();
}

void Session::close() {
    if (!m_driver) return;
    m_exact.cancel();
    m_driver->view()->suspend();
    save();
    m_feedback.stopAll();
    m_saver.set_match(nullptr, {});
    m_result.take_ended();
    m_watched.clear();
    m_lesson.reset();
    m_puzzle.reset();
    m_replayer.reset();
    auto gone = std::move(m_driver);
    m_result.set_driver(nullptr);
    emit matchChanged();
    delete_later(std::move(gone));
}

// QML lets go of the view first.
void Session::delete_later(std::unique_ptr<MatchDriver> driver) {
    if (driver) driver.release()->deleteLater();
}

}
