#include "baselines.h"

long yardstick_wrap(
  const uint8_t *text, size_t count, const double *advances, double width, double *widest
) {
  long lines = 1;
  size_t line = 0, word = 0;
  double pen = 0, visible = 0, before_word = 0;
  *widest = 0;
  for (size_t place = 0; place < count; place++) {
    pen += advances[text[place]];
    if (text[place] == ' ') {
      before_word = visible;
      word = place + 1;
      continue;
    }
    if (pen > width && place > line) {
      double ended = word > line ? before_word : visible;
      if (ended > *widest) *widest = ended;
      lines++;
      line = word > line ? word : place;
      place = line - 1;
      pen = visible = 0;
      continue;
    }
    visible = pen;
  }
  if (visible > *widest) *widest = visible;
  return lines;
}
