#include "baselines.h"

#include <math.h>

/// The one step after placing. Callers pass a constant `finish`, so that each loop below is made
/// for one of them and decides nothing a frame.
static inline __attribute__((always_inline)) yardstick_frame finished(
    yardstick_frame frame, double width, double scale, yardstick_finish finish) {
  if (finish == yardstick_mirrored) frame.x = width - frame.x - frame.width;
  if (finish == yardstick_rounded) {
    frame.x = round(frame.x * scale) / scale;
    frame.y = round(frame.y * scale) / scale;
    frame.width = round(frame.width * scale) / scale;
    frame.height = round(frame.height * scale) / scale;
  }
  return frame;
}

static inline __attribute__((always_inline)) void fill_grid(
    yardstick_grid grid, yardstick_frame *frames, long count, yardstick_finish finish) {
  long index = 0;
  for (long row = 0; index < count; row++) {
    double y = (double)row * (grid.cell_height + grid.gap);
    for (long column = 0; column < grid.columns && index < count; column++, index++) {
      double x = (double)column * (grid.cell_width + grid.gap);
      yardstick_frame frame = {x, y, grid.cell_width, grid.cell_height};
      frames[index] = finished(frame, grid.view_width, grid.scale, finish);
    }
  }
}

void yardstick_fill_grid(const yardstick_grid *grid, yardstick_frame *frames, long count) {
  switch (grid->finish) {
    case yardstick_plain: fill_grid(*grid, frames, count, yardstick_plain); break;
    case yardstick_mirrored: fill_grid(*grid, frames, count, yardstick_mirrored); break;
    case yardstick_rounded: fill_grid(*grid, frames, count, yardstick_rounded); break;
  }
}

long yardstick_query_grid(
    const yardstick_grid *grid, long count, double top, double bottom, yardstick_frame *frames) {
  double pitch = grid->cell_height + grid->gap;
  long rows = (count + grid->columns - 1) / grid->columns;
  long row = (long)floor(top / pitch), end = (long)ceil(bottom / pitch);
  if ((double)row * pitch + grid->cell_height <= top) row++;
  if (row < 0) row = 0;
  if (end > rows) end = rows;
  long found = 0;
  for (; row < end; row++) {
    for (long column = 0; column < grid->columns; column++) {
      if (row * grid->columns + column >= count) break;
      frames[found++] = (yardstick_frame){
        (double)column * (grid->cell_width + grid->gap), (double)row * pitch, grid->cell_width,
        grid->cell_height};
    }
  }
  return found;
}

static inline __attribute__((always_inline)) void fill_mosaic(
    yardstick_mosaic mosaic, yardstick_frame *frames, long repeats, yardstick_finish finish) {
  for (long repeat = 0; repeat < repeats; repeat++) {
    double y = (double)repeat * mosaic.pitch;
    for (long place = 0; place < mosaic.count; place++) {
      yardstick_frame frame = mosaic.frames[place];
      frame.y += y;
      *frames++ = finished(frame, mosaic.view_width, mosaic.scale, finish);
    }
  }
}

void yardstick_fill_mosaic(
    const yardstick_mosaic *mosaic, yardstick_frame *frames, long repeats) {
  switch (mosaic->finish) {
    case yardstick_plain: fill_mosaic(*mosaic, frames, repeats, yardstick_plain); break;
    case yardstick_mirrored: fill_mosaic(*mosaic, frames, repeats, yardstick_mirrored); break;
    case yardstick_rounded: fill_mosaic(*mosaic, frames, repeats, yardstick_rounded); break;
  }
}

void yardstick_keep(const void *address) {
  __asm__ volatile("" : : "g"(address) : "memory");
}
