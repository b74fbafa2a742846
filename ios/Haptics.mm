#include "haptics_ios.h"

#import <CoreHaptics/CoreHaptics.h>
#import <UIKit/UIKit.h>
#include <cstdint>

namespace trapbox {

struct IosHaptics::Engine {
    bool supported = false;
    // Indexed by Impact; selection has a separate generator.
    UIImpactFeedbackGenerator* impacts[static_cast<int>(Impact::selection)] = {};
    UISelectionFeedbackGenerator* selection = nil;
    CHHapticEngine* core = nil;
    id<CHHapticAdvancedPatternPlayer> hum = nil;
    // Pending pulses are dropped when a newer pattern starts.
    std::shared_ptr<std::uint64_t> turn = std::make_shared<std::uint64_t>(0);
};

namespace {
UIImpactFeedbackStyle style(Impact impact) {
    switch (impact) {
    case Impact::soft: return UIImpactFeedbackStyleSoft;
    case Impact::light: return UIImpactFeedbackStyleLight;
    case Impact::heavy: return UIImpactFeedbackStyleHeavy;
    case Impact::rigid: return UIImpactFeedbackStyleRigid;
    default: return UIImpactFeedbackStyleMedium;
    }
}

// Longer than a player feels a piece. Core Haptics limits an event to 30 s.
constexpr NSTimeInterval kHumSeconds = 30;

CHHapticPattern* hum_pattern() {
    CHHapticEventParameter* intensity =
        [[CHHapticEventParameter alloc] initWithParameterID:CHHapticEventParameterIDHapticIntensity
                                                      value:1.0F];
    CHHapticEventParameter* sharpness =
        [[CHHapticEventParameter alloc] initWithParameterID:CHHapticEventParameterIDHapticSharpness
                                                      value:0.3F];
    CHHapticEvent* event = [[CHHapticEvent alloc] initWithEventType:CHHapticEventTypeHapticContinuous
                                                         parameters:@[ intensity, sharpness ]
                                                       relativeTime:0
                                                           duration:kHumSeconds];
    return [[CHHapticPattern alloc] initWithEvents:@[ event ] parameters:@[] error:nil];
}
}

IosHaptics::IosHaptics() : m_engine(std::make_unique<Engine>()) {
    m_engine->supported = [CHHapticEngine capabilitiesForHardware].supportsHaptics;
    if (!m_engine->supported) return;
    for (int i = 0; i < static_cast<int>(Impact::selection); ++i)
        m_engine->impacts[i] =
            [[UIImpactFeedbackGenerator alloc] initWithStyle:style(static_cast<Impact>(i))];
    m_engine->selection = [[UISelectionFeedbackGenerator alloc] init];
    m_engine->core = [[CHHapticEngine alloc] initAndReturnError:nil];
    m_engine->core.playsHapticsOnly = YES;
    m_engine->core.autoShutdownEnabled = YES;
}

IosHaptics::~IosHaptics() { stop(); }

HapticSupport IosHaptics::support() const {
    return m_engine->supported ? HapticSupport::primitives : HapticSupport::none;
}

void IosHaptics::play(const Pattern& pattern) {
    const std::shared_ptr<std::uint64_t> turn = m_engine->turn;
    const std::uint64_t mine = ++*turn;
    for (const Pulse& pulse : pattern) {
        const Impact kind = feel_row(pulse.feel).impact;
        UIImpactFeedbackGenerator* impact =
            kind == Impact::selection ? nil : m_engine->impacts[static_cast<int>(kind)];
        UISelectionFeedbackGenerator* selection = m_engine->selection;
        const CGFloat intensity = static_cast<CGFloat>(pulse.scale);
        void (^strike)(void) = ^{
          if (*turn != mine) return;
          if (impact)
              [impact impactOccurredWithIntensity:intensity];
          else
              [selection selectionChanged];
        };
        if (pulse.at_ms == 0)
            strike();
        else
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, static_cast<std::int64_t>(pulse.at_ms) * 1000000),
                           dispatch_get_main_queue(), strike);
    }
}

bool IosHaptics::can_hold() const { return m_engine->core != nil; }

void IosHaptics::hold(float scale) {
    Engine& engine = *m_engine;
    if (scale <= 0) {
        if (engine.hum) [engine.hum stopAtTime:CHHapticTimeImmediate error:nil];
        engine.hum = nil;
        return;
    }
    if (!engine.hum) {
        // Start it each time: the system may have stopped the engine, for a call or in the background.
        if (![engine.core startAndReturnError:nil]) return;
        engine.hum = [engine.core createAdvancedPlayerWithPattern:hum_pattern() error:nil];
        engine.hum.loopEnabled = YES;
        [engine.hum startAtTime:CHHapticTimeImmediate error:nil];
    }
    CHHapticDynamicParameter* intensity =
        [[CHHapticDynamicParameter alloc] initWithParameterID:CHHapticDynamicParameterIDHapticIntensityControl
                                                        value:scale
                                                 relativeTime:0];
    [engine.hum sendParameters:@[ intensity ] atTime:CHHapticTimeImmediate error:nil];
}

void IosHaptics::stop() {
    ++*m_engine->turn;
    hold(0);
}

std::unique_ptr<HapticDevice> make_haptic_device() { return std::make_unique<IosHaptics>(); }

}
