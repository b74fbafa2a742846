#include "refresh_rate.h"
#include "test.h"

#include <QQuickItem>
#include <QTest>

#include <vector>

using namespace trapbox;

namespace {

struct Moving {
    std::vector<bool> asked;
    RefreshRate rate{[this](bool fastest) { asked.push_back(fastest); }};
    QQuickWindow window;

    Moving() {
        window.resize(100, 100);
        window.show();
        REQUIRE(QTest::qWaitForWindowExposed(&window));
        QTest::qWait(100);
        rate.watch(&window);
    }
    // Draws for that time.
    void move(int milliseconds) {
        for (int done = 0; done < milliseconds; done += 20) {
            window.update();
            QTest::qWait(20);
        }
    }
};

}

TEST_CASE("the highest refresh rate is requested once during motion and released afterwards", "[rate]") {
    Moving app;
    QTest::qWait(300);
    CHECK(app.asked.empty()); // nothing moves
    app.move(1500);
    CHECK(app.asked == std::vector{true});
    QTest::qWait(600);
    CHECK(app.asked == std::vector{true}); // a short rest does not count as the end of motion
    QTest::qWait(900);
    CHECK(app.asked == std::vector{true, false});
    QTest::qWait(1500);
    CHECK(app.asked.size() == 2); // no further request without motion
    app.move(100);
    CHECK(app.asked == std::vector{true, false, true});
}

TEST_CASE("the refresh rate is released in the background and requested again afterwards", "[rate]") {
    Moving app;
    app.move(100);
    REQUIRE(app.asked == std::vector{true});
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    CHECK(app.asked == std::vector{true, false});
    app.move(100);
    CHECK(app.asked == std::vector{true, false, true});
}
