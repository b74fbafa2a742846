// Opens a game from a shelf, a file or another app. The game is read and replayed in the background, with
// progress; it can be cancelled, and a long one needs the player's consent. The game is stored and then
// passed to the session, which shows it.
#pragma once

#include "record_choice.h"
#include "store/arrival.h"
#include "store/save_store.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace trapbox {

class ShareSheet;

class GameOpener : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(bool active READ active NOTIFY changed)             // a game is being read
    Q_PROPERTY(double progress READ progress NOTIFY changed)       // 0 … 1
    Q_PROPERTY(bool needsConsent READ needsConsent NOTIFY changed) // a long game that waits for consent()
    Q_PROPERTY(trapbox::RecordChoice* choice READ choice CONSTANT) // the games of a file with several

  public:
    // The game to open may be the match in progress: `save_match` saves that first.
    GameOpener(SaveStore& store, ShareSheet& sheet, std::function<void()> save_match,
               std::function<void(SavedGame, const QString& id)> show);
    ~GameOpener() override;

    Q_INVOKABLE void openGame(const QString& id); // by its id in the store
    // Opens a shared file. If it has several games, emits `choiceOffered`.
    Q_INVOKABLE void openFile(const QString& path);
    void openAddress(const QUrl& address);           // the same for an address from another app
    Q_INVOKABLE void openListed(int row);            // a row of `choice`
    Q_INVOKABLE void bringBack(const QString& name); // what can be read of a damaged save
    Q_INVOKABLE bool resumeLast();                   // false if no game is in progress
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void consent() { m_arrival.consent(); }

    // The player has started another match: store the game, but don't show it.
    void keep_closed() { m_shows = false; }

    bool active() const { return m_arrival.under_way(); }
    double progress() const { return m_arrival.progress(); }
    bool needsConsent() const { return m_arrival.needs_consent(); }
    RecordChoice* choice() { return &m_choice; }

  signals:
    void changed();
    void choiceOffered(); // the file has several games
    void failed(const QString& sentence);

  private:
    using Keep = std::function<Result<QString>(Result<SavedGame>&)>; // returns the id of the stored game

    void read(const Arrival::Read& read, Keep keep, const Arrival::Limits& limits = {});
    Result<QString> keep_foreign(Result<SavedGame>& game);

    SaveStore& m_store;
    ShareSheet& m_sheet;
    std::function<void()> m_save_match;
    std::function<void(SavedGame, const QString&)> m_show;
    RecordChoice m_choice;
    QString m_file_name; // of the file that is read; may be empty
    bool m_shows = true;
    Arrival m_arrival;
};

}
