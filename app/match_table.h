// What a board and the cards over it may know of the match besides its view: who plays at which seat, where
// they sit, and whether the match is played, watched or taught.
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
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(trapbox::MatchDriver* driver READ driver NOTIFY changed) // null between two matches
    Q_PROPERTY(Mode mode READ mode NOTIFY changed)
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    Q_PROPERTY(bool teaching READ teaching NOTIFY changed)
    Q_PROPERTY(Seating seating READ seating NOTIFY changed)
    Q_PROPERTY(int seats READ seats NOTIFY changed)
    // The engine's seat at the near end, where the person who holds the device sits.
    Q_PROPERTY(int nearSeat READ nearSeat NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    Q_PROPERTY(QStringList playerNames READ playerNames NOTIFY textChanged) // by seat, as they are shown
    // Among people nobody gets hints, and a move is taken back only if all agree. In a lesson one person
    // plays for whoever is to act.
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(bool undoNeedsAgreement READ undoNeedsAgreement NOTIFY changed)

  public:
    enum class Mode : std::uint8_t { Playing, Watching, Teaching };
    Q_ENUM(Mode)
    enum class Seating : std::uint8_t {
        Side,    // everybody looks from the near end
        Facing,  // two players, one at each end
        Turning, // the picture turns to whoever is to act
        Passing, // the device is handed over
    };
    Q_ENUM(Seating)

    explicit MatchTable(QObject* parent = nullptr);

    void set(const SavedTable& table, MatchDriver* driver, Mode mode);
    void retranslate() { emit textChanged(); }

    MatchDriver* driver() const { return m_driver; }
    Mode mode() const { return m_mode; }
    bool watching() const { return m_mode == Mode::Watching; }
    bool teaching() const { return m_mode == Mode::Teaching; }
    Seating seating() const { return m_seating; }
    int seats() const { return static_cast<int>(m_table.players.size()); }
    int nearSeat() const;
    int people() const;
    QStringList playerNames() const;
    bool canHint() const { return people() <= 1 || teaching(); }
    bool undoNeedsAgreement() const { return !canHint(); }

    Q_INVOKABLE QString playerName(int seat) const;
    Q_INVOKABLE QString seatArt(int seat) const; // the name of a picture
    Q_INVOKABLE bool isBot(int seat) const;

  signals:
    void changed();     // another match
    void textChanged(); // with it, and with the language

  private:
    SavedTable m_table;
    QPointer<MatchDriver> m_driver;
    Mode m_mode = Mode::Playing;
    Seating m_seating = Seating::Side;
};

}
