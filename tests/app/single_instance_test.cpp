// Two instances of the app on one data folder.
#include "single_instance.h"
#include "test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace std::chrono_literals;
using namespace trapbox;

namespace {

const LaunchRequest kRequest{"/home/ada/Ünï code \n.trapbox", true, "token"};

// Sends the request from another thread, like another process would, while this one runs its event loop.
bool hand_over_elsewhere(const SingleInstance& second, const LaunchRequest& request) {
    std::atomic<bool> handed = false;
    std::atomic<bool> ended = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        handed = second.hand_over(request, 5s);
        ended = true;
    }));
    thread->start();
    REQUIRE(QTest::qWaitFor([&] { return ended.load(); }, 10'000));
    thread->wait();
    return handed;
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}

TEST_CASE("the second instance on a data folder hands its request to the first", "[instance]") {
    const QTemporaryDir folder;
    SingleInstance first(folder.path());
    REQUIRE(first.is_first());
    std::vector<LaunchRequest> requests;
    QObject::connect(&first, &SingleInstance::requested, &first,
                     [&](const LaunchRequest& request) { requests.push_back(request); });
    for (const QString& path :
         {folder.path(), folder.path() + "/", folder.path() + "/../" + QDir(folder.path()).dirName()}) {
        const SingleInstance second(path);
        CHECK_FALSE(second.is_first());
        requests.clear();
        CHECK(hand_over_elsewhere(second, kRequest));
        CHECK(requests == std::vector{kRequest});
    }
}

TEST_CASE("instances on different data folders are independent", "[instance]") {
    const QTemporaryDir one;
    const QTemporaryDir other;
    const SingleInstance first(one.path());
    CHECK(first.is_first());
    CHECK(SingleInstance(other.path()).is_first());
}

TEST_CASE("after the first instance has exited the next one becomes the first", "[instance]") {
    const QTemporaryDir folder;
    for (int i = 0; i < 3; ++i)
        CHECK(SingleInstance(folder.path()).is_first());
}

TEST_CASE("the stale lock of a killed instance does not prevent a start", "[instance]") {
    const QTemporaryDir folder;
    const QByteArray here = QSysInfo::machineHostName().toUtf8();
    const QByteArray gone = "4194303"; // a process number that is not in use
    const QByteArray living = QByteArray::number(QCoreApplication::applicationPid());
    for (const QByteArray& left : {gone + "\ntrapbox\n" + here + "\n\n\n",
                                   gone + "\ntrapbox\nanother-machine\n\n\n", // the machine was renamed
                                   living + "\ntrapbox\n" + here + "\n\n\n",  // the number is in use again
                                   QByteArray("not a lock file"), QByteArray()}) {
        write(folder.filePath("running.lock"), left);
        CAPTURE(left.toStdString());
        CHECK(SingleInstance(folder.path()).is_first());
    }
}

TEST_CASE("a data folder that cannot be written to is opened without a lock", "[instance]") {
    const QTemporaryDir folder;
    write(folder.filePath("file"), "");
    CHECK(SingleInstance(folder.filePath("file/data")).is_first());
}

TEST_CASE("waiting for a first instance that does not answer times out", "[instance]") {
    const QTemporaryDir folder;
    const SingleInstance first(folder.path()); // its event loop does not run
    const SingleInstance second(folder.path());
    REQUIRE_FALSE(second.is_first());
    QElapsedTimer clock;
    clock.start();
    CHECK_FALSE(second.hand_over(kRequest, 300ms));
    CHECK(clock.elapsed() < 3000);
}
