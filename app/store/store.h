// All stored data: saves, settings, records, notices. main() creates it with the data folder before loading
// QML. QML uses its lists of games and its notices; Settings and Records are separate singletons.
#pragma once

#include "puzzles/puzzle_records.h"
#include "set_aside.h"
#include "shelf.h"
#include "store/main_owned.h"
#include "store/records.h"
#include "store/settings.h"

namespace trapbox {

class Store final : public QObject, public MainOwned<Store> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(trapbox::Shelf* games READ games CONSTANT FINAL)
    Q_PROPERTY(trapbox::Shelf* replays READ replays CONSTANT FINAL)
    Q_PROPERTY(trapbox::SetAside* setAside READ setAside CONSTANT FINAL)
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticesChanged FINAL)
  public:
    explicit Store(const QString& folder, FindGame find = &find_game);
    Store(FileSystem& files, const QString& folder, FindGame find = &find_game);

    // The system's folder for the app's data.
    static QString default_folder();

    SaveStore& saves() { return m_saves; }
    Settings& settings() { return m_settings; }
    Records& records() { return m_records; }
    PuzzleRecords& puzzles() { return m_puzzles; }
    Shelf* games() { return &m_games; }
    Shelf* replays() { return &m_replays; }
    SetAside* setAside() { return &m_set_aside; }
    QStringList notices() const { return m_notices.all(); }

    Q_INVOKABLE void dismiss(int notice) { m_notices.dismiss(notice); }

    // The language has changed.
    void retranslate();

  signals:
    void noticesChanged();

  private:
    Notices m_notices;
    Settings m_settings;
    Records m_records;
    PuzzleRecords m_puzzles;
    SaveStore m_saves;
    Shelf m_games;
    Shelf m_replays;
    SetAside m_set_aside;
};

}
