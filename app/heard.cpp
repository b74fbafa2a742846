#include "heard.h"

#include <QAccessible>

namespace trapbox {

namespace {

// Qt asks its platform each time, and some platforms cannot say; what it announces, all of them do.
struct Listener : QAccessible::ActivationObserver {
    bool active = QAccessible::isActive();

    Listener() { QAccessible::installActivationObserver(this); }
    ~Listener() override { QAccessible::removeActivationObserver(this); }
    void accessibilityActiveChanged(bool now) override { active = now; }
};

}

bool is_heard() {
    static Listener listener;
    return listener.active;
}

}
