#include "share_sheet_android.h"

#include <QCoreApplication>

namespace trapbox {

namespace {

QJniObject java(const std::string& text) { return QJniObject::fromString(QString::fromStdString(text)); }

}

AndroidShareSheet::AndroidShareSheet()
    : m_java("org/trapbox/SharedFiles", QNativeInterface::QAndroidApplication::context()) {}

bool AndroidShareSheet::offer(const std::string& path) {
    const QJniObject file = java(path);
    return m_java.isValid() &&
           m_java.callMethod<jboolean>("offer", "(Ljava/lang/String;)Z", file.object<jstring>());
}

std::string AndroidShareSheet::fetch(const std::string& address, std::int64_t max_bytes) {
    const QJniObject from = java(address);
    if (!m_java.isValid()) return {};
    return m_java
        .callObjectMethod("fetch", "(Ljava/lang/String;J)Ljava/lang/String;", from.object<jstring>(),
                          static_cast<jlong>(max_bytes))
        .toString()
        .toStdString();
}

void AndroidShareSheet::cancel_fetch() {
    if (m_java.isValid()) m_java.callMethod<void>("cancelFetch", "()V");
}

std::shared_ptr<ShareSheet> make_share_sheet() { return std::make_shared<AndroidShareSheet>(); }

}
