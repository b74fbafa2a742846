// Stress arches (BT-13): chains of pieces that carry the spring's force to the walls. Computed from the
// contact loads alone. Shown in practice, never in a scored game.
#pragma once

#include "physics/packed_tray.h"

#include <vector>

namespace trapbox::booby_trap {

using Contacts = std::vector<physics::LoadedContact>;

// All contacts of the piece, and from there the path of greatest load towards the bar and towards the front
// wall. A path may end at a piece, because the floor takes part of the load. Empty if the piece carries no
// load.
Contacts arch_through(const Contacts& chains, int piece);

// The contact between the same two bodies in `chains`; null if they no longer press on each other.
const physics::LoadedContact* same_contact(const Contacts& chains, const physics::LoadedContact& contact);

// The arch that broke when this piece was lifted: the arch through it, or, if it carried no load (the finger
// pushed others), the arch through the heaviest contact that has disappeared.
Contacts broken_arch(const Contacts& before, const Contacts& after, int lifted);

}
