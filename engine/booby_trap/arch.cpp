#include "booby_trap/arch.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

using physics::LoadedContact;

bool touches(const LoadedContact& contact, int piece) {
    return contact.from_piece == piece || contact.to_piece == piece;
}

bool is_same(const LoadedContact& a, const LoadedContact& b) {
    const bool straight = a.from_piece == b.from_piece && a.to_piece == b.to_piece;
    const bool turned = a.from_piece == b.to_piece && a.to_piece == b.from_piece;
    if (!straight && !turned) return false;
    // Walls and bar have no piece number: compare the contact points instead. A piece is at least 19 mm wide.
    constexpr float kNear = 0.008F; // m
    const bool walled = a.from_piece < 0 || a.to_piece < 0;
    const auto wall_end = [](const LoadedContact& contact) {
        return contact.from_piece < 0 ? contact.from - contact.to : contact.to - contact.from;
    };
    return !walled || length(wall_end(a) - wall_end(b)) < kNear;
}

bool contains(const Contacts& chains, const LoadedContact& contact) {
    return same_contact(chains, contact) != nullptr;
}

int other_end(const LoadedContact& contact, int piece) {
    return contact.from_piece == piece ? contact.to_piece : contact.from_piece;
}

// Distance along the tray to the contact's other end, m; positive towards the bar.
float ahead(const LoadedContact& contact, int piece) {
    const float along = contact.to.y - contact.from.y;
    return contact.from_piece == piece ? along : -along;
}

// Follows the greatest load from piece to piece until a wall or the bar. Terminates, because every step goes
// in the same direction along the tray.
void follow(const Contacts& chains, int piece, float direction, Contacts& arch) {
    while (piece >= 0) {
        const LoadedContact* heaviest = nullptr;
        for (const LoadedContact& contact : chains)
            if (touches(contact, piece) && ahead(contact, piece) * direction > 0 &&
                (!heaviest || contact.load > heaviest->load))
                heaviest = &contact;
        if (!heaviest) return;
        if (!contains(arch, *heaviest)) arch.push_back(*heaviest);
        piece = other_end(*heaviest, piece);
    }
}

}

Contacts arch_through(const Contacts& chains, int piece) {
    Contacts arch;
    std::copy_if(chains.begin(), chains.end(), std::back_inserter(arch),
                 [&](const LoadedContact& contact) { return touches(contact, piece); });
    follow(chains, piece, 1, arch);
    follow(chains, piece, -1, arch);
    return arch;
}

const LoadedContact* same_contact(const Contacts& chains, const LoadedContact& contact) {
    const auto found = std::find_if(chains.begin(), chains.end(),
                                    [&](const LoadedContact& each) { return is_same(each, contact); });
    return found == chains.end() ? nullptr : &*found;
}

Contacts broken_arch(const Contacts& before, const Contacts& after, int lifted) {
    Contacts arch = arch_through(before, lifted);
    if (!arch.empty()) return arch;
    const LoadedContact* heaviest = nullptr;
    for (const LoadedContact& contact : before)
        if (!contains(after, contact) && (!heaviest || contact.load > heaviest->load)) heaviest = &contact;
    if (!heaviest) return {};
    return arch_through(before, std::max(heaviest->from_piece, heaviest->to_piece));
}

}
