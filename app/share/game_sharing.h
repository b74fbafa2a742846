// Shares a saved game with the device's share sheet. Without one, writes it as a file to the player's
// documents.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class SaveStore;
class ShareSheet;

class GameSharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")

  public:
    GameSharing(SaveStore& store, ShareSheet& sheet) : m_store(store), m_sheet(sheet) {}

    Q_INVOKABLE void share(const QString& id);

  signals:
    void shared(const QString& path); // written as a file
    void failed(const QString& sentence);

  private:
    SaveStore& m_store;
    ShareSheet& m_sheet;
};

}
