#include "pixel_ratio.h"
#include "test.h"

#include <QGuiApplication>
#include <QQuickWindow>

using namespace trapbox;

TEST_CASE("the pixel ratio is right before and after a window is watched", "[density]") {
    PixelRatio ratio;
    CHECK(ratio.value() == qGuiApp->devicePixelRatio());
    QQuickWindow window;
    ratio.watch(&window);
    CHECK(ratio.value() == window.devicePixelRatio());
}
