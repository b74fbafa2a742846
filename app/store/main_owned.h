// A QML singleton that is created and owned by C++. It must be created before QML is loaded, and must outlive
// the engine.
#pragma once

#include <QJSEngine>
#include <QQmlEngine>

#include <type_traits>

namespace trapbox {

template <class T>
class MainOwned {
  public:
    static T* create(QQmlEngine*, QJSEngine*) {
        static_assert(!std::is_default_constructible_v<T>, "QML would make one of its own");
        if (s_instance) QJSEngine::setObjectOwnership(s_instance, QJSEngine::CppOwnership);
        return s_instance;
    }
    MainOwned(const MainOwned&) = delete;
    MainOwned& operator=(const MainOwned&) = delete;

  protected:
    explicit MainOwned(T* self) { s_instance = self; }
    ~MainOwned() { s_instance = nullptr; }

  private:
    static inline T* s_instance = nullptr;
};

}
