// The About screen, and the texts that it shares with the stores.
#include "about.h"
#include "places.h"
#include "window.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace trapbox;
using tests::Window;

namespace {

QString file_text(const QString& path) {
    QFile file(path);
    CAPTURE(path.toStdString());
    REQUIRE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
}

QStringList labels(const Window& app) {
    QStringList all;
    for (const QQuickItem* label : app.of_type("Label"))
        all << label->property("text").toString();
    return all;
}

void press(Window& app, const char* type, const QString& text) {
    for (QQuickItem* button : app.of_type(type))
        if (button->property("text") == text) {
            QMetaObject::invokeMethod(button, "clicked");
            app.settle();
            return;
        }
    FAIL("no button with the text " + text.toStdString());
}

}

TEST_CASE("About is opened from Settings and shows the version of the app and of Qt", "[about]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    QMetaObject::invokeMethod(app.window, "openSettings");
    app.settle();
    press(app, "PushButton", "About Trapbox");
    const QString project = file_text(QString(SOURCE_DIR) + "/CMakeLists.txt");
    const auto version = QRegularExpression("project\\(Trapbox VERSION ([0-9.]+)").match(project);
    REQUIRE(version.hasMatch());
    CHECK(labels(app).contains("Trapbox " + version.captured(1)));
    CHECK(labels(app).join('\n').contains(QString("Qt ") + qVersion()));
}

TEST_CASE("the privacy statement of About is the one for the stores, in two sentences", "[about]") {
    const QString for_stores = file_text(QString(SOURCE_DIR) + "/app/PRIVACY.md");
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    for (const char* language : {"en", "fr"}) {
        app.parts.store.settings().setLanguage(language);
        QMetaObject::invokeMethod(app.window, "openAbout");
        app.settle();
        const QStringList statement =
            labels(app).filter("Trapbox").filter(QRegularExpression("network|réseau"));
        REQUIRE(statement.size() == 1);
        CHECK(for_stores.contains("\n" + statement.front() + "\n"));
        CHECK(statement.front().count(". ") == 1);
        QMetaObject::invokeMethod(app.window, "goHome");
        app.settle();
    }
}

TEST_CASE("About opens the full text of every bundled licence", "[about]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    QMetaObject::invokeMethod(app.window, "openAbout");
    app.settle();
    QStringList opened;
    const auto buttons = app.of_type("Licence");
    for (QQuickItem* button : buttons) {
        const QString name = button->property("file").toString();
        opened << name + ".txt";
        const QStringList paragraphs = About::licence(name);
        // Nothing is left out but line breaks and blanks.
        CHECK(paragraphs.join(' ').simplified() ==
              file_text(QString(SOURCE_DIR) + "/app/licences/" + name + ".txt").simplified());
        QMetaObject::invokeMethod(button, "clicked");
        app.settle();
        CHECK(labels(app).contains(paragraphs.front()));
        QTest::keyClick(app.window, Qt::Key_Escape);
        app.settle();
    }
    opened.sort();
    CHECK(opened == QDir(QString(SOURCE_DIR) + "/app/licences").entryList(QDir::Files, QDir::Name));
    CHECK(About::licence("nothing").isEmpty());
}

TEST_CASE("the licences of GNU and Apache are the originals, word for word", "[about]") {
    const QString originals = "/usr/share/common-licenses/"; // Debian's
    if (!QDir(originals).exists()) return;
    const auto licence_text = [](const char* name) { return About::licence(name).join(' ').simplified(); };
    CHECK(licence_text("LGPL-3") == file_text(originals + "LGPL-3").simplified());
    CHECK(licence_text("GPL-3") == file_text(originals + "GPL-3").simplified());
    CHECK(licence_text("third_party").contains(file_text(originals + "Apache-2.0").simplified()));
}
