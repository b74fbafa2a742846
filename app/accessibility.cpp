#include "accessibility.h"

#include <QAccessible>

namespace trapbox {

namespace {

// QAccessible::isActive() asks the platform each time, and some platforms don't know. All of them notify
// observers.
struct Listener : QAccessible::ActivationObserver {
    bool active = QAccessible::isActive();

    Listener() { QAccessible::installActivationObserver(this); }
    ~Listener() override { QAccessible::removeActivationObserver(this); }
    void accessibilityActiveChanged(bool now) override { active = now; }
};

}

bool is_accessibility_active() {
    static Listener listener;
    return listener.active;
}

}
