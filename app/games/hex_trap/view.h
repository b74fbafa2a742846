// Trap as QML sees it: spaces, slots, movers and walls in widths of a space, and what fingers and keys do to
// them. The half of a turn that is made lives here; only a whole turn is a command. A turn that was not made
// by a finger on this board is shown half by half.
#pragma once

#include "core/match.h"
#include "games/hex_trap/draft.h"
#include "games/hex_trap/places.h"
#include "games/turn_game_view.h"
#include "hex_trap/rules.h"
#include "row_model.h"

#include <QTimer>

#include <array>
#include <deque>
#include <span>

namespace trapbox {

// Red or Blue.
class HexTrapSide : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(int caught MEMBER caught NOTIFY changed) // of its movers
    // What is asked of this side, or what it did last.
    Q_PROPERTY(QString text MEMBER text NOTIFY changed)

  public:
    int seat = 0;
    int caught = 0;
    QString text;

  signals:
    void changed();
};

class HexTrapView : public trapbox::TurnGameView {
    Q_OBJECT
    // Places are in widths of a space: the middle of the field is (0, 0), y grows towards Red (seat 0).
    // Roles: number, seat, unitX, unitY, caught, chosen, able (can be moved now), reach (spaces it could
    // still get to), threatened (its own player is about to close it in, HX-4), closing (whoever is at it is
    // about to close it in), label.
    Q_PROPERTY(QAbstractListModel* movers READ movers CONSTANT)
    // Roles: number, name, unitX, unitY, start (whose mover began there: "red", "blue" or ""), taken (a mover
    // is there), light (a Light), row (0 = Red's edge), reach (whose movers could still get there: bit 0 Red,
    // bit 1 Blue), label.
    Q_PROPERTY(QAbstractListModel* spaces READ spaces CONSTANT)
    // Roles: number, row, unitX, unitY, label.
    Q_PROPERTY(QAbstractListModel* slotRows READ slotRows CONSTANT)
    // For screen readers: where the mover that was tapped last can step, and the slots around it. Roles:
    // slot, number (of its row), unitX, unitY, label.
    Q_PROPERTY(QAbstractListModel* around READ around CONSTANT)
    Q_PROPERTY(QString aroundText READ aroundText NOTIFY changed) // of what; empty where there is nothing
    // In the order in which they were placed. Roles: unitX, unitY, turn (degrees), fresh (of the last turn),
    // half (of this turn).
    Q_PROPERTY(QAbstractListModel* walls READ walls CONSTANT)
    // Walls that are not there, and one that is in the way: roles unitX, unitY, turn, kind (a
    // WallKind).
    Q_PROPERTY(QAbstractListModel* ghosts READ ghosts CONSTANT)
    Q_PROPERTY(trapbox::HexTrapSide* side0 READ side0 CONSTANT)
    Q_PROPERTY(trapbox::HexTrapSide* side1 READ side1 CONSTANT)
    Q_PROPERTY(QStringList phrases READ phrases NOTIFY changed) // the longest that are asked of a side
    Q_PROPERTY(int edge READ edge CONSTANT)                     // spaces along an edge, 4 … 6
    Q_PROPERTY(int moversEach MEMBER kMoversEach CONSTANT)
    // The actions of the turn. One may be made; another is chosen but does not count yet.
    Q_PROPERTY(Action made READ made NOTIFY changed)
    Q_PROPERTY(Action doing READ doing NOTIFY changed)
    Q_PROPERTY(int actions READ actions NOTIFY changed) // that the turn under way has: 2, or 1 (HX-7)
    Q_PROPERTY(bool canStep READ canStep NOTIFY changed)
    Q_PROPERTY(bool canWall READ canWall NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool mustPass READ mustPass NOTIFY changed)
    Q_PROPERTY(int pile READ pile NOTIFY changed)
    Q_PROPERTY(int pileAtStart READ pileAtStart CONSTANT)
    Q_PROPERTY(int held READ held NOTIFY fingerMoved) // the mover that follows the finger, or −1
    Q_PROPERTY(QPointF finger READ finger NOTIFY fingerMoved)
    Q_PROPERTY(bool pointing READ pointing NOTIFY fingerMoved) // the finger is down among the slots, there
    Q_PROPERTY(bool aims READ aims NOTIFY fingerMoved) // it is over a space where that mover can be put down
    Q_PROPERTY(QPointF aim READ aim NOTIFY fingerMoved)
    // What can still be reached is looked at: the label of a space tell it.
    Q_PROPERTY(bool reachShown READ reachShown WRITE setReachShown NOTIFY changed)
    Q_PROPERTY(bool cursorOnSlots READ cursorOnSlots NOTIFY cursorChanged)
    Q_PROPERTY(QPointF cursor READ cursor NOTIFY cursorChanged)
    Q_PROPERTY(double cursorTurn READ cursorTurn NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorText READ cursorText NOTIFY cursorChanged)

  public:
    using Rules = hex_trap::Rules;
    static constexpr int kMoversEach = hex_trap::kMoversEach;

    enum class Action : std::uint8_t { NoAction, Step, Wall };
    Q_ENUM(Action)
    enum class Light : std::uint8_t {
        Dark,
        Bars, // in the way, or out of reach
        One,  // step away
        Two,
        Back, // where the half-turn began
        Hint,
        Last,
        WallEnd, // of the wall that is previewed
    };
    Q_ENUM(Light)
    enum class WallKind : std::uint8_t {
        Placed,
        Fresh,    // of the last turn
        HalfTurn, // of the half-turn just made
        Preview,  // not there yet, as the next
        Hinted,
        Barring, // in the way of what was tried
    };
    Q_ENUM(WallKind)

    HexTrapView(Match<Rules>& match, Submit submit);

    static QString text_of(const hex_trap::Command& turn); // "c2–d2, wall e5|e6"
    QUrl board() const override { return QUrl("qrc:/qt/qml/Trapbox/HexTrap/Board.qml"); }
    void refresh(float between) override;
    void retranslate() override;
    void handle_events() override;
    void suspend() override { cancelAll(); }
    void show_hint(const AnyCommand& command) override;
    bool point_at(const AnyCommand& command) override;
    bool showing() const override { return m_timer.isActive(); }
    std::vector<int> standing() const override; // movers that each has caught
    static std::vector<LessonStep> lesson();
    static QString standing_title(const hex_trap::Options&) { return tr("Movers trapped"); }
    QString end_text(const QStringList& names) const override;
    QStringList end_story(const QStringList& names) const override;
    static QString seat_art(const hex_trap::Options& options, int seat);

    QAbstractListModel* movers() { return &m_movers; }
    QAbstractListModel* spaces() { return &m_spaces; }
    QAbstractListModel* slotRows() { return &m_slots; }
    QAbstractListModel* around() { return &m_around; }
    QString aroundText() const;
    QAbstractListModel* walls() { return &m_walls; }
    QAbstractListModel* ghosts() { return &m_ghosts; }
    HexTrapSide* side0() { return &m_sides[0]; }
    HexTrapSide* side1() { return &m_sides[1]; }
    int edge() const { return m_places.board().side; }
    int actor() const override;
    QStringList phrases() const;
    Action made() const;
    Action doing() const;
    int actions() const { return shown().one_action ? 1 : 2; }
    bool canStep() const;
    bool canWall() const { return m_draft.can_wall(); }
    bool canTakeBack() const { return m_draft.first().has_value(); }
    bool mustPass() const { return !showing() && m_now.must_pass; }
    int pile() const { return shown().pile; }
    int pileAtStart() const { return m_places.board().walls; }
    int offerFrom() const override { return m_now.offered_by ? m_now.offered_by->index : -1; }
    bool canOfferDraw() const override { return m_now.may_offer; }
    QString quietText() const override;
    int held() const { return m_held; }
    QPointF finger() const { return m_finger_at; }
    bool pointing() const { return m_pointing; }
    bool aims() const { return m_aim.has_value(); }
    QPointF aim() const { return m_aim ? m_places.at(*m_aim) : QPointF(); }
    bool reachShown() const { return m_reach_shown; }
    void setReachShown(bool shown);
    bool cursorOnSlots() const { return m_cursor_on_slots; }
    QPointF cursor() const;
    double cursorTurn() const { return m_cursor_on_slots ? m_places.angle(m_cursor_slot) : 0; }
    QString cursorText() const;

    // A finger, by the number the touch screen gives it. The first that comes down counts, until it is
    // lifted. What it drags lies so far ahead of it, down the field.
    Q_INVOKABLE void press(int finger, double x, double y);
    Q_INVOKABLE void move(int finger, double x, double y, double ahead = 0);
    Q_INVOKABLE void lift(int finger);
    Q_INVOKABLE void cancel(int finger);
    Q_INVOKABLE void cancelAll() { cancel(m_touch.finger); }

    // By the numbers of their rows, for those who neither see nor point. A slot is previewed first, then
    // filled.
    Q_INVOKABLE void tapMover(int number);
    Q_INVOKABLE void tapSpace(int number);
    Q_INVOKABLE void tapSlot(int number);

    // Keys: to the next space or slot (dx, dy are −1 … 1 with y towards Red), to the other kind, and do it.
    Q_INVOKABLE void moveCursor(int dx, int dy);
    Q_INVOKABLE void switchCursor();
    Q_INVOKABLE void act();

    Q_INVOKABLE void confirm();  // the wall that is previewed
    Q_INVOKABLE void takeBack(); // the half that is made, and the choice of a mover or slot
    Q_INVOKABLE void pass();

  signals:
    void fingerMoved();
    void cursorChanged();

  private:
    using Event = hex_trap::Event;
    using Half = hex_trap::Half;
    using Space = hex_trap::Space;
    using Slot = hex_trap::Slot;

    struct MoverRow {
        int number = 0;
        QPointF at;
        bool caught = false;
        bool chosen = false;
        bool able = false;
        int reach = 0;
        bool threatened = false;
        bool closing = false;
        QString label;
    };
    // A space or a slot next to the mover that is looked at.
    struct NearRow {
        bool slot = false;
        int number = 0; // of its row
        QPointF at;
        QString label;
    };
    struct SpaceRow {
        int number = 0;
        int row = 0;
        Space space;
        QPointF at;
        bool taken = false;
        Light light = Light::Dark;
        int reach = 0;
        QString label;
    };
    struct SlotRow {
        int number = 0;
        int row = 0;
        QPointF at;
        QString label;
    };
    struct WallRow {
        QPointF at;
        double turn = 0;
        bool fresh = false;
        bool half = false;
    };
    struct GhostRow {
        QPointF at;
        double turn = 0;
        WallKind kind = WallKind::Preview;
    };
    // What the finger that is down may become; settled when it moves or is lifted. Whatever else changes what
    // is chosen or made ends it.
    struct Touch {
        int finger = -1;
        QPointF from;
        bool dragged = false;
        int mover = -1;              // it came down on this one
        bool again = false;          // which was chosen already
        std::optional<Space> target; // for the mover that was chosen before
        bool confirms = false;       // the wall that was previewed already
        bool takes_back = false;     // it came down on the half that is made
        int foreign = -1;            // it came down on this mover of the other side
        std::optional<Space> by;     // the last space next to the mover that the finger was over
        int chosen_before = -1;
        std::optional<Slot> preview_before;
    };

    const hex_trap::Position& shown() const { return showing() ? m_showing : m_draft.position(); }
    bool may_draft(); // whether a person can make a half of a turn
    bool is_caught_own(QPointF at) const;
    int own_mover_near(QPointF at) const;
    int foreign_mover_at(QPointF at) const;
    bool steps_back(int mover, Space to) const; // to where its half-turn began
    bool is_lit(Space space) const;             // the chosen mover gets there
    std::optional<Space> target_at(QPointF at) const;
    std::optional<Slot> free_slot_near(QPointF at) const;
    void point_to(QPointF at); // a finger among the slots
    bool on_made_half(QPointF at) const;
    void choose(int mover);
    void preview(std::optional<Slot> slot);
    void drop(int mover, Space space, std::optional<Space> by, bool at_once);
    void make(Half half);
    void fill(Slot slot);
    bool submit_action(TableAction action) override;
    void play(const hex_trap::Command& turn, bool at_once);
    void refuse(const Refusal& refusal, std::optional<Half> tried = {});
    void explain_foreign(int mover);
    // HX-4: whether the player is warned first that the turn, ended by that half, closes in a mover of
    // theirs. Once warned, they can make it.
    bool warns(Half last);
    hex_trap::MoverSet threatened() const; // own movers that the preview, or the half that is made, closes in
    hex_trap::MoverSet closing() const;    // all movers that it closes in, or what is being shown
    void let_bars_fade();
    void end_touch();

    void play_events();
    QString prompt() const override;
    QString spoken(const Event& event) const;
    void catch_up() override;
    void stop_showing();
    void sound(const Event& event);
    void sound_shiver();
    void say(Cue cue, QPointF at);

    void update();
    void update_movers();
    void update_spaces();
    void update_walls();
    void update_sides();
    void update_turns();
    void update_around();
    void fill_turns();
    hex_trap::SpaceSet reach_of(int mover) const;
    Light light_of(Space space) const;
    std::array<hex_trap::SpaceSet, 2> reach_by_seat() const; // of the chosen mover alone, if there is one
    QString text_of(Space space) const;
    QString reach_text(Space space) const;
    static QString text_of(std::span<const Half> halves);

    Match<Rules>& m_match;
    hex_trap::View m_now;
    HexTrapPlaces m_places;
    HexTrapDraft m_draft;
    std::size_t m_played = 0; // commands, when the draft was begun
    int m_chosen = -1;
    int m_looked_at = -1; // the mover that was tapped last, of either side
    std::optional<Slot> m_preview;
    hex_trap::MoverSet m_warned = 0; // own movers that the player knows to be closed in by this turn
    hex_trap::MoverSet m_shivering = 0;
    std::vector<Half> m_hint;  // what is left of it
    bool m_hints_draw = false; // the hint is to offer one
    // What was in the way of the half that was refused last, or out of reach, lights up for a moment.
    std::optional<Slot> m_barring_wall;
    std::optional<Space> m_barring_space;
    QTimer m_barring;
    Touch m_touch;
    int m_held = -1;
    bool m_pointing = false;
    QPointF m_finger_at;
    std::optional<Space> m_aim;

    // A turn that is being shown: the field with what was shown of it, and the rest.
    hex_trap::Position m_showing;
    std::vector<hex_trap::SeenWall> m_showing_walls;
    std::deque<Event> m_events;
    QTimer m_timer;
    bool m_at_once = false;      // the turn under way has been seen already
    bool m_hurried = false;      // somebody does not want to wait for anything
    std::optional<Half> m_heard; // of the turn under way: made and sounded here before the rules knew it
    std::optional<Half> m_seen;  // of the turn that is being shown
    QStringList m_spoken;        // of the turn that is being shown, for screen readers

    bool m_reach_shown = false;
    bool m_cursor_on_slots = false;
    Space m_cursor_space;
    Slot m_cursor_slot;

    std::array<HexTrapSide, 2> m_sides;
    RowModel<MoverRow> m_movers;
    RowModel<SpaceRow> m_spaces;
    RowModel<SlotRow> m_slots;
    RowModel<NearRow> m_around;
    RowModel<WallRow> m_walls;
    RowModel<GhostRow> m_ghosts;
};

}
