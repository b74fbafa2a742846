import Trapbox

// A disk's picture.
Art { art: Theme.highContrast ? "passed_disk?plain=1" : "passed_disk" }
