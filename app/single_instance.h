// One running app per data folder. A second one hands what it was asked to open to the first and ends, so
// that the two never write the same files. Knows nothing of games.
//
// On phones the system sees to that, and every instance is the first.
#pragma once

#include <QJsonObject>
#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <chrono>
#include <memory>

namespace trapbox {

// What an app was started for.
struct LaunchRequest {
    QString file; // absolute path, or empty
    bool resume = false;
    QString activation_token; // permission of the desktop (Wayland) to come to the front, or empty
    bool operator==(const LaunchRequest&) const = default;
};

class SingleInstance final : public QObject {
    Q_OBJECT
  public:
    // Locks the folder. A lock that a killed app has left behind is taken over. Where the folder cannot be
    // written to there is nothing to protect, and this counts as the first instance.
    explicit SingleInstance(const QString& folder);
    ~SingleInstance() override;

    bool is_first() const { return m_first; }
    // Call when this is not the first instance. False when the first does not answer in time.
    bool hand_over(const LaunchRequest& request, std::chrono::milliseconds timeout) const;

  signals:
    void requested(const trapbox::LaunchRequest& request); // by another instance

  private:
    bool lock();
    void listen();
    void receive();

    const QString m_server_name;
    QLockFile m_lock;
    QLocalServer m_server;
    bool m_first = true;
};

}
