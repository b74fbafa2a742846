// Puts the parts together and shows the window.
#include "app_parts.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>

#include <cstdio>

using namespace trapbox;

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("Trapbox");
    QCoreApplication::setApplicationVersion(TRAPBOX_VERSION);
    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(":/icon/icon_256.png")); // a phone takes its icon from the package
    QCommandLineParser parser;
    parser.setApplicationDescription("A box of trap games");
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data("data", "Keep games and settings in this folder.", "folder",
                                  Store::default_folder());
    parser.addOption(data);
    const QCommandLineOption resume("resume", "Go on with the last game at once.");
    parser.addOption(resume);
    parser.addPositionalArgument("file", "A game that someone shared, or one of checkers in PDN.", "[file]");
    const bool clear = parser.parse(QCoreApplication::arguments());
    if (!clear || parser.positionalArguments().size() > 1) {
        std::fprintf(stderr, "trapbox: %s\n",
                     clear ? "one file at a time" : qUtf8Printable(parser.errorText()));
        return 2;
    }
    parser.process(app); // --help and --version

    AppParts parts(parser.value(data));
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    if (!parser.positionalArguments().isEmpty())
        parts.session.openFile(parser.positionalArguments().constFirst());
    else if (parser.isSet(resume))
        QMetaObject::invokeMethod(engine.rootObjects().front(), "resumeLast");
    return QGuiApplication::exec();
}
