// The objects that live as long as the app. Creates them in the right order and registers them with a QML
// engine. Also used by the tests and by ./trapbox shots.
#pragma once

#include "catalog_model.h"
#include "feedback/feedback_player.h"
#include "language.h"
#include "offline.h"
#include "puzzles/puzzle_book.h"
#include "review/review.h"
#include "session.h"
#include "share/share_sheet.h"
#include "store/store.h"

class QQmlEngine;

namespace trapbox {

class AppParts : public QObject {
    Q_OBJECT
  public:
    // Games and settings are stored in `folder`.
    explicit AppParts(const QString& folder, std::shared_ptr<ShareSheet> sheet = make_share_sheet());
    ~AppParts() override;

    // Call before creating the application object.
    static void prepare_graphics();
    // Call before loading QML. The engine must be destroyed before this object.
    void attach(QQmlEngine& engine);

  private:
    const std::shared_ptr<ShareSheet> m_sheet; // before the session, which uses it

  public:
    Store store;
    FeedbackPlayer feedback{make_haptic_device()};
    CatalogModel catalog;
    Session session;
    PuzzleBook puzzles;
    Review review;
    Language language;

  protected:
    // Handles changes of the device's language, and files from other apps.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private slots:
    void take_in(const QUrl& address);

  private:
    void follow_settings();
    void release_memory();

    OfflineAccess m_offline;
};

}
