#include "faulty_files.h"
#include "store/settings.h"
#include "test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Desk {
    QTemporaryDir folder;
    DiskFiles files;
    Notices notices;

    QString path() const { return folder.path() + "/settings.json"; }
    void put(const QByteArray& bytes) { REQUIRE(files.write(path(), bytes)); }
    QJsonObject on_disk() {
        const auto part = files.read(path(), JsonFile::kMaxBytes);
        return part ? QJsonDocument::fromJson(part->bytes).object() : QJsonObject();
    }
};

}

TEST_CASE("settings are restored from disk", "[store]") {
    Desk desk;
    const LastSetup setup{"hurry", "pebbles=20 sand=on", {{"Zoë", false, 3, 0}, {"Bot", true, 5, 1}}};
    {
        Settings settings(desk.files, desk.path(), desk.notices);
        settings.setTheme("dark");
        settings.setLanguage("fr");
        settings.setEffectsVolume(0.25);
        settings.setAlertsVolume(0);
        settings.setHaptics("strong");
        settings.setReducedMotion(true);
        settings.setLeftHanded(true);
        settings.setFontScale(1.25);
        settings.setFingerOffset(true);
        settings.setCoordinates(false);
        settings.setMuted(true);
        settings.set_seating("facing");
        settings.set_last_setup("null_game", setup);
    }
    const Settings settings(desk.files, desk.path(), desk.notices);
    CHECK(settings.theme() == "dark");
    CHECK(settings.language() == "fr");
    CHECK(settings.effectsVolume() == 0.25);
    CHECK(settings.alertsVolume() == 0);
    CHECK(settings.haptics() == "strong");
    CHECK(settings.reducedMotion());
    CHECK(settings.leftHanded());
    CHECK(settings.fontScale() == 1.25);
    CHECK(settings.fingerOffset());
    CHECK_FALSE(settings.coordinates());
    CHECK(settings.muted());
    CHECK(settings.seating() == "facing");
    CHECK(settings.last_setup("null_game") == setup);
    CHECK_FALSE(settings.last_setup("hex_trap"));
    CHECK(desk.notices.all().isEmpty());
}

TEST_CASE("an invalid setting falls back to its default, and unknown ones are preserved", "[store]") {
    Desk desk;
    desk.put(R"({"theme":"pink","language":7,"effects_volume":1.5,"alerts_volume":0.5,"haptics":"strong",
                 "reduced_motion":"yes","left_handed":true,"font_scale":0.5,"muted":1,
                 "seating":["facing"],
                 "setups":{"null_game":{"options":"a=b","players":[{"level":9}]},"hex_trap":5},
                 "from_a_newer_app":{"x":[1,2]}})");
    Settings settings(desk.files, desk.path(), desk.notices);
    CHECK(settings.theme() == "system");
    CHECK(settings.language() == "system");
    CHECK(settings.effectsVolume() == 0.8);
    CHECK(settings.alertsVolume() == 0.5);
    CHECK(settings.haptics() == "strong");
    CHECK_FALSE(settings.reducedMotion());
    CHECK(settings.leftHanded());
    CHECK(settings.fontScale() == 0);
    CHECK_FALSE(settings.muted());
    CHECK(settings.seating().isEmpty());
    CHECK_FALSE(settings.last_setup("null_game"));
    CHECK_FALSE(settings.last_setup("hex_trap"));
    CHECK(desk.notices.all().isEmpty());
    settings.setTheme("light");
    settings.flush();
    CHECK(desk.on_disk().value("from_a_newer_app") == QJsonObject{{"x", QJsonArray{1, 2}}});
    CHECK(desk.on_disk().value("theme") == "light");
}

TEST_CASE("invalid values from a screen are ignored or clamped", "[store]") {
    Desk desk;
    Settings settings(desk.files, desk.path(), desk.notices);
    QSignalSpy changed(&settings, &Settings::changed);
    settings.setTheme("pink");
    settings.setEffectsVolume(std::numeric_limits<double>::quiet_NaN());
    settings.setFontScale(0);
    settings.setTheme("system"); // unchanged
    CHECK(changed.isEmpty());
    settings.setEffectsVolume(7);
    CHECK(settings.effectsVolume() == 1);
    settings.setFontScale(9);
    CHECK(settings.fontScale() == 1.5);
    settings.setFontScale(0.3);
    CHECK(settings.fontScale() == 1);
    settings.setFontScale(0);
    CHECK(settings.fontScale() == 0);
    CHECK(changed.size() == 4);
}

TEST_CASE("several changes are written together, automatically", "[store]") {
    Desk desk;
    FaultyFiles files(0, Mishap::fails); // never fails, only counts
    Settings settings(files, desk.path(), desk.notices);
    for (int step = 0; step <= 100; ++step)
        settings.setEffectsVolume(step / 100.0);
    CHECK(files.operations() == 0);
    CHECK_FALSE(QFile::exists(desk.path()));
    CHECK(QTest::qWaitFor([&] { return files.operations() > 0; }, 10 * Settings::kWriteDelayMs));
    CHECK(files.operations() == 1);
    CHECK(desk.on_disk().value("effects_volume") == 1.0);
    settings.flush();
    CHECK(files.operations() == 1);
}

TEST_CASE("damaged settings fall back to the previous ones or the defaults, with a notice", "[store]") {
    Desk desk;
    {
        Settings settings(desk.files, desk.path(), desk.notices);
        settings.setTheme("dark");
        settings.flush();
        settings.setTheme("light");
    }
    desk.put(R"({"theme":"li)");
    {
        const Settings settings(desk.files, desk.path(), desk.notices);
        CHECK(settings.theme() == "dark");
        CHECK(desk.notices.all().size() == 1);
    }
    desk.put("[1,2,3]");
    REQUIRE(desk.files.write(Generations::previous(desk.path()), QByteArray(2 << 20, ' ')));
    desk.notices.dismiss(0);
    const Settings settings(desk.files, desk.path(), desk.notices);
    CHECK(settings.theme() == "system");
    CHECK(desk.notices.all().size() == 1);
    CHECK(QDir(desk.folder.path() + "/damaged").entryList(QDir::Files).size() == 3);
}

TEST_CASE("after any failing operation the old or the new settings can be read", "[store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn, Mishap::torn_quiet);
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        Desk desk;
        {
            Settings settings(desk.files, desk.path(), desk.notices);
            settings.setEffectsVolume(0.1);
            settings.flush();
            settings.setEffectsVolume(0.2);
        }
        FaultyFiles faulty(number, mishap);
        {
            Settings settings(faulty, desk.path(), desk.notices);
            settings.setEffectsVolume(0.3);
        }
        const double found = Settings(desk.files, desk.path(), desk.notices).effectsVolume();
        CHECK((found == 0.2 || found == 0.3));
        if (!faulty.struck()) break;
    }
}

TEST_CASE("settings that can't be written are retried with the next change", "[store]") {
    Desk desk;
    FaultyFiles faulty(1, Mishap::fails);
    Settings settings(faulty, desk.path(), desk.notices);
    settings.setTheme("dark");
    settings.flush();
    CHECK(settings.theme() == "dark");
    CHECK(desk.notices.all().size() == 1);
    settings.flush();
    CHECK(desk.notices.all().isEmpty());
    CHECK(desk.on_disk().value("theme") == "dark");
}
