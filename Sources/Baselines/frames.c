#include "baselines.h"

void baseline_fill_grid(const baseline_grid *grid, baseline_frame *frames, long count) {
  baseline_grid copy = *grid;
  long index = 0;
  for (long row = 0; index < count; row++) {
    double y = (double)row * (copy.cell_height + copy.gap);
    for (long column = 0; column < copy.columns && index < count; column++, index++) {
      double x = (double)column * (copy.cell_width + copy.gap);
      frames[index] = (baseline_frame){x, y, copy.cell_width, copy.cell_height};
    }
  }
}

void baseline_stamp(const baseline_template *stamped, baseline_frame *frames, long repeats) {
  baseline_template copy = *stamped;
  for (long repeat = 0; repeat < repeats; repeat++) {
    double y = (double)repeat * copy.pitch;
    for (long place = 0; place < copy.count; place++) {
      baseline_frame frame = copy.frames[place];
      frame.y += y;
      *frames++ = frame;
    }
  }
}

void baseline_keep(const void *address) {
  __asm__ volatile("" : : "g"(address) : "memory");
}
