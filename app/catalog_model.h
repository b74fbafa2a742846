// The games on the box and today's challenges, for QML. Only games that have a board here are shown.
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
    // In today's language.
    Q_PROPERTY(QStringList titles READ titles NOTIFY retranslated)
    // How well bots play, from the first level: "Beginner" … "Master".
    Q_PROPERTY(QList<QString> botLevels READ botLevels NOTIFY retranslated)
    // One per solitaire variant; roles: game, preset, title, gameTitle, goal, today (what was reached today,
    // or empty), won.
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
    // "The Passed-Trap: Classical"; just the game's where it has no such variant.
    Q_INVOKABLE QString presetTitle(const QString& game, const QString& preset) const;
    // "Classical"; the game's where it has no such variant.
    Q_INVOKABLE QString variantTitle(const QString& game, const QString& preset) const;
    // "7 disks through", from the parts of a Score.
    Q_INVOKABLE QString scoreWords(const QString& game, const QString& preset, const QList<int>& score) const;
    // Whether one can win it, or only do better than before.
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
