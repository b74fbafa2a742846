#include "trapdoor_checkers/weights.h"

namespace trapbox::trapdoor_checkers {

namespace {

constexpr std::size_t kWeights = [] {
    const Network network;
    std::size_t total = 0;
    for_each_weight(network, [&](std::int16_t) { ++total; });
    return total;
}();

constexpr Network network_of(const std::int16_t (&weights)[kWeights]) {
    Network network;
    std::size_t at = 0;
    for_each_weight(network, [&](std::int16_t& weight) { weight = weights[at++]; });
    return network;
}

constexpr Network kEnglishPlain = network_of({
#include "trapdoor_checkers/weights_english_plain.inc"
});
constexpr Network kEnglishDoors = network_of({
#include "trapdoor_checkers/weights_english_doors.inc"
});
constexpr Network kContinentalPlain = network_of({
#include "trapdoor_checkers/weights_continental_plain.inc"
});
constexpr Network kContinentalDoors = network_of({
#include "trapdoor_checkers/weights_continental_doors.inc"
});

}

const Network& trained_network(const Options& options) {
    if (options.rules == Options::Rules::english) return options.trapdoors ? kEnglishDoors : kEnglishPlain;
    return options.trapdoors ? kContinentalDoors : kContinentalPlain;
}

}
