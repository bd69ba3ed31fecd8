// The same work in plain C: small loops without checks, as one would write them by hand. They run
// beside the compiler's own stages, in one process.

#ifndef BASELINES_H
#define BASELINES_H

#include <stddef.h>
#include <stdint.h>

/// A frame in points, laid out in memory as the solver's rectangles are.
typedef struct {
  double x, y, width, height;
} baseline_frame;

/// Rows of equal cells, in points.
typedef struct {
  long columns;
  double gap, cell_width, cell_height;
} baseline_grid;

/// A handful of frames, repeated down the view.
typedef struct {
  const baseline_frame *frames;
  long count;
  /// From start to start, in points.
  double pitch;
} baseline_template;

/// Writes the frames of `count` cells, row by row.
void baseline_fill_grid(const baseline_grid *grid, baseline_frame *frames, long count);

/// Writes the template's frames `repeats` times.
void baseline_stamp(const baseline_template *stamped, baseline_frame *frames, long repeats);

/// Boxes in boxes, in one array.
typedef struct baseline_arena baseline_arena;

/// An arena for at most `capacity` boxes.
baseline_arena *baseline_arena_new(int32_t capacity);
void baseline_arena_free(baseline_arena *arena);

/// Adds a box behind the other children of `parent`, or the outermost, whose parent is -1, and returns
/// its index. A length is in points, or below zero a share of the parent's, or zero for what the
/// children need.
int32_t baseline_arena_add(
  baseline_arena *arena, int32_t parent, double width, double height, int32_t is_row);

/// Gives every box its frame, the outermost one being so wide and high.
void baseline_arena_place(baseline_arena *arena, double width, double height);

/// Adds up the frames of the boxes without children, and returns how many there are.
long baseline_arena_leaves(const baseline_arena *arena, baseline_frame *sum);

/// A token as it is stored: 12 bytes, like the compiler's own.
typedef struct {
  uint32_t start, length;
  uint8_t kind, flags;
} baseline_token;

/// Splits a file without errors into tokens and returns their number; `tokens` has space for one per
/// byte. Reserved words are words, and nothing is reported.
size_t baseline_lex(const uint8_t *bytes, size_t count, baseline_token *tokens);

/// Takes a piece of text on its way out; the bytes live no longer than the call.
typedef void (*baseline_sink)(void *context, const uint8_t *bytes, size_t count);

/// Writes the frames as members of a JSON document, a line each, with three decimals at most, in
/// pieces of 64 KiB.
void baseline_write_frames(
  const baseline_frame *frames, long count, baseline_sink sink, void *context);

/// Keeps the optimiser from removing what is at `address`.
void baseline_keep(const void *address);

/// The bytes of memory in use; 0 where the system does not report them.
size_t baseline_memory(void);

/// Runs the program at `arguments[0]`, its output thrown away, and returns the code that it ended
/// with; -1 where it could not be run.
int baseline_run(char *const arguments[]);

#endif
