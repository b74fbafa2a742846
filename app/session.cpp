#include "session.h"

#include "feedback/feedback_player.h"
#include "lesson.h"
#include "players.h"
#include "share/share_sheet.h"
#include "store/daily.h"
#include "store/settings.h"
#include "views/game_views.h"
#include "words.h"

#include <QGuiApplication>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

namespace trapbox {

namespace {

constexpr int kFirstBot = 2; // of five levels: beaten after a few games

MatchDriver::Bots bots_of(const SavedTable& table) {
    MatchDriver::Bots bots(table.players.size());
    for (const SavedPlayer& player : table.players)
        if (player.bot) bots[static_cast<std::size_t>(player.seat)] = BotLevel{player.level};
    return bots;
}

// "The file is damaged."
QString sentence(const Fault& fault) {
    const QString words = translated(fault);
    return words.left(1).toUpper() + words.mid(1) + '.';
}

QString cannot_be_shown() { return Session::tr("This game can’t be shown here."); }

}

Session::Session(SaveStore& store, Settings& settings, Records& records, FeedbackPlayer& feedback,
                 ShareSheet& sheet)
    : MainOwned(this), m_store(store), m_settings(settings), m_records(records), m_feedback(feedback),
      m_sheet(sheet), m_seeds([] { return QRandomGenerator::system()->generate64(); }),
      m_result({
          {"name", [](const ResultRow& row) { return shown_name(row.player); }},
          {"art", [this](const ResultRow& row) { return seatArt(row.player.seat); }},
          {"score", [](const ResultRow& row) { return row.score; }},
          {"winner", [](const ResultRow& row) { return row.winner; }},
      }) {
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        m_away = state != Qt::ApplicationActive;
        if (!m_driver || m_replayer) return;
        m_driver->setAway(m_away);
        if (m_away) save();
    });
}

Session::~Session() = default;

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
    sit_down(match.rewound(), table, QString(), Role::watching);
    m_watched = id;
    m_replayer = std::make_unique<Replayer>(*m_driver, std::move(journal));
    emit matchChanged();
    m_replayer->setPlaying(true);
    if (!match.exact())
        emit remarked(
            tr("This match was played with another version of Trapbox, and does not run the same in "
               "this one. You see only how it ended."));
    return true;
}

void Session::share(const QString& id) {
    // What is handed on need not stay; android/res/xml/shared_files.xml names the folder too.
    const QString folder = m_sheet.there()
                               ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/shared"
                               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd hh.mm.ss");
    const QString path = folder + "/Trapbox " + stamp + ".trapbox";
    const auto done = m_store.export_file(id, path);
    if (!done)
        emit failed(sentence(done.fault()));
    else if (!m_sheet.there())
        emit shared(path);
    else if (!m_sheet.offer(path.toStdString()))
        emit failed(tr("Your device could not share this game."));
}

void Session::shareMatch() { share(m_replayer ? m_watched : m_ended.id); }

void Session::openGame(const QString& id) {
    const auto bytes = m_store.export_game(id);
    if (!bytes) return emit failed(sentence(bytes.fault()));
    read(
        [save = *bytes](const Stopped& stopped) {
            return read_save({save, save.size()}, &find_game, stopped);
        },
        [this, id](Result<SavedGame>& game) -> Result<QString> {
            if (!game) game = m_store.open(id); // sets it aside, and opens the generation before
            if (!game) return game.fault();
            return id;
        });
}

void Session::openFile(const QString& path) {
    const auto bytes = m_store.read_file(path);
    if (!bytes) return emit failed(sentence(bytes.fault()));
    read([file = *bytes](const Stopped& stopped) { return read_import(file, &find_game, stopped); },
         [this](Result<SavedGame>& game) -> Result<QString> {
             if (!game) return game.fault();
             save(); // the file may be of the match that is played now
             return m_store.take_in(*game);
         });
}

bool Session::resumeLast() {
    const auto games = m_store.games();
    if (games.empty()) return false;
    openGame(games.front().id);
    return true;
}

// `take_in` tells the id under which the game is kept.
void Session::read(const Arrival::Read& read, std::function<Result<QString>(Result<SavedGame>&)> take_in) {
    giveUpOpening(); // the game that was asked for last is the one that is wanted
    m_arrival.start(
        read, [this, take_in = std::move(take_in), sittings = m_sittings](Result<SavedGame> game) {
            emit openingChanged();
            const auto id = take_in(game);
            if (!id) return emit failed(sentence(id.fault()));
            if (m_sittings != sittings) return;
            const bool shown =
                *id == m_id || (game->table.finished ? show_replay(*game->match, game->table, *id)
                                                     : open(std::move(game->match), game->table, *id));
            if (shown) emit opened();
        });
    emit openingChanged();
}

void Session::giveUpOpening() {
    if (!opening()) return;
    m_arrival.give_up();
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
    emit matchChanged();
    return true;
}

bool Session::nextStep() {
    if (!m_lesson || !m_lesson->next()) return false;
    if (!m_lesson->current().in_new_match()) return true;
    auto lesson = std::move(m_lesson); // sitting down anew ends whatever was before
    Aside aside = std::exchange(m_aside, {});
    const bool shown = show_lesson_step(*lesson);
    m_aside = std::move(aside);
    m_lesson = std::move(lesson);
    connect(view(), &GameView::happened, m_lesson.get(), &Lesson::heed);
    emit matchChanged();
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
    sit_down(std::move(*match), table, QString(), Role::learning);
    return true;
}

bool Session::open(Result<std::unique_ptr<AnyMatch>> match, SavedTable table, const QString& id) {
    if (!match || !has_view((*match)->info().key)) {
        emit failed(cannot_be_shown());
        return false;
    }
    sit_down(std::move(*match), table, id, Role::playing);
    save();
    return true;
}

void Session::sit_down(std::unique_ptr<AnyMatch> match, const SavedTable& table, const QString& id,
                       Role role) {
    close();
    let_go(std::exchange(m_aside, {}).driver); // unless whoever put it aside keeps it
    ++m_sittings;
    m_id = id;
    m_table = table;
    auto driver = std::make_unique<MatchDriver>(std::move(match),
                                                role == Role::playing ? bots_of(table) : MatchDriver::Bots{});
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
        if (raw->view()->worth_saving(command.toStdString())) keep(&SaveStore::save_soon);
    });
    connect(raw, &MatchDriver::endReached, this, &Session::finish);
    connect(raw, &MatchDriver::changed, this, &Session::reopen_if_taken_back);
    m_driver = std::move(driver);
    m_driver->set_view(std::move(view));
    if (role != Role::watching) {
        m_driver->view()->begin();
        m_driver->setAway(m_away); // a file may come while nobody looks
    }
    update_result();
    emit matchChanged();
}

void Session::close() {
    if (!m_driver) return;
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

void Session::save() { keep(&SaveStore::save); }

void Session::keep(Keep how) {
    if (!m_driver || m_id.isEmpty()) return;
    m_table.last_played = QDateTime::currentDateTimeUtc();
    m_table.ticks = m_driver->match().ticks();
    m_table.standing = m_driver->view()->standing();
    set_outcome(m_table, m_driver->match().outcome());
    // Where the disk does not take it the store tells the player and tries again later.
    (void)(m_store.*how)(m_id, m_table, to_text(m_driver->match().journal()));
}

QString Session::title() const { return full_title(find_game(m_table.game.toStdString()), m_table.preset); }

void Session::recall(MatchSetup* setup) {
    setup->setBot(1, kFirstBot); // whoever has had nobody to play with has someone
    if (const auto last = m_settings.last_setup(setup->game()))
        setup->recall(last->preset, last->options, last->players, m_settings.seating());
}

int Session::nearSeat() const {
    for (const SavedPlayer& player : m_table.players)
        if (!player.bot) return player.seat;
    return 0;
}

int Session::people() const {
    return static_cast<int>(std::count_if(m_table.players.begin(), m_table.players.end(),
                                          [](const SavedPlayer& player) { return !player.bot; }));
}

const SavedPlayer* Session::player_at(int seat) const {
    for (const SavedPlayer& player : m_table.players)
        if (player.seat == seat) return &player;
    return nullptr;
}

QString Session::playerName(int seat) const {
    const SavedPlayer* player = player_at(seat);
    return player ? shown_name(*player) : QString();
}

QString Session::seatArt(int seat) const {
    return m_driver && seat >= 0 ? seat_art(m_table.game.toStdString(), m_driver->match().options(), seat)
                                 : QString();
}

bool Session::isBot(int seat) const {
    const SavedPlayer* player = player_at(seat);
    return player && player->bot;
}

}
