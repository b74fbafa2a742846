#include "catalog.h"
#include "language.h"
#include "test.h"
#include "words.h"

#include <QFile>
#include <QXmlStreamReader>

using namespace trapbox;

TEST_CASE("every string is translated into French", "[language]") {
    QFile file(QString(SOURCE_DIR) + "/qml/i18n/fr.ts");
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    int messages = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() != QLatin1String("translation")) continue;
        CAPTURE(source.toStdString());
        CHECK_FALSE(xml.attributes().hasAttribute("type")); // "unfinished"
        const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        CHECK_FALSE(text.trimmed().isEmpty());
        for (const char* argument : {"%1", "%2"})
            CHECK(text.contains(argument) == source.contains(argument));
        ++messages;
    }
    CHECK_FALSE(xml.hasError());
    CHECK(messages > 400);
}

TEST_CASE("a game's words change with the language, and back", "[language]") {
    Language language;
    language.set("fr");
    CHECK(translated("passed_trap", "The Passed-Trap") == "Le Passe-Trappe");
    language.set("en");
    CHECK(translated("passed_trap", "The Passed-Trap") == "The Passed-Trap");
}
