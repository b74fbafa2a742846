#pragma once

#include <QQuickItem>

#include <cstring>

namespace trapbox::tests {

// Whether an item is of this type: "GameTile" for one of the app's (its class is "GameTile_QMLTYPE_5"), or a
// class of Qt: "QQuickText".
inline bool is_type(const QQuickItem* item, const char* type) {
    const char* name = item->metaObject()->className();
    const std::size_t length = std::strlen(type);
    if (std::strncmp(name, type, length) != 0) return false;
    return name[length] == '\0' || std::strncmp(name + length, "_QML", 4) == 0;
}

}
