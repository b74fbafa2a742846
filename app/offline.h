// The app never uses the network: requests from QML (for pictures, scripts or pages) are refused before a
// connection is made.
#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace trapbox {

// Qt calls create() from several threads.
class OfflineAccess final : public QQmlNetworkAccessManagerFactory {
  public:
    QNetworkAccessManager* create(QObject* parent) override;
};

}
