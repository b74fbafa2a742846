// What the About screen shows: versions, and the licences of the libraries in the package. Their texts are
// resources, made of the files of licences/, and are read when they are asked for.
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
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT) // of the Qt that runs

  public:
    using QObject::QObject;

    static QString version() { return app_version(); }
    static QString qtVersion() { return QString::fromLatin1(qVersion()); }
    // The paragraphs of licences/NAME.txt, without the line breaks of a terminal. Empty if there is no such
    // file.
    Q_INVOKABLE static QStringList licence(const QString& name);
};

}
