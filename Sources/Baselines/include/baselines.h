// What the same work costs in plain C: small loops without checks, the closest to the machine that
// anybody would write by hand. They are held beside the compiler's own stages, in one process.

#ifndef YARDSTICKS_H
#define YARDSTICKS_H

#include <stddef.h>
#include <stdint.h>

/// A frame in points, laid out in memory as the solver's rectangles are.
typedef struct {
  double x, y, width, height;
} yardstick_frame;

/// What happens to a frame after it has got its place.
typedef enum {
  yardstick_plain,
  /// It is mirrored in the width of the view.
  yardstick_mirrored,
  /// Each of its four numbers goes to the nearest pixel.
  yardstick_rounded,
} yardstick_finish;

/// Rows of equal cells, in points.
typedef struct {
  double view_width, scale;
  long columns;
  double gap, cell_width, cell_height;
  yardstick_finish finish;
} yardstick_grid;

/// A handful of frames, repeated down the view.
typedef struct {
  double view_width, scale;
  const yardstick_frame *frames;
  long count;
  /// From start to start, in points.
  double pitch;
  yardstick_finish finish;
} yardstick_mosaic;

/// Writes the frames of `count` cells, row by row.
void yardstick_fill_grid(const yardstick_grid *grid, yardstick_frame *frames, long count);

/// Writes the cells that meet a band of the view, from `top` to `bottom`, and returns how many.
long yardstick_query_grid(
  const yardstick_grid *grid, long count, double top, double bottom, yardstick_frame *frames);

/// Writes the template's frames `repeats` times.
void yardstick_fill_mosaic(
  const yardstick_mosaic *mosaic, yardstick_frame *frames, long repeats);

/// Wraps a text in ASCII whose bytes move the pen by `advances`, at its spaces or else anywhere, into
/// lines of a width; returns how many, and the width of the widest.
long yardstick_wrap(
  const uint8_t *text, size_t count, const double *advances, double width, double *widest);

/// A token as it is stored: 12 bytes, like the compiler's own.
typedef struct {
  uint32_t start, length;
  uint8_t kind, flags;
} yardstick_token;

/// Cuts a file without faults into tokens and returns how many there are; `tokens` has room for one
/// a byte. Reserved words are words to it, and it reports nothing.
size_t yardstick_lex(const uint8_t *bytes, size_t count, yardstick_token *tokens);

/// Takes a piece of text on its way out; the bytes live no longer than the call.
typedef void (*yardstick_sink)(void *context, const uint8_t *bytes, size_t count);

/// How frames are written.
typedef enum {
  /// A line of JSON for each.
  yardstick_lines,
  /// Members of a JSON document, each on its own line.
  yardstick_document,
  /// A row of fields for each, as RFC 4180 has them.
  yardstick_rows,
} yardstick_form;

/// Writes the frames, with three decimals at most, in pieces of 64 KiB.
void yardstick_write_frames(
  const yardstick_frame *frames, long count, yardstick_form form, yardstick_sink sink,
  void *context);

/// Makes the optimiser believe that somebody reads what is at `address`.
void yardstick_keep(const void *address);

/// How many bytes of memory are in use, or 0 where the system does not tell.
size_t yardstick_memory(void);

/// Runs the program at `arguments[0]`, its output thrown away, and returns the code that it ended
/// with; -1 where it could not be run.
int yardstick_run(char *const arguments[]);

#endif
