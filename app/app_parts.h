// Everything that lives as long as the app, made in the right order, and handed to a QML engine. The tests
// and the picture taker use the same.
#pragma once

#include "catalog_model.h"
#include "feedback/feedback_player.h"
#include "language.h"
#include "offline.h"
#include "session.h"
#include "share/share_sheet.h"
#include "store/store.h"

class QQmlEngine;

namespace trapbox {

class AppParts : public QObject {
    Q_OBJECT
  public:
    // Games and settings are kept in `folder`.
    explicit AppParts(const QString& folder, std::shared_ptr<ShareSheet> sheet = make_share_sheet());
    ~AppParts() override;

    // Call before the application object is made.
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
    Language language;

  protected:
    // The device's language may change, and other apps may hand over files.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private slots:
    void take_in(const QUrl& address);

  private:
    void follow_settings();
    void give_up_memory();

    OfflineAccess m_offline;
};

}
