// Golden games as replays in the app.
#pragma once

#include "places.h"
#include "table.h"

namespace trapbox::tests {

// "hex_trap/quick". Agrees when the app asks: on a busy machine a long one takes more than a moment.
inline bool watch_golden(Session& session, const QString& name) {
    session.openFile(QString(GOLDEN_DIR "/%1.journal").arg(name));
    const auto asked = QObject::connect(&session, &Session::openingChanged, &session, [&session] {
        if (session.openingNeedsConsent()) session.keepOpening();
    });
    const bool shown = await(session);
    QObject::disconnect(asked);
    return shown;
}

}
