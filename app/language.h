// The language of the app: the system's, or the player's choice. The source texts are in English.
#pragma once

#include <QObject>
#include <QTranslator>

namespace trapbox {

class Language : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    // "system", "en" or "fr".
    void set(const QString& choice);

  signals:
    void changed();

  private:
    QString m_current;
    QTranslator m_translator;
};

}
