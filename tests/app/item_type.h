#pragma once

#include <QQuickItem>

namespace trapbox::tests {

// Whether an item is of this type: "GameTile" for one of ours (its class is "GameTile_QMLTYPE_5"), or the
// class of one of Qt's: "QQuickText".
inline bool is_type(const QQuickItem* item, const char* type) {
    return QString(item->metaObject()->className()).section("_QML", 0, 0) == QLatin1String(type);
}

}
