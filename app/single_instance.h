// Ensures one running app per data folder. A second instance passes its request to the first and exits, so
// that two never write the same files.
//
// On phones the system ensures this, and every instance is the first.
#pragma once

#include <QJsonObject>
#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <chrono>
#include <memory>

namespace trapbox {

// The command line of an instance.
struct LaunchRequest {
    QString file; // absolute path, or empty
    bool resume = false;
    QString activation_token; // Wayland's permission to raise the window, or empty
    bool operator==(const LaunchRequest&) const = default;
};

class SingleInstance final : public QObject {
    Q_OBJECT
  public:
    // Locks the folder. Takes over the lock of a killed app. If the folder is not writable there is nothing
    // to protect, and this is the first instance.
    explicit SingleInstance(const QString& folder);
    ~SingleInstance() override;

    bool is_first() const { return m_first; }
    // Call if this is not the first instance. Returns false if the first does not answer in time.
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
