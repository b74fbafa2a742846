// The choices before a match: game, variant, options, players and seating. The Setup screen is generated from
// this; a game's new options appear without further code.
#pragma once

#include "catalog.h"
#include "row_model.h"
#include "store/saved_table.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class Settings;

class MatchSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY changed)
    Q_PROPERTY(QString presetBlurb READ presetBlurb NOTIFY changed)
    Q_PROPERTY(QAbstractListModel* presets READ presets CONSTANT)
    Q_PROPERTY(QAbstractListModel* options READ options CONSTANT)
    Q_PROPERTY(QAbstractListModel* players READ players CONSTANT)
    Q_PROPERTY(int seats READ seats NOTIFY changed)
    // How the players sit: "facing", "turning", "side", "passing"; only those possible for this game and
    // number of people.
    Q_PROPERTY(QString seating READ seating WRITE setSeating NOTIFY changed)
    Q_PROPERTY(QList<QString> seatingText READ seatingText NOTIFY changed)
    Q_PROPERTY(int seatingIndex READ seatingIndex NOTIFY changed)

  public:
    enum class OptionKind : std::uint8_t { OnOff, Choice, Number };
    Q_ENUM(OptionKind)

    explicit MatchSetup(QObject* parent = nullptr);

    QString game() const;
    void setGame(const QString& key);
    QString title() const;
    QString preset() const { return m_preset; }
    void setPreset(const QString& key);
    QString presetBlurb() const;
    QAbstractListModel* presets() { return &m_presets; }
    QAbstractListModel* options() { return &m_options; }
    QAbstractListModel* players() { return &m_players; }
    int seats() const { return static_cast<int>(m_players.rows().size()); }
    QString seating() const;
    void setSeating(const QString& seating);
    QStringList seatings() const;
    QList<QString> seatingText() const;
    int seatingIndex() const { return static_cast<int>(seatings().indexOf(seating())); }
    Q_INVOKABLE void chooseSeating(int index) { setSeating(seatings().value(index)); }

    Q_INVOKABLE void setOption(const QString& key, int value);
    Q_INVOKABLE void setName(int seat, const QString& name);
    // Level 1 … 5 seats a bot, 0 a person.
    Q_INVOKABLE void setBot(int seat, int level);

    const std::string& options_text() const { return m_options_text; }
    // Restores the set-up of the last match of this game. Ignores values that are not valid.
    void recall(const QString& preset, const QString& options, const std::vector<SavedPlayer>& players,
                const QString& seating);
    // What the last match of this game was played with. A newcomer has a bot as opponent.
    void recall_from(const Settings& settings);
    void remember_in(Settings& settings) const;
    SavedTable table() const;
    // The players, including those of seats that the chosen number of players does not use.
    const std::vector<SavedPlayer>& remembered() const { return m_remembered; }

  signals:
    void gameChanged();
    void changed();

  private:
    void set_options_text(std::string text);
    void seat_players();
    bool shown(const OptionRow& row) const;

    const CatalogEntry* m_game = nullptr;
    QString m_preset;
    std::string m_options_text;
    QString m_seating = QStringLiteral("facing"); // as chosen; without a second person it has no effect
    std::vector<SavedPlayer>
        m_remembered; // names and bots of seats, kept while the number of players changes
    RowModel<Preset> m_presets;
    RowModel<OptionRow> m_options;
    RowModel<SavedPlayer> m_players;
};

}
