// Haptics on Android, through org.trapbox.Haptics. Compiled only there.
#pragma once

#include "haptics.h"

#include <QJniObject>

namespace trapbox {

class AndroidHaptics : public HapticDevice {
  public:
    AndroidHaptics();
    HapticSupport support() const override { return m_support; }
    void play(const Pattern& pattern) override;
    void stop() override;

  private:
    QJniObject m_java;
    HapticSupport m_support = HapticSupport::none;
};

}
