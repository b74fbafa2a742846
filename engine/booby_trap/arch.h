// Stress arches (BT-13): the chains of pieces that carry the spring's force past a piece to the walls. Read
// from the contacts' loads alone; for practice, never in a scored game.
#pragma once

#include "physics/packed_tray.h"

#include <vector>

namespace trapbox::booby_trap {

using Contacts = std::vector<physics::LoadedContact>;

// Every contact of the piece, and from it the heaviest way towards the bar and towards the front wall, as far
// as it goes: the floor takes its share, and what is left may end at a piece. Empty where the piece carries
// nothing.
Contacts arch_through(const Contacts& chains, int piece);

// The contact of the same two among these, as it is now; null where they press on each other no more.
const physics::LoadedContact* same_contact(const Contacts& chains, const physics::LoadedContact& contact);

// The arch that gave way when this piece was lifted: the one through it; where it carried nothing (a careless
// finger), the one through the heaviest contact that is gone.
Contacts broken_arch(const Contacts& before, const Contacts& after, int lifted);

}
