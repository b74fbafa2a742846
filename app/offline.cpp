#include "offline.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace trapbox {

namespace {

class RefusedReply final : public QNetworkReply {
  public:
    RefusedReply(const QNetworkRequest& request, QNetworkAccessManager::Operation operation, QObject* parent)
        : QNetworkReply(parent) {
        setRequest(request);
        setUrl(request.url());
        setOperation(operation);
        setError(ContentAccessDenied, "Trapbox does not use the network");
        setFinished(true);
        // Queued, so that the caller can connect first.
        QMetaObject::invokeMethod(
            this, [this] { emit errorOccurred(error()); }, Qt::QueuedConnection);
        QMetaObject::invokeMethod(this, &QNetworkReply::finished, Qt::QueuedConnection);
    }
    void abort() override {}

  protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager final : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice*) override {
        return new RefusedReply(request, operation, this);
    }
};

}

QNetworkAccessManager* OfflineAccess::create(QObject* parent) { return new RefusingManager(parent); }

}
