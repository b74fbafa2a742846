// The app has no business on the network: whatever QML asks for there (a picture, a script, a page) is
// refused before a connection is made.
#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace trapbox {

// Qt calls create() from several threads.
class OfflineAccess final : public QQmlNetworkAccessManagerFactory {
  public:
    QNetworkAccessManager* create(QObject* parent) override;
};

}
