// Creates the application and its window, and handles the command line.
#include "about.h"
#include "app_parts.h"
#include "single_instance.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>

#include <cstdio>

using namespace std::chrono_literals;
using namespace trapbox;

namespace {

// The command line without Qt's own options (listed in QGuiApplication's documentation, and those of X11),
// which start with one or two dashes.
QStringList app_arguments(int argc, char** argv) {
    static const QRegularExpression with_value("^--?(platform|platformpluginpath|platformtheme|plugin|"
                                               "qwindowgeometry|qwindowicon|qwindowtitle|session"
                                               "|display|geometry|title|icon|name)$");
    static const QRegularExpression alone("^--?(qmljsdebugger=.*|reverse|nograb|dograb)$");
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (with_value.match(word).hasMatch())
            ++i;
        else if (!alone.match(word).hasMatch())
            arguments << word;
    }
    return arguments;
}

// Parses the arguments. On an error prints a message and returns false.
bool parse_arguments(QCommandLineParser& parser, const QStringList& arguments) {
    const bool clear = parser.parse(arguments);
    if (clear && parser.positionalArguments().size() <= 1) return true;
    std::fprintf(stderr, "trapbox: %s\n", clear ? "one file at a time" : qUtf8Printable(parser.errorText()));
    return false;
}

void come_to_front(QObject* root, const QString& activation_token) {
    auto* window = qobject_cast<QQuickWindow*>(root);
    if (!window) return;
    if (!activation_token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation_token.toUtf8()); // Qt reads it
    window->setWindowStates(window->windowStates() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    window->requestActivate();
}

void serve(Session& session, const LaunchRequest& request) {
    if (!request.file.isEmpty())
        session.opener()->openFile(request.file);
    else if (request.resume && !session.driver())
        session.opener()->resumeLast();
}

}

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("Trapbox");
    QCoreApplication::setApplicationVersion(app_version());
    QCommandLineParser parser;
    parser.setApplicationDescription("A box of trap games");
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption data("data", "Keep games and settings in this folder.", "folder",
                                  Store::default_folder());
    parser.addOption(data);
    const QCommandLineOption resume("resume", "Continue the last game right away.");
    parser.addOption(resume);
    parser.addPositionalArgument("file", "A shared game, or checkers games in PDN.", "[file]");
    if (!parse_arguments(parser, app_arguments(argc, argv))) return 2;
    if (parser.isSet(help) || parser.isSet(version)) { // before QGuiApplication: they need no display
        const QCoreApplication teller(argc, argv);
        parser.process(teller);
    }

    AppParts::prepare_graphics();
    QGuiApplication app(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(":/icon/icon_256.png")); // phones use the icon in the package
    if (!parse_arguments(parser, QCoreApplication::arguments())) return 2;
    parser.process(app); // --help-all lists options of Qt too
    const QStringList files = parser.positionalArguments();
    const LaunchRequest request{files.isEmpty() ? QString()
                                                : QFileInfo(files.constFirst()).absoluteFilePath(),
                                parser.isSet(resume), qEnvironmentVariable("XDG_ACTIVATION_TOKEN")};
    SingleInstance instance(parser.value(data));
    if (!instance.is_first()) {
        if (instance.hand_over(request, 10s)) return 0;
        std::fprintf(stderr, "trapbox: it is running already with this data folder, but does not answer\n");
        return 1;
    }
    AppParts parts(parser.value(data));
    QQmlApplicationEngine engine;
    parts.attach(engine);
    engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    QObject::connect(&instance, &SingleInstance::requested, &engine, [&](const LaunchRequest& asked) {
        come_to_front(engine.rootObjects().constFirst(), asked.activation_token);
        serve(parts.session, asked);
    });
    serve(parts.session, request);
    return QGuiApplication::exec();
}
