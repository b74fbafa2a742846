// Puts the parts together and shows the window.
#include "app_parts.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QRegularExpression>

#include <cstdio>

using namespace trapbox;

namespace {

// What was typed, but for Qt's own options, which Qt takes for itself, with one dash or two: those of
// QGuiApplication's manual, and of X11.
QStringList own_words(int argc, char** argv) {
    static const QRegularExpression with_value("^--?(platform|platformpluginpath|platformtheme|plugin|"
                                               "qwindowgeometry|qwindowicon|qwindowtitle|session"
                                               "|display|geometry|title|icon|name)$");
    static const QRegularExpression alone("^--?(qmljsdebugger=.*|reverse|nograb|dograb)$");
    QStringList words;
    for (int i = 0; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (with_value.match(word).hasMatch())
            ++i;
        else if (!alone.match(word).hasMatch())
            words << word;
    }
    return words;
}

// Whether these words are clear; else says why not.
bool understood(QCommandLineParser& parser, const QStringList& words) {
    const bool clear = parser.parse(words);
    if (clear && parser.positionalArguments().size() <= 1) return true;
    std::fprintf(stderr, "trapbox: %s\n", clear ? "one file at a time" : qUtf8Printable(parser.errorText()));
    return false;
}

}

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("Trapbox");
    QCoreApplication::setApplicationVersion(TRAPBOX_VERSION);
    QCommandLineParser parser;
    parser.setApplicationDescription("A box of trap games");
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption data("data", "Keep games and settings in this folder.", "folder",
                                  Store::default_folder());
    parser.addOption(data);
    const QCommandLineOption resume("resume", "Go on with the last game at once.");
    parser.addOption(resume);
    parser.addPositionalArgument("file", "A game that someone shared, or one of checkers in PDN.", "[file]");
    if (!understood(parser, own_words(argc, argv))) return 2;
    if (parser.isSet(help) || parser.isSet(version)) { // without a window, and so without a display
        const QCoreApplication teller(argc, argv);
        parser.process(teller);
    }

    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(":/icon/icon_256.png")); // a phone takes its icon from the package
    if (!understood(parser, QCoreApplication::arguments())) return 2;
    parser.process(app); // --help-all, of which Qt's windows have a part
    AppParts parts(parser.value(data));
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    if (!parser.positionalArguments().isEmpty())
        parts.session.openFile(parser.positionalArguments().constFirst());
    else if (parser.isSet(resume))
        parts.session.resumeLast();
    return QGuiApplication::exec();
}
