// Runs the app's tests inside a Qt application without a window system.
#define CATCH_CONFIG_RUNNER
#define CATCH_CONFIG_CONSOLE_WIDTH 300 // what is wrong with a layout is told in a line
#include "test.h"

#include <QGuiApplication>

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QML_NO_TOUCH_COMPRESSION", "1"); // a touch arrives when it is made, not with the next frame
    QGuiApplication app(argc, argv);
    QCoreApplication::setOrganizationName("Trapbox");
    QCoreApplication::setApplicationName("Trapbox tests");
    return Catch::Session().run(argc, argv);
}
