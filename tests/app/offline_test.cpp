// The app shows nothing from the network, and no text of an unknown sender is interpreted as markup.
#include "places.h"
#include "test.h"
#include "window.h"

#include <QDirIterator>
#include <QFile>
#include <QQmlComponent>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>

#include <map>
#include <memory>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// A local web server that counts connections.
struct Listener : QTcpServer {
    int connections = 0;

    Listener() {
        REQUIRE(listen(QHostAddress::LocalHost));
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection()) {
                ++connections;
                delete socket;
            }
        });
    }

    QString address() const { return QString("http://127.0.0.1:%1/p").arg(serverPort()); }
};

// All QML files by their path below qml/, without comments.
std::map<QString, QString> qml_sources() {
    std::map<QString, QString> sources;
    const QDir root(SOURCE_DIR "/qml");
    static const QRegularExpression comment(R"((?<!:)//[^\n]*|/\*.*?\*/)",
                                            QRegularExpression::DotMatchesEverythingOption);
    for (QDirIterator files(root.path(), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        REQUIRE(file.open(QIODevice::ReadOnly));
        sources[root.relativeFilePath(file.fileName())] = QString::fromUtf8(file.readAll()).remove(comment);
    }
    REQUIRE(sources.size() > 50);
    return sources;
}

}

TEST_CASE("PlainText is the only QML file that uses a text element of Qt", "[offline]") {
    // Text, TextEdit and controls based on them detect markup automatically.
    static const QRegularExpression risky(
        R"(\b(Text|TextEdit|TextArea|TextField|Label|ToolTip)\s*\{|\btextFormat\b|\bcreateQmlObject\b|\bTextDocument\b)");
    for (const auto& [path, source] : qml_sources()) {
        if (path == "parts/PlainText.qml") continue;
        for (auto matches = risky.globalMatch(source); matches.hasNext();) {
            const QString found = matches.next().captured();
            const bool is_our_label = found.startsWith("Label") && !source.contains(".Label {");
            INFO(path.toStdString() << " uses " << found.toStdString());
            CHECK(is_our_label);
        }
    }
}

TEST_CASE("PlainText and Label show markup as plain text", "[offline]") {
    Window app;
    for (const QByteArray type : {"PlainText", "Label"}) {
        QQmlComponent component(&app.engine);
        component.setData("import Trapbox\n" + type + " {}", {});
        const std::unique_ptr<QObject> text(component.create());
        INFO(component.errorString().toStdString());
        REQUIRE(text);
        CHECK(text->property("textFormat").toInt() == Qt::PlainText);
    }
}

TEST_CASE("an image with a network address fetches nothing", "[offline]") {
    Window app;
    Listener listener;
    QQmlComponent component(&app.engine);
    component.setData("import QtQuick\nImage { source: \"" + listener.address().toUtf8() + "\" }", {});
    const std::unique_ptr<QObject> image(component.create());
    REQUIRE(image);
    constexpr int kError = 3; // Image.Error
    CHECK(QTest::qWaitFor([&] { return image->property("status").toInt() == kError; }, 5000));
    CHECK(listener.connections == 0);
}

TEST_CASE("a script's network request is refused", "[offline]") {
    Window app;
    Listener listener;
    QQmlComponent component(&app.engine);
    component.setData(R"(import QtQml
        QtObject {
            property int state: 0
            property int status: -1
            function ask(address) {
                const request = new XMLHttpRequest()
                request.onreadystatechange = () => { state = request.readyState; status = request.status }
                request.open("GET", address)
                request.send()
            }
        })",
                      {});
    const std::unique_ptr<QObject> script(component.create());
    REQUIRE(script);
    REQUIRE(QMetaObject::invokeMethod(script.get(), "ask", Q_ARG(QVariant, listener.address())));
    CHECK(QTest::qWaitFor([&] { return script->property("state") == 4; }, 5000));
    CHECK(script->property("status") == 0);
    CHECK(listener.connections == 0);
}

TEST_CASE("markup in the name of a shared file is shown as plain text and fetches nothing", "[offline]") {
    Window app;
    Listener listener;
    const QString name = "<img src=\"" + listener.address() + "\">";
    REQUIRE(name.size() <= kMaxName);
    for (const char* game : {"trapdoor_checkers", "booby_trap", "passed_trap", "hex_trap"}) {
        CAPTURE(game);
        MatchSetup setup;
        setup.setGame(game);
        SavedTable table = setup.table();
        for (SavedPlayer& player : table.players)
            player = {.name = name, .seat = player.seat};
        const auto match = find_game(game)->start(setup.options_text(), 1);
        REQUIRE(match);
        const QString path = app.folder.filePath("shared.trapbox");
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(to_save(table, to_text((*match)->journal())));
        file.close();
        app.session().opener()->openFile(path);
        REQUIRE(await(app.session()));
        QTest::qWait(500);
        CHECK(app.session().table()->playerName(0) == name);
        for (const QQuickItem* text : app.of_type(""))
            if (text->inherits("QQuickText") && text->property("text").toString().contains("<img"))
                CHECK(text->property("textFormat").toInt() == Qt::PlainText);
        CHECK(listener.connections == 0);
    }
}
