#include "baselines.h"

#include <stdint.h>
#include <stdlib.h>

// A layout engine as small ones are: boxes in one array, joined by indices, each a row or a column of
// its children; sizes are points, shares of the box around, or what the children need.

typedef struct {
  /// Points; below zero a share of the box around; zero: what the children need.
  double width, height;
  baseline_frame frame;
  int32_t first, last, next;
  int32_t is_row;
} box;

struct baseline_arena {
  box *boxes;
  int32_t count;
};

baseline_arena *baseline_arena_new(int32_t capacity) {
  baseline_arena *arena = malloc(sizeof *arena);
  *arena = (baseline_arena){malloc((size_t)capacity * sizeof(box)), 0};
  return arena;
}

void baseline_arena_free(baseline_arena *arena) {
  free(arena->boxes);
  free(arena);
}

int32_t baseline_arena_add(
    baseline_arena *arena, int32_t parent, double width, double height, int32_t is_row) {
  int32_t index = arena->count++;
  arena->boxes[index] = (box){width, height, {0, 0, 0, 0}, -1, -1, -1, is_row};
  if (parent < 0) return index;
  box *around = &arena->boxes[parent];
  if (around->first < 0) {
    around->first = index;
  } else {
    arena->boxes[around->last].next = index;
  }
  around->last = index;
  return index;
}

static inline double resolved(double length, double around) {
  return length < 0 ? -length * around : length;
}

static void place(box *boxes, int32_t index, double x, double y) {
  box *own = &boxes[index];
  own->frame.x = x;
  own->frame.y = y;
  double length = 0;
  for (int32_t child = own->first; child >= 0; child = boxes[child].next) {
    box *inner = &boxes[child];
    inner->frame.width = resolved(inner->width, own->frame.width);
    inner->frame.height = resolved(inner->height, own->frame.height);
    place(boxes, child, own->is_row ? x + length : x, own->is_row ? y : y + length);
    length += own->is_row ? inner->frame.width : inner->frame.height;
  }
  if (own->height == 0 && !own->is_row) own->frame.height = length;
  if (own->width == 0 && own->is_row) own->frame.width = length;
}

void baseline_arena_place(baseline_arena *arena, double width, double height) {
  arena->boxes[0].frame.width = width;
  arena->boxes[0].frame.height = height;
  place(arena->boxes, 0, 0, 0);
}

long baseline_arena_leaves(const baseline_arena *arena, baseline_frame *sum) {
  // Four sums take turns: no addition waits for the one before it.
  baseline_frame sums[4] = {{0}};
  long count = 0;
  for (int32_t index = 0; index < arena->count; index++) {
    const box *own = &arena->boxes[index];
    if (own->first >= 0) continue;
    baseline_frame *part = &sums[count & 3];
    part->x += own->frame.x;
    part->y += own->frame.y;
    part->width += own->frame.width;
    part->height += own->frame.height;
    count++;
  }
  for (int turn = 0; turn < 4; turn++) {
    sum->x += sums[turn].x;
    sum->y += sums[turn].y;
    sum->width += sums[turn].width;
    sum->height += sums[turn].height;
  }
  return count;
}
