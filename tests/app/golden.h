// Golden games as replays in the app.
#pragma once

#include "places.h"
#include "table.h"

namespace trapbox::tests {

// Opens a golden game such as "hex_trap/quick". Gives consent if asked, because a long game takes a while on
// a busy machine.
inline bool watch_golden(Session& session, const QString& name) {
    session.opener()->openFile(QString(GOLDEN_DIR "/%1.journal").arg(name));
    const auto asked = QObject::connect(session.opener(), &GameOpener::changed, &session, [&session] {
        if (session.opener()->needsConsent()) session.opener()->consent();
    });
    const bool shown = await(session);
    QObject::disconnect(asked);
    return shown;
}

}
