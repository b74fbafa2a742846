// The physics of the whole board: conditions that hold for every shot.
#include "core/random.h"
#include "core/text.h"
#include "passed_trap/directions.h"
#include "passed_trap/table.h"
#include "test.h"

#include <algorithm>
#include <cmath>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

constexpr float kGap = 0.043F;

// Energy of motion and spin (a disk's moment of inertia is mr²/2), plus the energy stored in the bands.
float energy_of(const Table& table) {
    float energy = 0;
    for (int disk = 0; disk < kDisks; ++disk) {
        if (!table.on_table(disk)) continue;
        const Vec v = table.velocity(disk);
        const float rim = kDiskRadius * table.spin(disk);
        energy += kDiskMass / 2 * (dot(v, v) + rim * rim / 2);
    }
    for (const Seat camp : {seat_at(0), seat_at(1)})
        energy += stored_energy(band_of(camp), table.band(camp).stretch);
    return energy;
}

// Ten disks at random places, five in each camp.
void scatter(Table& table, Random& random) {
    for (int disk = 0; disk < kDisks; ++disk)
        table.take_off(disk);
    for (int disk = 0; disk < kDisks; ++disk) {
        const Seat camp = seat_at(disk % 2);
        const float x = (2 * random.unit() - 1) * kMaxX;
        const float y = kInFrontY + random.unit() * (kNearestY - kInFrontY);
        table.put(disk, *table.free_place(disk, camp, turned(camp, {x, y}), kInFrontY));
    }
}

// Pulls one disk back at a random place of the band, and releases it.
void shoot(Table& table, Random& random, int disk, Seat camp) {
    const float x = (2 * random.unit() - 1) * kMaxX;
    const float y = y_for_stretch(x, kMaxStretch * random.unit());
    if (const auto at = table.free_place(disk, camp, turned(camp, {x, y}), kFarthestY)) table.put(disk, *at);
}

struct Worst {
    float overlap = 0; // m, between disks
    float outside = 0; // m, beyond a rail
    float in_wall = 0; // m, into the middle wall or a post
    float excess = 0;  // largest increase of the energy, as a share
    float net_gain = 0;
};

void look(const Table& table, Worst& worst) {
    const float post = kGap / 2 + kWallHalf;
    for (int i = 0; i < kDisks; ++i) {
        if (!table.on_table(i)) continue;
        const Vec at = table.position(i);
        worst.outside = std::max({worst.outside, std::abs(at.x) - kMaxX, std::abs(at.y) + kFarthestY});
        const Vec folded{std::abs(at.x), at.y};
        const Vec on_wall = clamped(folded, {post, -kWallHalf}, {kHalfWidth, kWallHalf});
        const float from_wall = length(folded - on_wall);
        const float from_post = length(folded - Vec{post, 0}) - kWallHalf;
        worst.in_wall = std::max(worst.in_wall, kDiskRadius - std::min(from_wall, from_post));
        for (int j = 0; j < i; ++j)
            if (table.on_table(j))
                worst.overlap = std::max(worst.overlap, 2 * kDiskRadius - length(table.position(j) - at));
    }
}

// Many shots, four at a time; disks that fly over the wall are removed until the next four.
Worst play(int shots, Seed seed) {
    Worst worst;
    Random random(seed);
    Table table(kGap);
    for (int shot = 0; shot < shots; shot += 4) {
        if (shot % 40 == 0) scatter(table, random);
        for (int i = 0; i < 4; ++i) {
            const int disk = static_cast<int>(random.below(kDisks));
            shoot(table, random, disk, seat_at(i % 2));
        }
        const float start = energy_of(table);
        float least = start;
        for (int tick = 0; tick < 3 * kTicksPerSecond; ++tick) {
            table.step();
            for (const Knock& knock : table.knocks())
                if (knock.over) table.take_off(knock.disk);
            look(table, worst);
            const float energy = energy_of(table);
            worst.excess = std::max(worst.excess, (energy - least) / start);
            least = std::min(least, energy);
            if (table.at_rest()) break;
        }
        worst.net_gain = std::max(worst.net_gain, (energy_of(table) - start) / start);
        if (shot % 40 == 36) continue;
        for (int disk = 0; disk < kDisks; ++disk)
            if (!table.on_table(disk))
                table.put(disk, *table.free_place(disk, seat_at(disk % 2), {}, kInFrontY));
    }
    return worst;
}

}

TEST_CASE("over 10,000 random shots no disk leaves the board, enters a wall or another disk, or gains energy",
          "[passed_trap][physics]") {
    const Worst worst = play(10'000, 1);
    CHECK(worst.overlap < 0.0005F);
    CHECK(worst.outside < 0.0005F);
    CHECK(worst.in_wall < 0.0005F);
    CHECK(worst.excess <= 0.03F); // momentary, caused by Box2D
    CHECK(worst.net_gain <= 0);
    CHECK(worst.overlap > 0); // disks did touch
}

TEST_CASE("the directions of free places go round in equal steps, to the last bit of a float",
          "[passed_trap]") {
    // In double precision cosine and sine are good to far less than a float's last bit.
    constexpr float kStep = 6.2831853F / kDirections.size();
    for (std::size_t i = 0; i < kDirections.size(); ++i) {
        CAPTURE(i);
        const float angle = static_cast<float>(i) * kStep;
        const auto within_one_ulp = [](float value, double exact) {
            const float size = std::abs(value);
            return std::abs(static_cast<double>(value) - exact) <=
                   static_cast<double>(std::nextafter(size, 2.0F) - size);
        };
        CHECK(within_one_ulp(kDirections[i].x, std::cos(static_cast<double>(angle))));
        CHECK(within_one_ulp(kDirections[i].y, std::sin(static_cast<double>(angle))));
    }
}
