// Everything that is kept on the device, in one place: main() makes it with the data folder before it loads
// QML. QML sees the shelves and what the player must be told; Settings and Records are singletons of their
// own.
#pragma once

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

    // Where the system keeps the data of this app.
    static QString default_folder();

    SaveStore& saves() { return m_saves; }
    Settings& settings() { return m_settings; }
    Records& records() { return m_records; }
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
    SaveStore m_saves;
    Shelf m_games;
    Shelf m_replays;
    SetAside m_set_aside;
};

}
