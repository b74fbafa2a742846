// Runs the app's tests inside a Qt application without a window system.
#define CATCH_CONFIG_RUNNER
#define CATCH_CONFIG_CONSOLE_WIDTH 300 // layout flaws are reported in long lines
#include "test.h"

#include <QGuiApplication>

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QML_NO_TOUCH_COMPRESSION",
            "1"); // touch events are delivered immediately, not with the next frame
    QGuiApplication app(argc, argv);
    QCoreApplication::setOrganizationName("Trapbox");
    QCoreApplication::setApplicationName("Trapbox tests");
    return Catch::Session().run(argc, argv);
}
