// The Passed-Trap as QML sees it: disks, bands, hands, sand and pegs in millimetres, and what fingers do to
// them. Whose finger it is, and which disk it takes, is settled here; whether it may, by the rules.
#pragma once

#include "core/match.h"
#include "games/game_view.h"
#include "games/millimetres.h"
#include "games/passed_trap/flight.h"
#include "games/passed_trap/last_shot.h"
#include "passed_trap/rules.h"
#include "property_watch.h"
#include "row_model.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <map>
#include <optional>

namespace trapbox {

// One end of the board.
class PassedTrapEnd : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(bool plays MEMBER plays NOTIFY changed) // has a part in this round
    Q_PROPERTY(bool allPlaced MEMBER all_placed NOTIFY changed)
    Q_PROPERTY(bool handDown MEMBER hand_down NOTIFY changed)
    Q_PROPERTY(int disks MEMBER disks NOTIFY changed)     // in this camp
    Q_PROPERTY(bool lodged MEMBER lodged NOTIFY changed)  // one of them lies in the trap (PT-8)
    Q_PROPERTY(bool canHit MEMBER can_hit NOTIFY changed) // it, with another
    Q_PROPERTY(int pegs MEMBER pegs NOTIFY changed)
    Q_PROPERTY(bool laughs MEMBER laughs NOTIFY changed)         // a bot, to be caught at it (PT-16)
    Q_PROPERTY(bool denies MEMBER denies NOTIFY changed)         // that it laughed, until play resumes
    Q_PROPERTY(int points MEMBER points NOTIFY changed)          // of the Big Slam
    Q_PROPERTY(double stretch MEMBER stretch NOTIFY bandChanged) // 0 … 1 of the band
    Q_PROPERTY(double power MEMBER power NOTIFY bandChanged)   // 0 … 1, of the shot if it were released now
    Q_PROPERTY(bool centred MEMBER centred NOTIFY bandChanged) // the held disk is in front of the trap
    Q_PROPERTY(QList<QPointF> band MEMBER band NOTIFY bandChanged) // mm, from anchor to anchor

  public:
    int seat = 0;
    bool plays = true;
    bool all_placed = false;
    bool hand_down = false;
    int disks = 0;
    bool lodged = false;
    bool can_hit = false;
    int pegs = 0;
    bool laughs = false;
    bool denies = false;
    int points = 0;
    double stretch = 0;
    double power = 0;
    bool centred = false;
    QList<QPointF> band;

  signals:
    void changed();
    void bandChanged();
};

class PassedTrapView : public trapbox::GameView {
    Q_OBJECT
    // Roles: number, mmX, mmY (mm, y towards seat 1), turn (degrees), trail (mm: from a fast disk to where it
    // just was; else 0), onTable, held, lodged, offered (to be taken out after a laugh, PT-16), label.
    Q_PROPERTY(QAbstractListModel* disks READ disks CONSTANT)
    Q_PROPERTY(trapbox::PassedTrapEnd* end0 READ end0 CONSTANT)
    Q_PROPERTY(trapbox::PassedTrapEnd* end1 READ end1 CONSTANT)
    // The disk of the puzzle's goal, or −1; and of a hint the disk, or −1, and where it is to be let go, once
    // that is shown.
    Q_PROPERTY(int markedDisk READ markedDisk NOTIFY puzzleChanged)
    Q_PROPERTY(int hintDisk READ hintDisk NOTIFY puzzleChanged)
    Q_PROPERTY(bool hintShown READ hintShown NOTIFY puzzleChanged)
    Q_PROPERTY(QPointF hintAt READ hintAt NOTIFY puzzleChanged) // mm
    // Of the board, in mm: the inside of its frame, the wall, how far from it the bands rest, a disk.
    Q_PROPERTY(double innerWidth MEMBER kInnerWidth CONSTANT)
    Q_PROPERTY(double innerLength MEMBER kInnerLength CONSTANT)
    Q_PROPERTY(double wallThickness MEMBER kWallThickness CONSTANT)
    Q_PROPERTY(double bandLine MEMBER kBandRest CONSTANT)
    Q_PROPERTY(double diskWidth MEMBER kDiskWidth CONSTANT)
    Q_PROPERTY(double gap READ gap NOTIFY changed)
    Q_PROPERTY(double trapFront READ trapFront NOTIFY changed) // width of what must stay free at first (PT-2)
    // "placing", "playing", "laid", "claim", "round_over", "over"
    Q_PROPERTY(RoundPhase phase READ phase NOTIFY changed)
    // "best_of_seven", "classical", "ambidexterity", "madness", "reflected", "practice": the game within the
    // Big Slam
    Q_PROPERTY(Contest contest READ contest NOTIFY changed)
    Q_PROPERTY(bool bigSlam READ bigSlam NOTIFY changed)
    // Which game of the Big Slam is played, and after its last round which comes next and who plays it alone,
    // or −1; empty in any other game.
    Q_PROPERTY(QString partText READ partText NOTIFY changed)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY changed)
    Q_PROPERTY(int nextSoloist READ nextSoloist NOTIFY changed)
    Q_PROPERTY(int soloist READ soloist NOTIFY changed)    // who plays alone, or −1
    Q_PROPERTY(bool botAlone READ botAlone NOTIFY changed) // while people can only watch it
    // What is different in this round: which hand plays (PT-17), or that the first disk through wins (PT-11);
    // and which round that is. Empty in an ordinary round.
    Q_PROPERTY(QString special READ special NOTIFY changed)
    Q_PROPERTY(QString specialTitle READ specialTitle NOTIFY changed)
    Q_PROPERTY(bool tiebreak READ tiebreak NOTIFY changed)
    Q_PROPERTY(bool laughing READ laughing NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed) // from 1
    Q_PROPERTY(bool timed READ timed NOTIFY changed)
    Q_PROPERTY(double sand READ sand NOTIFY sandChanged) // share left, 0 … 1
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY changed)
    Q_PROPERTY(bool sandRuns READ sandRuns NOTIFY changed)
    Q_PROPERTY(bool lastSeconds READ lastSeconds NOTIFY changed) // of the sand that runs
    Q_PROPERTY(int pegsToWin READ pegsToWin NOTIFY changed)      // 0 where there are no pegs
    Q_PROPERTY(int triesLeft READ triesLeft NOTIFY changed)
    Q_PROPERTY(int accuser READ accuser NOTIFY changed) // of a laugh, or −1
    Q_PROPERTY(bool laughEstablished READ laughEstablished NOTIFY changed)
    Q_PROPERTY(bool botAnswers READ botAnswers NOTIFY changed) // whether it laughed
    // Of the round just ended: its winner or −1, the pegs that brings, whether a tiebreaker follows, and how
    // it was won.
    Q_PROPERTY(int roundWinner READ roundWinner NOTIFY changed)
    Q_PROPERTY(int roundPegs READ roundPegs NOTIFY changed)
    Q_PROPERTY(bool roundTied READ roundTied NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    // The shot that decided the round is being shown again; `replays` says whether that is wanted.
    Q_PROPERTY(bool replaying READ replaying NOTIFY replayingChanged)
    Q_PROPERTY(bool replays MEMBER m_replays NOTIFY replayingChanged)
    // Who asked last: whom a refusal is told.
    Q_PROPERTY(int asker READ asker NOTIFY askerChanged)
    // The Big Slam's sheet: roles label, points0, points1 (texts, empty where it has not been played).
    Q_PROPERTY(QAbstractListModel* sheet READ sheet CONSTANT)
    // The way a held disk would take: all of it in practice, and its beginning where a person is given an aim
    // line.
    Q_PROPERTY(QList<QPointF> flight READ flight NOTIFY flightChanged)
    Q_PROPERTY(int aimLineSeat MEMBER m_aim_line_seat NOTIFY aimChanged) // who is given one, or −1
    // For those who tap instead of dragging: whose disk is shot (−1: nobody aims), which one, its place on
    // the band and the power, and where that lets it go. While play runs, a disk is always chosen if there is
    // one; so it is while one has to be discarded (PT-16).
    Q_PROPERTY(int aimSeat READ aimSeat WRITE setAimSeat NOTIFY aimChanged)
    Q_PROPERTY(bool aiming READ aiming NOTIFY changed)
    Q_PROPERTY(bool aimReady READ aimReady NOTIFY changed) // the hand is back from its last shot
    Q_PROPERTY(int aimDisk READ aimDisk NOTIFY aimChanged)
    Q_PROPERTY(QPointF aimAt READ aimAt NOTIFY aimChanged)            // mm
    Q_PROPERTY(QRectF aimSpread READ aimSpread NOTIFY aimChanged)     // mm: 9 shots in 10 begin in it
    Q_PROPERTY(double aimX READ aimX WRITE setAimX NOTIFY aimChanged) // mm, at most aimMax either way
    Q_PROPERTY(double aimMax MEMBER kAimMax CONSTANT)
    Q_PROPERTY(double aimPower READ aimPower WRITE setAimPower NOTIFY aimChanged) // 0 … 1
    Q_PROPERTY(QString cursorText READ cursorText NOTIFY aimChanged) // the aim, while there is one

  public:
    // As in the engine.
    enum class RoundPhase : std::uint8_t { Placing, Playing, Laid, Claim, RoundOver, Over };
    Q_ENUM(RoundPhase)
    enum class Contest : std::uint8_t {
        BestOfSeven,
        Classical,
        Ambidexterity,
        Madness,
        Reflected,
        BigSlam,
        Practice
    };
    Q_ENUM(Contest)
    enum class Hit : std::uint8_t { Disk, Rail, Wall, Post, Band }; // what a disk hits
    Q_ENUM(Hit)

    using Rules = passed_trap::Rules;
    static constexpr double kInnerWidth = millimetres(2 * passed_trap::kHalfWidth);
    static constexpr double kInnerLength = millimetres(2 * passed_trap::kHalfLength);
    static constexpr double kWallThickness = millimetres(2 * passed_trap::kWallHalf);
    static constexpr double kBandRest = millimetres(passed_trap::kBandLine);
    static constexpr double kDiskWidth = millimetres(2 * passed_trap::kDiskRadius);
    static constexpr double kAimMax = millimetres(passed_trap::kMaxX);
    static constexpr float kUsualPower = 0.8F; // from the first row through the trap

    PassedTrapView(Match<Rules>& match, Submit submit);

    QUrl board() const override { return QUrl("qrc:/qt/qml/Trapbox/PassedTrap/Board.qml"); }
    QUrl scoreSheet() const override {
        return bigSlam() ? QUrl("qrc:/qt/qml/Trapbox/PassedTrap/ScoreSheet.qml") : QUrl();
    }
    bool drags() const override { return true; }
    void begin() override;
    void keep_previous() override;
    void refresh(float between) override;
    void retranslate() override;
    void handle_events() override;
    void suspend() override;
    void begin_puzzle(const std::vector<int>& pieces) override;
    bool point_at(const AnyCommand& command) override;  // the grab of a shot
    void show_hint(const AnyCommand& command) override; // its drag; others show nothing
    bool worth_saving(const AnyCommand& command) const override;
    bool is_drag_step(const AnyCommand& command) const override {
        return command.as<passed_trap::Command>().kind == passed_trap::Command::Kind::drag;
    }
    static QString score_text(const passed_trap::Options& options, const Score& score);
    // Points, pegs, the disks that are left over both hands, or those that one has passed alone.
    std::vector<int> standing() const override;
    static std::vector<LessonStep> lesson();
    static QString standing_title(const passed_trap::Options& options);
    Score score_of(int points) const override;
    QString end_text(const QStringList& names) const override;
    QStringList end_story(const QStringList& names) const override;
    static QString seat_art(const passed_trap::Options& options, int seat);
    // How the round ended is read before anybody goes on, however quick a bot would be.
    bool showing() const override {
        return m_now.phase == passed_trap::Phase::round_over || m_last_shot.running();
    }
    bool replaying() const { return m_last_shot.running(); }

    int markedDisk() const { return m_marked; }
    int hintDisk() const { return m_hint_disk; }
    bool hintShown() const { return m_hint_disk >= 0 && m_hint_at.has_value(); }
    QPointF hintAt() const { return point(m_hint_at.value_or(passed_trap::Vec{})); }
    int asker() const { return m_asker; }
    QAbstractListModel* disks() { return &m_disks; }
    PassedTrapEnd* end0() { return &m_ends[0]; }
    PassedTrapEnd* end1() { return &m_ends[1]; }
    double gap() const { return millimetres(m_now.gap); }
    double trapFront() const { return millimetres(2 * passed_trap::half_front(m_now.gap)); }
    RoundPhase phase() const;
    Contest contest() const;
    bool bigSlam() const { return m_now.format == passed_trap::Format::big_slam; }
    QString partText() const;
    QString nextTitle() const;
    int nextSoloist() const;
    int soloist() const { return passed_trap::alone(m_now.contest) ? m_now.soloist.index : -1; }
    bool botAlone() const { return is_bot(soloist()) && m_now.phase <= passed_trap::Phase::laid; }
    QString special() const;
    QString specialTitle() const;
    bool tiebreak() const { return m_now.tiebreak; }
    bool laughing() const { return m_now.laughing; }
    int round() const;
    bool timed() const { return m_now.timed; }
    double sand() const;
    int secondsLeft() const;
    bool sandRuns() const {
        return m_now.phase == passed_trap::Phase::playing && m_now.timed && m_now.sand_standing;
    }
    bool lastSeconds() const { return sandRuns() && secondsLeft() <= 5; }
    int pegsToWin() const { return m_now.pegs_to_win; }
    int triesLeft() const { return m_now.tries_left; }
    int accuser() const { return m_now.phase == passed_trap::Phase::claim ? m_now.claim.accuser.index : -1; }
    bool laughEstablished() const { return accuser() >= 0 && m_now.claim.established; }
    bool botAnswers() const { return accuser() >= 0 && is_bot(1 - accuser()); }
    int roundWinner() const;
    int roundPegs() const;
    bool roundTied() const;
    QString roundText() const;
    QAbstractListModel* sheet() { return &m_sheet; }
    QList<QPointF> flight() const;
    int aimSeat() const { return m_aim_seat; }
    void setAimSeat(int seat);
    bool aiming() const { return may_choose(m_aim_disk); }
    bool aimReady() const;
    int aimDisk() const { return m_aim_disk; }
    QPointF aimAt() const;
    QRectF aimSpread() const;
    double aimX() const { return m_aim_x; }
    void setAimX(double millimetres);
    double aimPower() const { return m_aim_power; }
    void setAimPower(double power);
    QString cursorText() const;

    // Fingers, by the number the touch screen gives them, in millimetres on the board.
    Q_INVOKABLE void press(int finger, double x, double y);
    Q_INVOKABLE void move(int finger, double x, double y);
    Q_INVOKABLE void lift(int finger);
    Q_INVOKABLE void cancel(int finger);
    // The screen was turned under the fingers: where they are means nothing now.
    Q_INVOKABLE void cancelAll();

    Q_INVOKABLE void quick(int seat);
    Q_INVOKABLE void handDown(int seat);
    Q_INVOKABLE void handUp(int seat);
    Q_INVOKABLE void pause();
    Q_INVOKABLE void claim(int seat);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void reject();
    Q_INVOKABLE void discard(int disk);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void reset(int seat);

    Q_INVOKABLE void advanceReplay(double seconds);
    Q_INVOKABLE void skipReplay();

    Q_INVOKABLE void aimNext(int seat, int step);
    // Where a disk has to be discarded (PT-16), that is done instead.
    Q_INVOKABLE void choose(int disk); // to be shot
    Q_INVOKABLE void shoot(int seat);  // the disk that is aimed

  signals:
    void changed();
    void sandChanged();
    void flightChanged();
    void aimChanged();
    void askerChanged();
    void puzzleChanged();
    void replayingChanged();
    // The board marks where a disk came through the trap, or leaps over the wall; mm.
    void crossed(bool leaps, double x, double y);
    // A disk has hit something, mm; `strength` is 0 … 1 of the hardest. Faint touches are not signalled.
    void impact(trapbox::PassedTrapView::Hit on, double x, double y, double strength);
    void shot(int seat, double power); // 0 … 1
    void passed(int seat);             // a disk of that camp has gone through the trap

  private:
    struct Finger {
        Seat seat;
        int disk = -1;
        bool placing = false;
        passed_trap::Vec at{}; // m; where a disk that is being placed is shown
    };
    struct DiskRow {
        int number = 0;
        passed_trap::DiskView view;
        passed_trap::Vec shown{}; // m
    };
    struct SheetRow {
        QString label;
        std::array<std::optional<int>, 2> points; // none where it has not been played
    };

    bool command(passed_trap::Command::Kind kind, int seat = 0, int disk = 0, passed_trap::Vec at = {});
    void show_last_shot(passed_trap::Phase before);
    void refresh_disks(float between);
    void refresh_end(PassedTrapEnd& end);
    void fill_sheet();
    void sound(const passed_trap::Event& event);
    void show_impact(const passed_trap::Event& event);
    void sound_continuous();
    void sound_slide();
    void announce_event(const passed_trap::Event& event);
    void announce_changes(const passed_trap::View& before);
    int disk_under(Seat seat, passed_trap::Vec at) const;
    Finger* finger_of(Seat seat);
    void let_go(int finger, bool shoot);
    void place_all();
    Tick sand_ahead() const;
    QList<QPointF> first_shot() const; // of a newcomer
    QList<QPointF> hinted_shot() const;
    void end_hint();
    bool may_choose(int disk) const; // whoever aims
    QString disk_text(const DiskRow& row) const;
    void keep_aim();
    passed_trap::Vec let_go_place(float aside = 0, float harder = 0) const; // in standard deviations

    Match<Rules>& m_match;
    passed_trap::View m_before;
    passed_trap::View m_now;
    RowModel<DiskRow> m_disks;
    RowModel<SheetRow> m_sheet;
    std::array<PassedTrapEnd, 2> m_ends;
    std::map<int, Finger> m_fingers;
    PassedTrapFlight m_flight;
    PassedTrapLastShot m_last_shot;
    bool m_replays = false;
    Tick m_passed_at = -kTicksPerSecond; // when a disk last went through the trap
    double m_sand = -1;                  // as QML knows it
    PropertyWatch m_watch{*this, QMetaMethod::fromSignal(&PassedTrapView::changed)};
    int m_heard_seconds = 0;
    int m_said_seconds = 0; // to screen readers
    int m_asker = 0;
    bool m_live = false;
    bool m_retranslates = false;
    int m_denier = -1; // the bot that has answered a wrong claim, until play resumes
    int m_aim_line_seat = -1;
    int m_aim_seat = -1;
    int m_aim_disk = -1;
    std::array<std::optional<Tick>, 2> m_shot_at; // by buttons, by seat
    int m_shot_disk = -1;                         // the last one that a person shot, until it rests
    Tick m_shot_tick = 0;
    double m_aim_x = 0;
    double m_aim_power = static_cast<double>(kUsualPower);
    bool m_puzzle = false;
    int m_marked = -1;
    int m_hint_disk = -1;
    std::optional<passed_trap::Vec> m_hint_at; // m
};

}
