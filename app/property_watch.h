// Detects whether any property with a given change signal has changed since the last check. An object that is
// refreshed every frame then emits the signal only if needed.
#pragma once

#include <QMetaProperty>
#include <QObject>
#include <QVariant>

#include <vector>

namespace trapbox {

class PropertyWatch {
  public:
    PropertyWatch(const QObject& object, const QMetaMethod& signal) : m_object(object), m_signal(signal) {}

    bool changed() {
        if (m_properties.empty()) find_properties();
        bool differs = false;
        for (Watched& each : m_properties) {
            QVariant value = each.property.read(&m_object);
            if (value == each.value) continue;
            each.value = std::move(value);
            differs = true;
        }
        return differs;
    }

  private:
    struct Watched {
        QMetaProperty property;
        QVariant value;
    };

    void find_properties() { // not in the constructor, where the class is not known yet
        const QMetaObject& meta = *m_object.metaObject();
        for (int i = 0; i < meta.propertyCount(); ++i)
            if (meta.property(i).notifySignal() == m_signal) m_properties.push_back({meta.property(i), {}});
    }

    const QObject& m_object;
    QMetaMethod m_signal;
    std::vector<Watched> m_properties;
};

}
