#include "catalog.h"
#include "core/refusals.h"
#include "language.h"
#include "places.h"
#include "test.h"
#include "translated.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace trapbox;

namespace {

// A text and its context: a QML file, a class or a game.
using Source = QPair<QString, QString>;

QSet<Source> sources_in(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QSet<Source> sources;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("source")) sources << Source(context, xml.readElementText());
    }
    return sources;
}

QSet<Source> translated_sources(const QString& language) {
    return sources_in(QString(SOURCE_DIR) + "/qml/i18n/" + language + ".ts");
}

// All texts that a player can see, extracted with Qt's own tool.
QSet<Source> extracted_sources() {
    const QTemporaryDir folder;
    const QString found = folder.filePath("found.ts");
    QStringList arguments{"-silent", "-tr-function-alias", "QT_TRANSLATE_NOOP+=TRAPBOX_UI_TEXT"};
    for (const char* part : {"/app", "/engine", "/qml"})
        arguments << QString(SOURCE_DIR) + part;
    REQUIRE(QProcess::execute(LUPDATE, arguments << "-ts" << found) == 0);
    return sources_in(found);
}

}

TEST_CASE("the French translation has exactly the strings that a player can see", "[language]") {
    const QSet<Source> all = extracted_sources();
    CHECK(all.size() > 400);
    const QSet<Source> known = translated_sources("fr");
    for (const Source& source : all) {
        CAPTURE(source.first.toStdString(), source.second.toStdString());
        CHECK(known.contains(source));
    }
    for (const Source& source : known) {
        CAPTURE(source.first.toStdString(), source.second.toStdString());
        CHECK(all.contains(source));
    }
}

TEST_CASE("every string with a count has an English singular and plural", "[language]") {
    const QSet<Source> known = translated_sources("en");
    int counting = 0;
    for (const Source& source : translated_sources("fr")) {
        if (!source.second.contains("%n")) continue;
        ++counting;
        CAPTURE(source.first.toStdString(), source.second.toStdString());
        CHECK(known.contains(source));
    }
    CHECK(counting > 10);
}

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
        CHECK_FALSE(source.contains('\'')); // the typographic one: ’
        CHECK_FALSE(text.contains('\''));
        ++messages;
    }
    CHECK_FALSE(xml.hasError());
    CHECK(messages > 400);
}

TEST_CASE("no French line starts with closing punctuation or ends with an opening quote", "[language]") {
    // Punctuation with a space before it needs a no-break space, U+00A0. “I pass” is not broken either.
    static const QRegularExpression breaking(" [;:!?»]|« |“I ");
    QFile file(QString(SOURCE_DIR) + "/qml/i18n/fr.ts");
    REQUIRE(file.open(QIODevice::ReadOnly));
    auto found = breaking.globalMatch(QString::fromUtf8(file.readAll()));
    while (found.hasNext()) {
        const auto match = found.next();
        FAIL_CHECK(match.capturedTexts().front().toStdString() + " at " +
                   std::to_string(match.capturedStart()));
    }
}

TEST_CASE("a game's texts change with the language, and back", "[language]") {
    Language language;
    language.set("fr");
    CHECK(translated("passed_trap", "The Passed-Trap") == "Le Passe-Trappe");
    CHECK(translated("passed_trap", kEnded.sentence) == "La partie est finie."); // a text of every game
    CHECK(translated("hex_trap", kTooLong.sentence).startsWith("Cette partie"));
    language.set("en");
    CHECK(translated("passed_trap", "The Passed-Trap") == "The Passed-Trap");
}

TEST_CASE("a time is shown with its day, in the language's format", "[language]") {
    const QDate day(2026, 11, 16);
    const QDateTime moment(day, QTime(14, 5));
    Language language;
    language.set("fr");
    CHECK(moment_text(moment, day) == "aujourd’hui à 14:05");
    CHECK(moment_text(moment, day.addDays(1)) == "hier à 14:05");
    CHECK(moment_text(moment, day.addDays(2)) == "16/11/2026 14:05");
    CHECK(moment_text(moment.toUTC(), day) == "aujourd’hui à 14:05");
    language.set("en");
    CHECK(moment_text(moment, day).startsWith("today 2:05"));
    CHECK(moment_text(moment, day.addDays(1)).startsWith("yesterday 2:05"));
}

TEST_CASE("numbers have proper plurals in every language, also in other system languages", "[language]") {
    const auto through = [](int disks) {
        return QCoreApplication::translate("trapbox::PassedTrapView", "%n disk(s) through", nullptr, disks);
    };
    Language language;
    language.set("fr");
    CHECK(through(1) == "1 palet passé");
    CHECK(through(4) == "4 palets passés");
    for (const char* spoken : {"en", "de", "C"}) {
        CAPTURE(spoken);
        language.set(spoken);
        CHECK(through(1) == "1 disk through");
        CHECK(through(4) == "4 disks through");
    }
}
