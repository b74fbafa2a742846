// A result as JSON.
#include "core/bot.h"
#include "store/records.h"

#include <QJsonArray>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

constexpr qsizetype kMaxText = 64;
constexpr int kMaxPart = 1'000'000'000;

QString date_text(QDate date) { return date.toString(Qt::ISODate); }
QDate date_of(const QJsonValue& value) { return QDate::fromString(value.toString(), Qt::ISODate); }

}

QJsonObject to_json(const GameResult& result) {
    QJsonObject json{{u"id"_s, result.id},
                     {u"game"_s, result.game},
                     {u"preset"_s, result.preset},
                     {u"opponents"_s, static_cast<int>(result.opponents)},
                     {u"ending"_s, static_cast<int>(result.ending)},
                     {u"date"_s, date_text(result.date)},
                     {u"own_rules"_s, result.own_rules}};
    if (result.bot_level != 0) json.insert("bot_level"_L1, result.bot_level);
    if (result.score) {
        QJsonArray parts;
        for (const int part : result.score->parts)
            parts.append(part);
        json.insert("score"_L1, parts);
    }
    if (result.challenge.isValid()) json.insert("challenge"_L1, date_text(result.challenge));
    return json;
}

std::optional<GameResult> parse_result(const QJsonObject& json) {
    GameResult result;
    result.id = json.value("id"_L1).toString();
    result.game = json.value("game"_L1).toString();
    result.preset = json.value("preset"_L1).toString();
    const int opponents = json.value("opponents"_L1).toInt(-1);
    const int ending = json.value("ending"_L1).toInt(-1);
    if (result.id.isEmpty() || result.game.isEmpty() || opponents < 0 ||
        opponents > static_cast<int>(Opponents::bots) || ending < 0 ||
        ending > static_cast<int>(GameResult::Ending::drawn))
        return {};
    for (const QString& text : {result.id, result.game, result.preset})
        if (text.size() > kMaxText || text.contains('/')) return {};
    result.opponents = static_cast<Opponents>(opponents);
    result.ending = static_cast<GameResult::Ending>(ending);
    result.date = date_of(json.value("date"_L1));
    result.challenge = date_of(json.value("challenge"_L1));
    result.own_rules = json.value("own_rules"_L1).toBool();
    result.bot_level = json.value("bot_level"_L1).toInt(0);
    if (result.bot_level < 0 || result.bot_level > kBotLevels) return {};
    if (const auto score = json.value("score"_L1); score.isArray()) {
        Score read(0);
        for (std::size_t i = 0; i < read.parts.size(); ++i) {
            read.parts[i] = score[static_cast<qsizetype>(i)].toInt(kMaxPart + 1);
            if (std::abs(read.parts[i]) > kMaxPart) return {};
        }
        result.score = read;
    }
    return result;
}

}
