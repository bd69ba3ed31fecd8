// Grid and mosaic in Yoga, through the functions of its C interface in a library that is loaded: made,
// placed and read. Prints nothing; returns the sum of all frames so that nothing is left out.

#include <dlfcn.h>
#include <stdlib.h>

typedef void *node;

static struct {
  node (*create)(void);
  void (*release)(node);
  void (*insert)(node, node, size_t);
  void (*direction)(node, int);
  void (*width)(node, float);
  void (*height)(node, float);
  void (*width_share)(node, float);
  void (*height_share)(node, float);
  void (*shrink)(node, float);
  void (*place)(node, float, float, int);
  float (*left)(node);
  float (*top)(node);
  float (*laid_width)(node);
  float (*laid_height)(node);
} yoga;

int peer_open(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  if (!library) return 0;
#define FIND(member, name) *(void **)&yoga.member = dlsym(library, name)
  FIND(create, "YGNodeNew");
  FIND(release, "YGNodeFreeRecursive");
  FIND(insert, "YGNodeInsertChild");
  FIND(direction, "YGNodeStyleSetFlexDirection");
  FIND(width, "YGNodeStyleSetWidth");
  FIND(height, "YGNodeStyleSetHeight");
  FIND(width_share, "YGNodeStyleSetWidthPercent");
  FIND(height_share, "YGNodeStyleSetHeightPercent");
  FIND(shrink, "YGNodeStyleSetFlexShrink");
  FIND(place, "YGNodeCalculateLayout");
  FIND(left, "YGNodeLayoutGetLeft");
  FIND(top, "YGNodeLayoutGetTop");
  FIND(laid_width, "YGNodeLayoutGetWidth");
  FIND(laid_height, "YGNodeLayoutGetHeight");
  return yoga.create && yoga.release && yoga.insert && yoga.direction && yoga.width && yoga.height
    && yoga.width_share && yoga.height_share && yoga.shrink && yoga.place && yoga.left && yoga.top
    && yoga.laid_width && yoga.laid_height;
}

/// A box behind the others of `around`: lengths above zero are points, below zero a percentage.
static node add(node around, size_t index, float width, float height, int is_row) {
  node own = yoga.create();
  yoga.direction(own, is_row ? 2 : 0);
  yoga.shrink(own, 0);
  (width < 0 ? yoga.width_share : yoga.width)(own, width < 0 ? -width : width);
  (height < 0 ? yoga.height_share : yoga.height)(own, height < 0 ? -height : height);
  yoga.insert(around, own, index);
  return own;
}

static double read_all(node *leaves, long count) {
  double sum = 0;
  for (long index = 0; index < count; index++) {
    node leaf = leaves[index];
    sum += yoga.left(leaf) + yoga.top(leaf) + yoga.laid_width(leaf) + yoga.laid_height(leaf);
  }
  return sum;
}

double peer_run(int is_mosaic, long cells) {
  node root = yoga.create(), *leaves = malloc((size_t)cells * sizeof *leaves);
  long count = 0;
  size_t rows = 0;
  yoga.width(root, is_mosaic ? 390 : 393);
  while (count < cells) {
    if (is_mosaic) {
      node tile = add(root, rows++, -100, 390, 0);
      node feature = add(tile, 0, -100, 260, 1);
      leaves[count++] = add(feature, 0, 260, -100, 0);
      node stack = add(feature, 1, 130, -100, 0);
      leaves[count++] = add(stack, 0, -100, -50, 0);
      leaves[count++] = add(stack, 1, -100, -50, 0);
      node strip = add(tile, 1, -100, 130, 1);
      leaves[count++] = add(strip, 0, -50, -100, 0);
      leaves[count++] = add(strip, 1, -50, -100, 0);
    } else {
      node row = add(root, rows++, -100, 130, 1);
      for (int column = 0; column < 3 && count < cells; column++) {
        leaves[count++] = add(row, (size_t)column, 131, -100, 0);
      }
    }
  }
  yoga.place(root, is_mosaic ? 390 : 393, 0.0f / 0.0f, 1);
  double sum = read_all(leaves, count);
  free(leaves);
  yoga.release(root);
  return sum;
}
