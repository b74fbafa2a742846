// The content of the About screen: versions, and the licences of the bundled libraries. The licence texts are
// resources made from licences/ and are loaded on demand.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

QString app_version(); // "1.2.3", of project() in CMakeLists.txt

class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT) // at run time

  public:
    using QObject::QObject;

    static QString version() { return app_version(); }
    static QString qtVersion() { return QString::fromLatin1(qVersion()); }
    // The paragraphs of licences/NAME.txt, unwrapped. Empty if there is no such file.
    Q_INVOKABLE static QStringList licence(const QString& name);
};

}
