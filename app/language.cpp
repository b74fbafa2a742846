#include "language.h"

#include <QCoreApplication>
#include <QLocale>

namespace trapbox {

void Language::set(const QString& choice) {
    const QString system = QLocale::system().language() == QLocale::C // no language set
                               ? QStringLiteral("en")
                               : QLocale::system().name().section('_', 0, 0);
    const QString wanted = choice == "system" ? system : choice;
    if (wanted == m_current) return;
    m_current = wanted;
    QCoreApplication::removeTranslator(&m_translator);
    const bool as_system = choice == "system" && QLocale::system().language() != QLocale::C;
    QLocale::setDefault(as_system ? QLocale::system() : QLocale(wanted));
    // English needs a translation too, for its plural forms.
    if (m_translator.load(":/i18n/" + wanted + ".qm") || m_translator.load(":/i18n/en.qm"))
        QCoreApplication::installTranslator(&m_translator);
    emit changed();
}

}
