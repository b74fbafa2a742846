#include "display_rate.h"

#include <QCoreApplication>
#include <QJniObject>

namespace trapbox {

void ask_display_for_fastest(bool fastest) {
    static const QJniObject java("org/trapbox/DisplayRate", QNativeInterface::QAndroidApplication::context());
    if (java.isValid()) java.callMethod<void>("ask", "(Z)V", static_cast<jboolean>(fastest));
}

}
