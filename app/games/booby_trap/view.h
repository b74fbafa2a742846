// Booby-Trap as QML sees it: the tray in millimetres, the piece under the finger and what it feels like, the
// bar, the scores. A long press feels, sliding up lifts, drifting sideways pushes the neighbours; what that
// does is physics.
#pragma once

#include "booby_trap/rules.h"
#include "core/match.h"
#include "games/booby_trap/rows.h"
#include "games/booby_trap/trip_replay.h"
#include "games/game_view.h"
#include "property_watch.h"

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

#include <map>
#include <set>

namespace trapbox {

class BoobyTrapView : public trapbox::GameView {
    Q_OBJECT
    // Roles: number, mmX, mmY, radius (mm), turn (degrees), sizeIndex (0 … 2), place (a PiecePlace),
    // onEnd (pushed up on end, until the tray is at rest), pileIndex (in the discard pile, 0 =
    // the first; −1 = not in it), owner (who took it, −1 = nobody), takenIndex (among what that seat took,
    // the small ones first), raised (0 … 1 of clear), mayTouch, touched, known (what this seat felt of it
    // when its finger came up: 0 … 4, −1 = nothing), knownText, label (size and place).
    Q_PROPERTY(QAbstractListModel* pieces READ pieces CONSTANT)
    // Roles: seat, points ("−5"), pointsText ("−5 points"), onTurn, takenCount.
    Q_PROPERTY(QAbstractListModel* players READ players CONSTANT)
    // In practice: contacts that carry load; roles mmX, mmY, span (mm), turn (degrees), load (0 … 1), broken.
    Q_PROPERTY(QAbstractListModel* chains READ chains CONSTANT)
    // In the replay of a trip: the contacts of the arch that broke, at their present or last place; the same
    // roles.
    Q_PROPERTY(QAbstractListModel* arch READ arch CONSTANT)
    Q_PROPERTY(double trayWidth READ trayWidth CONSTANT)     // mm
    Q_PROPERTY(double marking READ marking CONSTANT)         // from one to the next
    Q_PROPERTY(double bar READ bar NOTIFY changed)           // mm from the front wall
    Q_PROPERTY(double barStart READ barStart NOTIFY changed) // where it stood when the turn began
    Q_PROPERTY(int markingsMoved READ markingsMoved NOTIFY changed)
    Q_PROPERTY(bool tripped READ tripped NOTIFY changed)
    Q_PROPERTY(bool moving READ moving NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed) // on turn; −1 once it is over
    // "choosing", "touching", "lifting", "settling", "ended"
    Q_PROPERTY(TurnPhase phase READ phase NOTIFY changed)
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed)
    Q_PROPERTY(QString mustPick READ mustPick NOTIFY changed) // why, in words; empty where one may pass
    Q_PROPERTY(int discarded READ discarded NOTIFY changed)   // pieces in the discard pile
    Q_PROPERTY(int dueSize READ dueSize NOTIFY changed)       // −1 = any
    Q_PROPERTY(int tripsLeft READ tripsLeft NOTIFY changed)   // −1 = not a solitaire
    Q_PROPERTY(int tripsAllowed MEMBER kTripsAllowed CONSTANT)
    Q_PROPERTY(int piecesToGo READ piecesToGo NOTIFY changed) // until the end
    Q_PROPERTY(bool practice READ practice CONSTANT)
    Q_PROPERTY(QList<int> values READ values CONSTANT) // points by size
    // What the finger feels, the same value for ring, tone and vibration.
    Q_PROPERTY(bool feeling READ feeling NOTIFY feelingChanged)
    Q_PROPERTY(int level READ level NOTIFY feelingChanged) // 0 loose … 4 held very tight
    Q_PROPERTY(QString levelText READ levelText NOTIFY feelingChanged)
    // The levels that the reading leaves open. They come closer as it gets finer.
    Q_PROPERTY(int lowestLevel READ lowestLevel NOTIFY feelingChanged)
    Q_PROPERTY(int highestLevel READ highestLevel NOTIFY feelingChanged)
    // How far the touched piece moves under the finger: 1 = as a loose piece does, 0 = not at all.
    Q_PROPERTY(double play READ play NOTIFY feelingChanged)
    Q_PROPERTY(double grip READ grip NOTIFY changed) // how tight it is held as it is lifted, 0 … 1
    Q_PROPERTY(double sharpness READ sharpness NOTIFY feelingChanged) // 0 … 1: how sure it is
    Q_PROPERTY(QPointF touchedAt READ touchedAt NOTIFY changed)       // mm
    Q_PROPERTY(int cursor READ cursor NOTIFY cursorChanged)           // of the keyboard, a piece or −1
    // The pieces in the tray in the order in which they lie, for screen readers.
    Q_PROPERTY(QList<int> order READ order NOTIFY orderChanged)
    Q_PROPERTY(int hint READ hint NOTIFY cursorChanged) // the piece to try, or −1
    // After a trip: it can be replayed in slow motion. `again` is null unless the replay is shown.
    Q_PROPERTY(bool canSeeAgain READ canSeeAgain NOTIFY changed)
    Q_PROPERTY(trapbox::TripReplay* again READ again NOTIFY againChanged)

  public:
    // As in the engine.
    enum class TurnPhase : std::uint8_t { Choosing, Touching, Lifting, Settling, Ended };
    Q_ENUM(TurnPhase)
    enum class PiecePlace : std::uint8_t { InTray, Taken, Discarded }; // of a piece, as in the engine
    Q_ENUM(PiecePlace)

    using Rules = booby_trap::Rules;
    static constexpr int kTripsAllowed = booby_trap::kTripsAllowed;
    static constexpr int kLongPressMs = 300;
    static constexpr double kLiftMm = 34; // of finger travel, until the piece is clear

    BoobyTrapView(Match<Rules>& match, Submit submit);

    QUrl board() const override { return QUrl("qrc:/qt/qml/Trapbox/BoobyTrap/Board.qml"); }
    bool drags() const override { return true; }
    void keep_previous() override;
    void refresh(float between) override;
    void retranslate() override;
    void handle_events() override;
    void begin() override;
    void suspend() override;
    bool back() override;
    bool worth_saving(const AnyCommand& command) const override { return !is_drag_step(command); }
    bool is_drag_step(const AnyCommand& command) const override {
        return command.as<booby_trap::Command>().kind == booby_trap::Command::Kind::raise;
    }
    void show_hint(const AnyCommand& command) override;
    void ask_for(const std::optional<AnyCommand>& command) override;
    // Points; in a solitaire (BT-8) how many pieces too many are left, trips and touches, all negative.
    Score score_of(int points) const override;
    static QString score_text(const booby_trap::Options& options, const Score& score);
    std::vector<int> standing() const override; // scores; in a solitaire the pieces to go
    static std::vector<LessonStep> lesson();
    static QString standing_title(const booby_trap::Options& options);
    QString end_text(const QStringList& names) const override;
    QStringList end_story(const QStringList& names) const override;

    QAbstractListModel* pieces() { return &m_pieces; }
    QAbstractListModel* players() { return &m_players; }
    QAbstractListModel* chains() { return &m_chains; }
    QAbstractListModel* arch() { return &m_arch; }
    double trayWidth() const { return millimetres(m_now.tray_width); }
    double marking() const { return millimetres(m_now.marking); }
    double bar() const { return m_bar; }
    double barStart() const { return millimetres(m_now.bar_start); }
    int markingsMoved() const { return m_now.markings_moved; }
    bool tripped() const { return m_now.tripped; }
    bool moving() const { return m_now.moving; }
    int seat() const { return m_now.outcome.ended() ? -1 : m_now.turn.index; }
    TurnPhase phase() const;
    bool mayPass() const { return m_now.may_pass; }
    QString mustPick() const;
    int discarded() const { return static_cast<int>(m_pile.size()); }
    int dueSize() const { return m_now.due ? static_cast<int>(*m_now.due) : -1; }
    int tripsLeft() const { return m_now.trips_left.value_or(-1); }
    int piecesToGo() const { return m_now.pieces_left - m_now.pieces_at_end; }
    bool practice() const { return m_now.practice; }
    QList<int> values() const { return {m_now.values[0], m_now.values[1], m_now.values[2]}; }
    bool feeling() const { return m_feeling; }
    int level() const { return m_level; }
    QString levelText() const { return level_text(m_level); }
    int lowestLevel() const { return m_lowest; }
    int highestLevel() const { return m_highest; }
    double reading() const { return m_reading; } // 0 … 1, finer than the level
    double play() const;
    double grip() const;
    double sharpness() const;
    int touchedPiece() const { return m_now.touched ? m_now.touched->piece : -1; } // −1 = none
    QPointF touchedAt() const;
    int cursor() const { return m_cursor; }
    const QList<int>& order() const { return m_order; }
    int hint() const { return m_hint; }
    bool canSeeAgain() const { return m_trip && !m_again && !m_now.moving; }
    TripReplay* again() const { return m_again.get(); }

    // From now on these contacts are shown as the arch.
    void mark_arch(const booby_trap::Contacts& arch);

    // One finger, in millimetres in the tray; a second one does nothing.
    Q_INVOKABLE void press(int finger, double x, double y);
    Q_INVOKABLE void move(int finger, double x, double y);
    Q_INVOKABLE void lift(int finger);
    Q_INVOKABLE void cancel(int finger);
    // The screen was turned under the finger: where it is means nothing now.
    Q_INVOKABLE void cancelAll() { cancel(m_finger); }
    // The finger comes up where a tap is enough to feel.
    Q_INVOKABLE void tap(int finger);

    Q_INVOKABLE void pass();
    // A steady lift, straight up, of the piece that was felt.
    Q_INVOKABLE void take();
    // Feels this piece for as long as it takes; the ring then goes on telling it. For taps, keys and readers.
    Q_INVOKABLE void probe(int piece);
    // To the next piece in that direction.
    Q_INVOKABLE void moveCursor(int dx, int dy);

    // The last trip once more, slowly or as still pictures; meanwhile nothing can be touched.
    Q_INVOKABLE void seeAgain(bool stills);
    Q_INVOKABLE void stopSeeing();
    // A piece that flew to a pile is there; x: 0 … 1 across the tray.
    Q_INVOKABLE void pieceLanded(double x, int sizeIndex);

  signals:
    void changed();
    void feelingChanged();
    void cursorChanged();
    void orderChanged();
    void againChanged();
    void pieceJumped(double x, double y, double radius, int sizeIndex);
    // The finger has it in the air; `landed` follows once the bar is at rest.
    void pieceTaken(double x, double y, double radius, int sizeIndex);
    // `place`: among what that seat has taken.
    void landed(bool safe, int seat, int place);
    // "safe", "penalty": points, where the piece was.
    void judged(bool safe, int points, double x, double y);
    void hinted(const QString& sentence);

  private:
    bool do_command(booby_trap::Command::Kind kind, int piece = 0, int height = 0,
                    booby_trap::Drift drift = {}) {
        return submit(any_command<Rules>({.kind = kind, .piece = piece, .height = height, .drift = drift}));
    }
    int piece_under(double x, double y) const;
    QList<QPointF> first_lift() const; // of a newcomer
    void keep_cursor();
    QString piece_name(int piece) const; // "small piece 3"
    QString piece_text(const TrayPieceRow& row) const;
    void let_go();
    void start_feeling();
    void stop_feeling();
    void sharpen();
    int pressed_ms() const;
    float reading_of(const booby_trap::Felt& touch, int milliseconds) const;
    int known_of(const booby_trap::Felt& touch) const;
    void sound_bar();
    void refresh_chains();
    void refresh_pile();
    int pile_index(int piece) const;
    int taken_before(const booby_trap::Event& event) const; // pieces in front of it in its player's tray
    void remember_touch(int piece);
    void remember_slip();
    void mark_hint(int piece);
    void refresh_order();
    void announce_event(const booby_trap::Event& event);

    Match<Rules>& m_match;
    bool m_retranslates = false;
    PropertyWatch m_watch{*this, QMetaMethod::fromSignal(&BoobyTrapView::changed)};
    booby_trap::View m_before;
    booby_trap::View m_now;
    RowModel<TrayPieceRow> m_pieces;
    RowModel<TrayPlayerRow> m_players;
    RowModel<ChainRow> m_chains;
    RowModel<ChainRow> m_arch;
    double m_bar = 0;
    QList<int> m_order;

    int m_finger = -1;
    int m_pressed = -1; // the piece under it
    QPointF m_from;     // where the lift began, mm
    QTimer m_long_press;
    QTimer m_sharpen;
    QElapsedTimer m_pressing;
    int m_pressed_turn = 0;
    int m_pressed_ms = 0; // in that turn, before the press that goes on: a second one feels on from there
    bool m_feeling = false;
    int m_level = 0;
    int m_lowest = 0;
    int m_highest = 0;
    double m_reading = 0;
    std::map<int, int> m_known; // by turn, whose touch there is one of (BT-3): the last level it told
    int m_cursor = -1;
    int m_hint = -1;
    int m_asked = -1;        // the piece that a lesson asks for
    std::vector<int> m_pile; // the discard pile, the first one at the bottom
    int m_hovering = -1;     // in the air: taken, and the bar is not at rest yet
    std::set<int> m_on_end;  // pushed up on end since the tray was last at rest

    booby_trap::Contacts m_at_rest; // the contacts that carried load before the piece was lifted
    int m_lifted = -1;
    std::size_t m_lifted_from = 0; // commands, see Trip
    std::optional<Trip> m_slip;    // of this turn; a trip if the bar does not come back
    std::optional<Trip> m_trip;
    std::unique_ptr<TripReplay> m_again;
};

}
