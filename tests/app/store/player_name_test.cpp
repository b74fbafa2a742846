// Player names from untrusted files of all kinds.
#include "match_setup.h"
#include "pebbles.h"
#include "store/player_name.h"
#include "test.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Sample {
    QString written;
    QString shown;
};

const std::vector<Sample> kSamples{
    {u"Ada"_s, u"Ada"_s},
    {u"  Ada \t Lovel\nace\r "_s, u"Ada Lovel ace"_s},
    {u"A\u0007d\u001b[1ma\u007f\u0085"_s, u"Ad[1ma"_s},             // control characters
    {u"Ben\u202e.gnp\u202c \u2066x\u2069\u200f"_s, u"Ben.gnp x"_s}, // bidirectional
    {u"A\u200bd\ufeffa\u00ad"_s, u"Ada"_s},                         // invisible
    {u"A\u2028d\u2029a\u00a0b"_s, u"A d a b"_s},                    // other blanks
    {u"\u200d \u200c"_s, QString()},                                // no visible character
    {u"👩\u200d🚀 Zoë"_s, u"👩\u200d🚀 Zoë"_s},                         // one emoji of three code points
    {u"نور\u200cالدین"_s, u"نور\u200cالدین"_s},                     // Persian needs the non-joiner
    {u"Z"_s + QString(30, QChar(0x0301)), u"Z"_s + QString(4, QChar(0x0301))}, // stacked accents
    {QString(500, 'x'), QString(kMaxName, 'x')},
    {QString(kMaxName - 1, 'x') + u"😀"_s, QString(kMaxName - 1, 'x')}, // not half a surrogate pair
    {QString(QChar(0xd83d)) + "Ada", u"Ada"_s},                        // half a surrogate pair
    {u"<b>Ada</b>"_s, u"<b>Ada</b>"_s},                                // shown literally
};

}

TEST_CASE("a player's name is one short line of visible characters", "[store][offline]") {
    for (const auto& [written, shown] : kSamples) {
        CAPTURE(written.toStdString());
        CHECK(clean_name(written) == shown);
        CHECK(clean_name(shown) == shown);
    }
}

TEST_CASE("names are cleaned the same way in a save, in PDN, in the settings and from the keyboard",
          "[store][offline]") {
    for (const auto& [written, shown] : kSamples) {
        CAPTURE(written.toStdString());
        const auto in_save = parse_player({{"name", written}});
        REQUIRE(in_save);
        CHECK(in_save->name == shown);

        CHECK(to_json(SavedPlayer{.name = written}).value("name").toString() == shown);

        MatchSetup setup;
        setup.setGame("hex_trap");
        setup.setName(0, written);
        CHECK(setup.remembered().at(0).name == shown);

        if (written.contains('\n') || written.contains(QChar(0xd83d))) continue; // cannot be written in a tag
        const auto pdn = read_import("[Black \"" + written.toUtf8() + "\"]\n\n1. 11-15 22-18 *\n", find_game);
        REQUIRE(pdn);
        CHECK(pdn->table.players.at(0).name == shown);
    }
}
