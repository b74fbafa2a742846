#include "safe_area.h"

#include <QMarginsF>
#include <QQmlComponent>
#include <QQmlEngine>

namespace trapbox {

#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)

namespace {

// Qt Quick's attached SafeArea (platform margins plus those added in QML) has no public C++ class.
constexpr const char* kMargins = R"(
    import QtQuick
    QtObject {
        required property Window window
        readonly property var margins: window.SafeArea.margins
    })";

}

void SafeArea::watch(QQuickWindow* window) {
    QQmlComponent component(qmlEngine(window));
    component.setData(kMargins, {});
    m_qt = component.createWithInitialProperties({{"window", QVariant::fromValue(window)}});
    if (!m_qt) qFatal("%s", qPrintable(component.errorString()));
    m_qt->setParent(window);
    connect(m_qt, SIGNAL(marginsChanged()), this, SLOT(read()));
    read();
}

#else

void SafeArea::watch(QQuickWindow*) {} // the platform places windows inside the safe area

#endif

void SafeArea::read() {
    if (!m_faked) set(m_qt->property("margins").value<QMarginsF>().toMargins());
}

void SafeArea::fake(const QMargins& margins) {
    m_faked = true;
    set(margins);
}

void SafeArea::set(const QMargins& margins) {
    m_margins = margins;
    emit changed();
}

}
