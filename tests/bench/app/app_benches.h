// Measurements that run in a separate process. Each prints its numbers, separated by spaces, on standard
// output and returns the exit code.
#pragma once

namespace trapbox::bench {

// "milliseconds megabytes": CPU time to the first frame, and private memory then.
int measure_empty_window(int argc, char** argv);
int measure_first_frame(int argc, char** argv);

// "place megabytes" per line: resident memory including textures, on Home, in Setup and on each board.
int measure_boards(int argc, char** argv);
int measure_empty_board(int argc, char** argv); // the same for an empty window, one line

// "milliseconds": the 99th percentile of the app's work per frame while the disks of The Passed-Trap move.
int measure_frames(int argc, char** argv);

}
