// Trapdoor Checkers and Dames & Trap as QML sees them: pieces, squares, sliders and the wheel, and what
// fingers do to them. What happens is shown one thing after the other, so the board may be a little behind
// the rules; a finger that comes down makes it catch up.
#pragma once

#include "core/match.h"
#include "games/trapdoor_checkers/choice.h"
#include "games/trapdoor_checkers/stage.h"
#include "games/turn_game_view.h"
#include "row_model.h"
#include "trapdoor_checkers/rules.h"

#include <QPointF>
#include <QTimer>

#include <array>
#include <deque>

namespace trapbox {

// One side of the board.
class TrapdoorCheckersSide : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(bool white MEMBER white NOTIFY changed)
    Q_PROPERTY(int left MEMBER left NOTIFY changed)     // pieces on the board
    Q_PROPERTY(int fallen MEMBER fallen NOTIFY changed) // through the doors
    Q_PROPERTY(int taken MEMBER taken NOTIFY changed)   // by the other side
    // What is asked of this side, or what it did last.
    Q_PROPERTY(QString text MEMBER text NOTIFY changed)

  public:
    int seat = 0;
    bool white = false;
    int left = 0;
    int fallen = 0;
    int taken = 0;
    QString text;

  signals:
    void changed();
};

class TrapdoorCheckersView : public trapbox::TurnGameView {
    Q_OBJECT
    // Roles: file (0 … 7), rank (1 … 8), white, king, standing (a Standing), chosen,
    // doomed (the door below it is about to open), jumps (of the capture under way).
    Q_PROPERTY(QAbstractListModel* pieces READ pieces CONSTANT)
    // The 32 dark squares. Roles: number, file, rank, door ("", "green", "orange"), open, trembles (its door
    // is about to open), light (a Light), label.
    Q_PROPERTY(QAbstractListModel* squares READ squares CONSTANT)
    // Roles: slider, colour, rank, place (−1 … 1), canLeft, canRight, hinted and chosen (−1, 0, 1), label,
    // leftText, rightText (what it would do there). Left and right are White's.
    Q_PROPERTY(QAbstractListModel* sliders READ sliders CONSTANT)
    // The ways that the chosen piece can go. Roles: points (file, rank), falls, crowns.
    Q_PROPERTY(QAbstractListModel* routes READ routes CONSTANT)
    Q_PROPERTY(QAbstractListModel* spins READ spins CONSTANT)
    Q_PROPERTY(trapbox::TrapdoorCheckersSide* side0 READ side0 CONSTANT)
    Q_PROPERTY(trapbox::TrapdoorCheckersSide* side1 READ side1 CONSTANT)
    Q_PROPERTY(TurnPhase phase READ phase NOTIFY changed)
    Q_PROPERTY(bool hasWheel READ hasWheel NOTIFY changed)
    Q_PROPERTY(QString wheel READ wheel NOTIFY changed) // the sections' initials, for the art: "ppgppo"
    Q_PROPERTY(int section READ section NOTIFY changed) // where it came to rest, or −1
    Q_PROPERTY(bool spinHinted READ spinHinted NOTIFY changed)
    Q_PROPERTY(QString seedText READ seedText NOTIFY changed)
    // A part of the turn is shown that does not count yet: a capture that must go on, or a chosen slide.
    Q_PROPERTY(bool midway READ midway NOTIFY changed)
    Q_PROPERTY(bool slideChosen READ slideChosen NOTIFY changed)
    // The longest text that a chosen slide puts into a side's text: the strips keep room for it.
    Q_PROPERTY(QStringList phrases READ phrases NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY cursorChanged) // of the keyboard: the number of a square
    // The wheel's future must stay unknown: a game with a wheel can be shared once it is over.
    Q_PROPERTY(bool canShare READ canShare NOTIFY changed)

  public:
    // As in the engine; Showing: the board still shows the last move.
    enum class TurnPhase : std::uint8_t { Capture, Spin, Move, Slide, AnswerDraw, Over, Showing };
    Q_ENUM(TurnPhase)
    // Of a piece. JumpedOver: taken, and still on the board until the capture is over.
    enum class Standing : std::uint8_t { OnBoard, JumpedOver, Falling, Gone };
    Q_ENUM(Standing)
    enum class Light : std::uint8_t { // of a square
        Dark,
        Must, // move: to capture
        Can,  // move
        Chosen,
        To,    // the chosen piece can go there
        Falls, // it can go there, and falls
        Taken, // the piece there would be captured
        Hint,
        Last,   // played last
        Door,   // can be opened or closed
        Opens,  // with the chosen slide, as the next
        Drops,  // opens below a piece
        Closes, //
    };
    Q_ENUM(Light)

    using Rules = trapdoor_checkers::Rules;

    TrapdoorCheckersView(Match<Rules>& match, Submit submit);

    QUrl board() const override { return QUrl("qrc:/qt/qml/Trapbox/TrapdoorCheckers/Board.qml"); }
    void keep_previous() override;
    void refresh(float between) override;
    void handle_events() override;
    void suspend() override;
    void show_hint(const AnyCommand& command) override;
    bool point_at(const AnyCommand& command) override;
    bool showing() const override { return m_showing; }
    std::vector<int> standing() const override; // pieces left
    static std::vector<LessonStep> lesson();
    static QString standing_title(const trapdoor_checkers::Options&) { return tr("Pieces left"); }
    QString end_text(const QStringList& names) const override;
    QStringList end_story(const QStringList& names) const override;
    static QString seat_art(const trapdoor_checkers::Options& options, int seat);

    QAbstractListModel* pieces() { return &m_pieces; }
    QAbstractListModel* squares() { return &m_squares; }
    QAbstractListModel* sliders() { return &m_sliders; }
    QAbstractListModel* routes() { return &m_routes; }
    QAbstractListModel* spins() { return &m_spins; }
    TrapdoorCheckersSide* side0() { return &m_sides[0]; }
    TrapdoorCheckersSide* side1() { return &m_sides[1]; }
    TurnPhase phase() const;
    int actor() const override { return m_actor; }
    bool hasWheel() const { return m_now.options.trapdoors; }
    QString wheel() const;
    int section() const { return m_stage.section() ? *m_stage.section() : -1; }
    bool spinHinted() const { return m_hint && m_hint->kind == trapdoor_checkers::Command::Kind::spin; }
    int offerFrom() const override;
    bool canOfferDraw() const override { return m_now.can_offer_draw; }
    QString seedText() const;
    QString quietText() const override;
    bool canShare() const { return m_now.end || !hasWheel(); }
    bool midway() const { return m_choice.path().length > 1 || m_slide; }
    bool slideChosen() const { return m_slide.has_value(); }
    QStringList phrases() const;
    int cursor() const { return m_cursor; }

    // The dark square nearest to that place, or 0 off the board. Light squares belong to their dark
    // neighbours, so that a small board is no harder to hit.
    Q_INVOKABLE int squareAt(double file, double rank) const;
    // To the next dark square.
    Q_INVOKABLE void moveCursor(int across, int up);

    // A square by its number, 1 … 32: chooses a piece, a step, or the end of a move; while a slider is to be
    // moved, taps the slide that opens or closes the door there.
    Q_INVOKABLE void tap(int number);
    // The same with a piece in the finger: true when it may be lifted; then put down, or let go where it was.
    Q_INVOKABLE bool lift(int number);
    Q_INVOKABLE void put(int number);
    Q_INVOKABLE void letGo();
    Q_INVOKABLE void chooseNothing();
    Q_INVOKABLE void spin();
    // The first tap shows what the slide would do, the second one makes it.
    Q_INVOKABLE void tapSlide(int slider, bool right);
    // Shows what the slide would do while a finger holds the slider. False where the slide is not possible.
    Q_INVOKABLE bool holdSlide(int slider, bool right);
    Q_INVOKABLE void slide(int slider, bool right);
    Q_INVOKABLE void makeChosenSlide();
    // The slider that can now open or close the door on that square, or −1.
    Q_INVOKABLE int sliderOfDoor(int number) const;
    void set_notes(const RecordNotes& notes) { m_notes = notes; }
    Q_INVOKABLE void copyRecord(const QStringList& names); // the game as PDN, to the clipboard; by seat

    // The wheel passes from one section to the next; speed 0 … 1.
    Q_INVOKABLE void wheelTicks(double speed);

  signals:
    void cursorChanged();
    // The wheel turns to that section within that time.
    void wheelTurns(int section, int milliseconds);

  private:
    using Event = trapdoor_checkers::Event;
    using Square = trapdoor_checkers::Square;

    // One thing that is shown, and how long it takes.
    struct Beat {
        std::function<void()> show;
        int milliseconds = 0;
    };
    struct PieceRow {
        ShownPiece piece;
        bool chosen = false;
        bool doomed = false;
    };
    struct SquareRow {
        Square square;
        QString door;
        bool open = false;
        bool trembles = false;
        Light light = Light::Dark;
        QString label;
    };
    struct SliderRow {
        int slider = 0;
        trapdoor_checkers::View::SliderView view;
        trapdoor_checkers::SliderPosition shown{};
        int hinted = 0;
        int chosen = 0;
        QString left_text;
        QString right_text;
    };
    // A slide whose consequence is shown before it counts.
    struct ChosenSlide {
        trapdoor_checkers::View::LegalSlide legal;
        bool held = false; // by a finger; otherwise it waits for a second tap
    };
    struct RouteRow {
        QList<QPointF> points;
        bool falls = false;
        bool crowns = false;
    };

    bool do_command(const trapdoor_checkers::Command& command) { return submit(any_command<Rules>(command)); }
    bool submit_action(TableAction action) override {
        return do_command(command_for<trapdoor_checkers::Command>(action));
    }
    void say_refused(const Refusal& refusal);
    void forget_hint();
    void choose(Square square);
    bool choose_slide(trapdoor_checkers::Slide slide, bool held);
    void tap_door(Square square);
    void clear_choice();
    const trapdoor_checkers::View::LegalSlide* slide_of(Square door) const;
    void go_to(Square square, bool dragged);
    void explain(Square square);

    void add_beats(const std::vector<Event>& events);
    void add_move(const Event& moved, std::span<const Event> captured);
    void add_slide(const Event& slid, std::optional<Square> opens);
    void add_fall(const Event& fell);
    void add_end(const Event& event);
    void add_beat(int milliseconds, std::function<void()> show);
    void play_beats();
    void catch_up() override;
    void set_showing(bool showing);
    void sound(Cue cue, Square at);

    void update_board();
    void update_sides();
    void update_lists();
    Light light_of(Square square) const;
    Light choice_light(Square square) const;
    Light door_light(Square square) const;
    QString prompt() const override;
    void announce_event(const Event& event);
    int seat_of(trapdoor_checkers::Side side) const;

    Match<Rules>& m_match;
    trapdoor_checkers::View m_now;
    TrapdoorCheckersStage m_stage;
    TrapdoorCheckersChoice m_choice;
    std::optional<ChosenSlide> m_slide;
    std::optional<trapdoor_checkers::Command> m_hint;
    std::optional<Square> m_trembling; // the door that is about to open
    std::deque<Beat> m_beats;
    QTimer m_timer;
    std::array<TrapdoorCheckersSide, 2> m_sides;
    RowModel<PieceRow> m_pieces;
    RowModel<SquareRow> m_squares;
    RowModel<SliderRow> m_sliders;
    RowModel<RouteRow> m_routes;
    TurnList m_spins;
    int m_actor = -1;
    int m_cursor = 22; // c3
    bool m_showing = false;
    bool m_jumped = false;    // to a position that was not reached by playing on
    bool m_hurried = false;   // what is left to show is shown at once
    std::size_t m_hopped = 1; // squares of the chosen path on which the piece has been seen already
    RecordNotes m_notes;      // for the record
};

}
