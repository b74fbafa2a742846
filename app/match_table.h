// The players and mode of a match, for boards and sheets: names, bots, seating, and whether it is played,
// watched, a lesson or a puzzle.
#pragma once

#include "match_driver.h"
#include "store/saved_table.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class MatchTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(trapbox::MatchDriver* driver READ driver NOTIFY changed) // null without a match
    Q_PROPERTY(Mode mode READ mode NOTIFY changed)
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    Q_PROPERTY(bool teaching READ teaching NOTIFY changed)
    // In a lesson or a puzzle: a card above the board gives instructions, and players can't resign.
    Q_PROPERTY(bool guided READ guided NOTIFY changed)
    Q_PROPERTY(bool solving READ solving NOTIFY changed)
    Q_PROPERTY(Seating seating READ seating NOTIFY changed)
    Q_PROPERTY(int seats READ seats NOTIFY changed)
    // The engine's seat at the near end of the device.
    Q_PROPERTY(int nearSeat READ nearSeat NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    Q_PROPERTY(QStringList playerNames READ playerNames NOTIFY textChanged) // by seat, as displayed
    // Between people there are no hints, and an undo needs agreement. In a lesson one person plays all seats.
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(bool undoNeedsAgreement READ undoNeedsAgreement NOTIFY changed)

  public:
    enum class Mode : std::uint8_t { Playing, Watching, Teaching, Solving };
    Q_ENUM(Mode)
    enum class Seating : std::uint8_t {
        Side,    // all players at the near end
        Facing,  // one player at each end
        Turning, // the board rotates to the player to act
        Passing, // the device is passed on
    };
    Q_ENUM(Seating)

    explicit MatchTable(QObject* parent = nullptr);

    void set(const SavedTable& table, MatchDriver* driver, Mode mode);
    void retranslate() { emit textChanged(); }
    const SavedTable& saved() const { return m_table; } // as it was when the match was opened

    MatchDriver* driver() const { return m_driver; }
    Mode mode() const { return m_mode; }
    bool watching() const { return m_mode == Mode::Watching; }
    bool teaching() const { return m_mode == Mode::Teaching; }
    bool solving() const { return m_mode == Mode::Solving; }
    bool guided() const { return teaching() || m_mode == Mode::Solving; }
    Seating seating() const { return m_seating; }
    int seats() const { return static_cast<int>(m_table.players.size()); }
    int nearSeat() const;
    int people() const;
    QStringList playerNames() const;
    bool canHint() const { return people() <= 1 || teaching(); }
    bool undoNeedsAgreement() const { return !canHint(); }

    Q_INVOKABLE QString playerName(int seat) const;
    Q_INVOKABLE QString seatArt(int seat) const; // picture name, for Art
    Q_INVOKABLE bool isBot(int seat) const;
    Q_INVOKABLE int botLevel(int seat) const; // 1 … 5; 0 for a person

  signals:
    void changed();     // a new match
    void textChanged(); // with `changed`, and when the language changes

  private:
    SavedTable m_table;
    QPointer<MatchDriver> m_driver;
    Mode m_mode = Mode::Playing;
    Seating m_seating = Seating::Side;
};

}
