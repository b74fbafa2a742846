#include "passed_trap/table.h"

#include "passed_trap/directions.h"
#include "physics/table_friction.h"

#include <bit>
#include <cmath>

namespace trapbox::passed_trap {

namespace {

// Box2D combines friction by the geometric mean (0.15 between disk and rail) and restitution by the maximum.
constexpr physics::Surface kWood{.friction = 0.225F, .restitution = 0.7F};
constexpr physics::Surface kDisk{.friction = 0.10F, .restitution = 0.7F};
constexpr physics::TableFriction kTable{};

// N·s: weaker knocks cause no sound or vibration. 7 g at 5 cm/s.
constexpr float kSoftest = 0.00035F;

constexpr float kSpare = 0.00005F; // m between disks placed side by side

std::vector<Vec> box(float left, float low, float right, float high) {
    return {{left, low}, {right, low}, {right, high}, {left, high}};
}

}

BoardBodies add_board(physics::World& world, float gap) {
    constexpr float kThick = 0.05F;
    world.add_wall(box(-kHalfWidth - kThick, -kHalfLength - kThick, -kHalfWidth, kHalfLength + kThick),
                   kWood);
    world.add_wall(box(kHalfWidth, -kHalfLength - kThick, kHalfWidth + kThick, kHalfLength + kThick), kWood);
    world.add_wall(box(-kHalfWidth, -kHalfLength - kThick, kHalfWidth, -kHalfLength), kWood);
    world.add_wall(box(-kHalfWidth, kHalfLength, kHalfWidth, kHalfLength + kThick), kWood);
    const float post = gap / 2 + kWallHalf;
    BoardBodies bodies;
    bodies.first_wall = world.add_wall(box(-kHalfWidth, -kWallHalf, -post, kWallHalf), kWood);
    world.add_wall(box(post, -kWallHalf, kHalfWidth, kWallHalf), kWood);
    bodies.first_post = world.add_post({-post, 0}, kWallHalf, kWood);
    world.add_post({post, 0}, kWallHalf, kWood);
    bodies.first_disk = world.body_count();
    for (physics::BodyId wall = bodies.first_wall; wall < bodies.first_disk; ++wall)
        world.set_hop_speed(wall, kHopSpeed);
    for (int disk = 0; disk < kDisks; ++disk) {
        const physics::BodyId body = world.add_disk(
            {.centre = {}, .radius = kDiskRadius, .mass = kDiskMass, .surface = kDisk, .bullet = true});
        world.set_enabled(body, false);
    }
    return bodies;
}

Table::Table(float gap) : m_bodies(add_board(m_world, gap)) {}

void Table::set_place(int disk, Place place, Vec at) {
    m_place[index(disk)] = place;
    if (place != Place::on_table) m_world.set_enabled(body(disk), false);
    m_world.place(body(disk), at);
    if (place == Place::on_table) m_world.set_enabled(body(disk), true);
    disturb();
}

void Table::put(int disk, Vec at) { set_place(disk, Place::on_table, at); }

void Table::hold(int disk, Vec at) {
    constexpr float kTurn = 6.2831853F;
    m_world.set_enabled(body(disk), false); // before set_angle, so that its contacts end first
    m_world.set_angle(body(disk), angle(disk) - kTurn * std::trunc(angle(disk) / kTurn));
    set_place(disk, Place::held, at);
}

void Table::take_off(int disk) { set_place(disk, Place::off, position(disk)); }

void Table::set_motion(int disk, Vec velocity, float spin) {
    m_world.set_velocity(body(disk), velocity);
    m_world.set_spin(body(disk), spin);
    disturb();
}

void Table::set_angle(int disk, float angle) { m_world.set_angle(body(disk), angle); }

void Table::half_kick(bool second) {
    std::array<physics::BodyId, kDisks> bodies;
    std::array<int, kDisks> disks;
    std::size_t count = 0;
    for (int disk = 0; disk < kDisks; ++disk)
        if (m_place[index(disk)] != Place::off) {
            disks[count] = disk;
            bodies[count++] = body(disk);
        }
    const auto present = std::span(bodies).first(count);
    for (std::size_t camp = 0; camp < kCamps; ++camp) {
        const auto band = band_of(seat_at(static_cast<int>(camp)));
        m_kick[camp] = second ? physics::half_kick(m_world, band, present, m_kick[camp])
                              : physics::half_kick(m_world, band, present);
        for (std::size_t i = 0; m_kick[camp].touched >> i != 0; ++i)
            if (m_kick[camp].touched >> i & 1U && on_table(disks[i])) m_on_band[camp] |= 1U << disks[i];
    }
    for (std::size_t i = 0; i < count; ++i)
        if (on_table(disks[i])) physics::half_kick(m_world, bodies[i], kDiskRadius, kTable);
}

void Table::step() {
    std::array<Vec, kDisks> places;
    std::array<Vec, kDisks> speeds;
    for (int disk = 0; disk < kDisks; ++disk) {
        places[index(disk)] = position(disk);
        speeds[index(disk)] = velocity(disk);
    }
    const auto on_band_before = m_on_band;
    m_on_band = {};
    half_kick(false);
    std::array<Vec, kDisks> struck_with; // after the push of the bands, before the collisions
    for (int disk = 0; disk < kDisks; ++disk)
        struck_with[index(disk)] = velocity(disk);
    m_world.step();
    half_kick(true);

    m_knocks.clear();
    read_knocks();
    read_drives(places, struck_with);
    for (std::size_t camp = 0; camp < kCamps; ++camp)
        for (std::uint32_t fresh = m_on_band[camp] & ~on_band_before[camp]; fresh != 0; fresh &= fresh - 1) {
            const int disk = std::countr_zero(fresh);
            const float impulse = kDiskMass * length(speeds[index(disk)]); // of the incoming disk
            if (impulse >= kSoftest)
                m_knocks.push_back({Knock::On::band, disk, position(disk), impulse, false});
        }
    m_at_rest = true;
    for (int disk = 0; disk < kDisks; ++disk)
        if (on_table(disk) &&
            (position(disk) != places[index(disk)] || velocity(disk) != Vec{} || spin(disk) != 0))
            m_at_rest = false;
}

void Table::read_knocks() {
    for (const physics::Contact& contact : m_world.contacts()) {
        if (!contact.over && (!contact.began || contact.impulse < kSoftest)) continue;
        const int a = contact.a - m_bodies.first_disk;
        const int b = contact.b - m_bodies.first_disk;
        Knock knock{Knock::On::disk, a >= 0 ? a : b, contact.point, contact.impulse, contact.over};
        const auto wall = a >= 0 ? contact.b : contact.a;
        if (a < 0 || b < 0)
            knock.on = wall < m_bodies.first_wall   ? Knock::On::rail
                       : wall < m_bodies.first_post ? Knock::On::wall
                                                    : Knock::On::post;
        m_knocks.push_back(knock);
    }
}

void Table::read_drives(const std::array<Vec, kDisks>& places, const std::array<Vec, kDisks>& speeds) {
    constexpr int kNobody = -1;
    std::array<int, kDisks> driver;
    driver.fill(kNobody);
    std::vector<std::array<int, 2>> pairs;
    for (const physics::Contact& contact : m_world.contacts()) {
        const int a = contact.a - m_bodies.first_disk;
        const int b = contact.b - m_bodies.first_disk;
        if (a < 0 || b < 0 || contact.impulse <= 0) continue;
        pairs.push_back({a, b});
        const Vec way = places[index(b)] - places[index(a)];
        // Head-on, each drives the other.
        if (dot(speeds[index(a)], way) > 0) driver[index(b)] = a;
        if (dot(speeds[index(b)], way) < 0) driver[index(a)] = b;
    }
    // A push passes through a whole row of resting disks within one tick.
    for (bool further = true; further;) {
        further = false;
        for (const auto& pair : pairs)
            for (const auto& [from, to] : {std::pair{pair[0], pair[1]}, std::pair{pair[1], pair[0]}})
                if (driver[index(to)] == kNobody && driver[index(from)] != kNobody &&
                    speeds[index(from)] == Vec{} && speeds[index(to)] == Vec{}) {
                    driver[index(to)] = driver[index(from)];
                    further = true;
                }
    }
    m_drives.clear();
    for (int disk = 0; disk < kDisks; ++disk)
        if (driver[index(disk)] != kNobody) m_drives.push_back({driver[index(disk)], disk});
}

Table::Band Table::band(Seat camp) const {
    std::vector<Vec> centres;
    for (int disk = 0; disk < kDisks; ++disk)
        if (m_place[index(disk)] != Place::off) centres.push_back(position(disk));
    const auto band = band_of(camp);
    const auto shape = wrap(band, centres);
    return {outline(band, shape, centres), shape.stretch};
}

bool Table::disk_fits(int disk, Vec at) const {
    constexpr float kApart = 2 * kDiskRadius + kSpare;
    for (int i = 0; i < kDisks; ++i) {
        if (i == disk || !on_table(i)) continue;
        const Vec way = position(i) - at;
        if (dot(way, way) < kApart * kApart) return false;
    }
    return true;
}

std::optional<Vec> Table::free_place(int disk, Seat camp, Vec at, float min_y, float keep_clear) const {
    const Vec min{-kMaxX, min_y};
    const Vec max{kMaxX, kNearestY};
    const Vec wish = clamped(turned(camp, at), min, max);
    // Searches in rings 1 mm apart, fine enough to aim.
    constexpr float kRing = 0.001F;
    for (int ring = 0; ring < 400; ++ring) {
        const float away = kRing * static_cast<float>(ring);
        for (const Vec way : std::span(kDirections).first(ring == 0 ? 1 : kDirections.size())) {
            const Vec place = wish + away * way;
            if (place != clamped(place, min, max) || std::abs(place.x) < keep_clear) continue;
            if (disk_fits(disk, turned(camp, place))) return turned(camp, place);
        }
    }
    return {};
}

}
