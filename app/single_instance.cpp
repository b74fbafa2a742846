#include "single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

using namespace std::chrono_literals;

namespace trapbox {

namespace {

constexpr qint64 kMaxRequestBytes = 64 << 10;
constexpr char kEndOfRequest = '\n';
constexpr char kAccepted = '+';

#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
constexpr bool kSystemKeepsOneInstance = true;
#else
constexpr bool kSystemKeepsOneInstance = false;
#endif

// Depends on the folder's canonical path and the user. Hashed, because a socket's path is limited to about
// 100 characters.
QString server_name(const QString& folder) {
    const QByteArray path = QDir(folder).canonicalPath().toUtf8();
    const QString name =
        "trapbox-" + QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(16);
#ifdef Q_OS_WIN
    return name;
#else
    // Only this user can enter the runtime folder.
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return runtime.isEmpty() ? name : runtime + '/' + name;
#endif
}

QString ensure_folder(const QString& folder) {
    QDir().mkpath(folder);
    return folder;
}

QByteArray to_line(const LaunchRequest& request) {
    const QJsonObject json{
        {"file", request.file}, {"resume", request.resume}, {"activation_token", request.activation_token}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + kEndOfRequest;
}

LaunchRequest parse_request(const QByteArray& line) {
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    return {json.value("file").toString(), json.value("resume").toBool(),
            json.value("activation_token").toString()};
}

}

SingleInstance::SingleInstance(const QString& folder)
    : m_server_name(server_name(ensure_folder(folder))), m_lock(QDir(folder).filePath("running.lock")) {
    if (kSystemKeepsOneInstance) return;
    m_lock.setStaleLockTime(0); // never stale by age: a game may be open for days
    m_first = lock();
    if (m_first) listen();
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::lock() {
    if (m_lock.tryLock() || m_lock.error() != QLockFile::LockFailedError) return true;
    QLocalSocket socket;
    socket.connectToServer(m_server_name);
    if (socket.waitForConnected(200)) return false;
    // No answer: either the first instance is starting, or the lock is stale and from a host with another
    // name. removeStaleLockFile() fails while a running process holds the lock.
    m_lock.removeStaleLockFile();
    return m_lock.tryLock();
}

void SingleInstance::listen() {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
    QLocalServer::removeServer(m_server_name); // left by a killed instance
    if (!m_server.listen(m_server_name))
        qWarning("other instances cannot hand over files: %s", qUtf8Printable(m_server.errorString()));
}

void SingleInstance::receive() {
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(kMaxRequestBytes);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->canReadLine()) {
                const LaunchRequest request = parse_request(socket->readLine());
                socket->write(&kAccepted, 1);
                socket->disconnectFromServer();
                emit requested(request);
            } else if (socket->bytesAvailable() >= kMaxRequestBytes) {
                socket->abort();
            }
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read();
    }
}

bool SingleInstance::hand_over(const LaunchRequest& request, std::chrono::milliseconds timeout) const {
    QElapsedTimer clock;
    clock.start();
    const auto left = [&] {
        return static_cast<int>(std::max<qint64>(0, timeout.count() - clock.elapsed()));
    };
    // The first instance may have the lock but not listen yet.
    while (left() > 0) {
        QLocalSocket socket;
        socket.connectToServer(m_server_name);
        if (socket.waitForConnected(left())) {
            socket.write(to_line(request));
            while (socket.bytesAvailable() == 0 && socket.waitForReadyRead(left())) {
            }
            return socket.read(1).startsWith(kAccepted);
        }
        QThread::msleep(20);
    }
    return false;
}

}
