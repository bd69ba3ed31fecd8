#include "baselines.h"

#include <math.h>
#include <string.h>

enum { capacity = 64 * 1024, longest_line = 1024 };

/// Writes a number's digits and returns the place behind them.
static inline uint8_t *write_digits(uint8_t *place, uint64_t number) {
  uint8_t digits[20];
  int count = 0;
  do {
    digits[count++] = (uint8_t)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) *place++ = digits[--count];
  return place;
}

/// Writes a number in whole thousandths, without zeros at its end.
static inline uint8_t *write_number(uint8_t *place, double number) {
  double magnitude = fabs(number);
  uint64_t whole = (uint64_t)magnitude;
  uint64_t part = (uint64_t)round((magnitude - (double)whole) * 1000);
  if (part == 1000) {
    whole++;
    part = 0;
  }
  if (number < 0 && (whole > 0 || part > 0)) *place++ = '-';
  place = write_digits(place, whole);
  if (part == 0) return place;
  *place++ = '.';
  for (uint64_t unit = 100; part > 0; unit /= 10) {
    *place++ = (uint8_t)('0' + part / unit);
    part %= unit;
  }
  return place;
}

#define WRITE(literal) (memcpy(place, literal, sizeof literal - 1), place += sizeof literal - 1)

static inline __attribute__((always_inline)) uint8_t *write_object(
    uint8_t *place, long index, baseline_frame frame) {
  WRITE("{ \"category\": \"cell\", \"kind\": \"cell\", \"name\": \"photo\", \"section\": ");
  place = write_digits(place, 0);
  WRITE(", \"item\": ");
  place = write_digits(place, (uint64_t)index);
  WRITE(", \"frame\": { \"x\": ");
  place = write_number(place, frame.x);
  WRITE(", \"y\": ");
  place = write_number(place, frame.y);
  WRITE(", \"width\": ");
  place = write_number(place, frame.width);
  WRITE(", \"height\": ");
  place = write_number(place, frame.height);
  WRITE(" }, \"zIndex\": ");
  place = write_digits(place, 0);
  WRITE(" }");
  return place;
}

void baseline_write_frames(
    const baseline_frame *frames, long count, baseline_sink sink, void *context) {
  static uint8_t bytes[capacity];
  uint8_t *place = bytes;
  for (long index = 0; index < count; index++) {
    if (place > bytes + capacity - longest_line) {
      sink(context, bytes, (size_t)(place - bytes));
      place = bytes;
    }
    WRITE("        ");
    place = write_object(place, index, frames[index]);
    if (index + 1 < count) WRITE(",");
    WRITE("\n");
  }
  sink(context, bytes, (size_t)(place - bytes));
}
