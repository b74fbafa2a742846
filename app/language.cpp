#include "language.h"

#include <QCoreApplication>
#include <QLocale>

namespace trapbox {

void Language::set(const QString& choice) {
    const QString system = QLocale::system().language() == QLocale::C // no people's
                               ? QStringLiteral("en")
                               : QLocale::system().name().section('_', 0, 0);
    const QString wanted = choice == "system" ? system : choice;
    if (wanted == m_current) return;
    m_current = wanted;
    QCoreApplication::removeTranslator(&m_translator);
    const bool as_system = choice == "system" && QLocale::system().language() != QLocale::C;
    QLocale::setDefault(as_system ? QLocale::system() : QLocale(wanted));
    // English is a translation too: it has the plural forms that the sources only hint at.
    if (m_translator.load(":/i18n/" + wanted + ".qm") || m_translator.load(":/i18n/en.qm"))
        QCoreApplication::installTranslator(&m_translator);
    emit changed();
}

}
