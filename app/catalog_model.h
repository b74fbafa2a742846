// The list of games and today's challenges, for QML. Only games with a board in the app are listed.
#pragma once

#include "catalog.h"
#include "row_model.h"
#include "store/main_owned.h"
#include "store/records.h"

#include <QDate>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

struct DailyRow {
    const CatalogEntry* game = nullptr;
    const Preset* preset = nullptr;
};

class CatalogModel : public QObject, public MainOwned<CatalogModel> {
    Q_OBJECT
    QML_NAMED_ELEMENT(Catalog)
    QML_SINGLETON
    // Roles: key, title, tagline.
    Q_PROPERTY(QAbstractListModel* games READ games CONSTANT)
    // In the current language.
    Q_PROPERTY(QStringList titles READ titles NOTIFY retranslated)
    // Names of the bots' levels, from level 1: "Beginner" … "Master".
    Q_PROPERTY(QList<QString> botLevels READ botLevels NOTIFY retranslated)
    // One per solitaire variant; roles: game, preset, title, gameTitle, goal, today (today's result; may be
    // empty), won.
    Q_PROPERTY(QAbstractListModel* dailies READ dailies CONSTANT)
    Q_PROPERTY(int dailyCount READ dailyCount CONSTANT)

  public:
    explicit CatalogModel(Records& records);

    QAbstractListModel* games() { return &m_games; }
    QAbstractListModel* dailies() { return &m_dailies; }
    QStringList titles() const;
    static QList<QString> botLevels();
    int dailyCount() const { return m_dailies.rowCount(); }
    Q_INVOKABLE QString title(const QString& game) const;
    // "The Passed-Trap: Classical"; the game's title if there is no such variant.
    Q_INVOKABLE QString presetTitle(const QString& game, const QString& preset) const;
    // "Classical"; the game's title if there is no such variant.
    Q_INVOKABLE QString variantTitle(const QString& game, const QString& preset) const;
    // "7 disks through", from the parts of a Score.
    Q_INVOKABLE QString scoreText(const QString& game, const QString& preset, const QList<int>& score) const;
    // False for variants that only have a score to beat.
    Q_INVOKABLE bool canBeWon(const QString& game, const QString& preset) const;
    // The QML file that explains the rules.
    Q_INVOKABLE static QUrl rulesPage(const QString& game);
    Q_INVOKABLE static bool hasLesson(const QString& game);

    // The day changed, or a challenge was played.
    void refresh();
    // The language changed.
    void retranslate();

  signals:
    void retranslated();

  private:
    DailyRecord record_of(const DailyRow& row) const;
    QString today(const DailyRow& row) const;

    Records& m_records;
    RowModel<const CatalogEntry*> m_games;
    RowModel<DailyRow> m_dailies;
};

}
