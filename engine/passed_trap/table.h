// The physics of the board: ten disks, rails, the middle wall with its trap, and two bands. Knows where the
// disks are, but not whose they are or what a round is.
#pragma once

#include "passed_trap/board.h"

#include <array>
#include <optional>

namespace trapbox::passed_trap {

// A collision of a disk during a tick.
struct Knock {
    enum class On : std::uint8_t { disk, rail, wall, post, band };
    On on = On::disk;
    int disk = 0;
    Vec at{};          // m
    float impulse = 0; // N·s
    bool over = false; // flew over the wall (PT-7)
};

// A disk set in motion by another one during a tick.
struct Drive {
    int by = 0; // the first disk of a row of touching disks, which moved on its own
    int disk = 0;
};

// The numbers of the board's bodies in a world.
struct BoardBodies {
    physics::BodyId first_wall = 0; // the two halves of the middle wall
    physics::BodyId first_post = 0; // the two posts of the trap
    physics::BodyId first_disk = 0; // kDisks of them, disabled
};
BoardBodies add_board(physics::World& world, float gap);

class Table {
  public:
    explicit Table(float gap);

    void put(int disk, Vec at);  // on the table, at rest
    void hold(int disk, Vec at); // in a hand: it shapes a band but touches nothing
    void take_off(int disk);     // beside the board
    void set_motion(int disk, Vec velocity, float spin);
    void set_angle(int disk, float angle);

    void step();
    // True when another step would change nothing.
    bool at_rest() const { return m_at_rest; }
    void disturb() { m_at_rest = false; }

    bool on_table(int disk) const { return m_place[index(disk)] == Place::on_table; }
    bool held(int disk) const { return m_place[index(disk)] == Place::held; }
    Vec position(int disk) const { return m_world.position(body(disk)); }
    Vec velocity(int disk) const { return m_world.velocity(body(disk)); }
    float angle(int disk) const { return m_world.angle(body(disk)); }
    float spin(int disk) const { return m_world.spin(body(disk)); }
    // The disks that the band of that camp pushed in the last step, one bit each.
    std::uint32_t on_band(Seat camp) const { return m_on_band[camp.index]; }
    const std::vector<Knock>& knocks() const { return m_knocks; }
    // Of the last step; at most one for each driven disk.
    const std::vector<Drive>& drives() const { return m_drives; }

    struct Band {
        std::vector<Vec> line;
        float stretch = 0; // m
    };
    Band band(Seat camp) const;

    // The free place in the camp nearest to `at`, with y ≥ `min_y` in the player's coordinates (not too close
    // to the end rail) and |x| ≥ `keep_clear`. None only when the camp is full.
    std::optional<Vec> free_place(int disk, Seat camp, Vec at, float min_y, float keep_clear = 0) const;

    void add_to(Hasher& hasher) const { m_world.add_to(hasher); }

  private:
    enum class Place : std::uint8_t { off, on_table, held };
    static std::size_t index(int disk) { return static_cast<std::size_t>(disk); }
    // Also sets Box2D's enabled flag: only a disk on the table collides with others.
    void set_place(int disk, Place place, Vec at);
    physics::BodyId body(int disk) const { return m_bodies.first_disk + disk; }
    bool disk_fits(int disk, Vec at) const;
    void half_kick(bool second);
    void read_knocks();
    // `places` and `speeds` are those before the step.
    void read_drives(const std::array<Vec, kDisks>& places, const std::array<Vec, kDisks>& speeds);

    physics::World m_world;
    BoardBodies m_bodies;
    std::array<Place, kDisks> m_place{};
    std::array<physics::BandKick, kCamps> m_kick{};
    std::array<std::uint32_t, kCamps> m_on_band{};
    std::vector<Knock> m_knocks;
    std::vector<Drive> m_drives;
    bool m_at_rest = false;
};

}
