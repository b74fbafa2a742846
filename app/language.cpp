#include "language.h"

#include <QCoreApplication>
#include <QLocale>

namespace trapbox {

void Language::set(const QString& choice) {
    const QString wanted = choice == "system" ? QLocale::system().name().section('_', 0, 0) : choice;
    if (wanted == m_current) return;
    m_current = wanted;
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(choice == "system" ? QLocale::system() : QLocale(wanted));
    if (m_translator.load(":/i18n/" + wanted + ".qm")) QCoreApplication::installTranslator(&m_translator);
    emit changed();
}

}
