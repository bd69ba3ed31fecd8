import LayoutGeometry

/// How far the columns of a waterfall are filled.
///
/// The lengths are the leaves of a tree in which every node is the smaller of the two below it.
struct WaterfallColumns: Hashable {
  let count: Int
  /// The number of leaves, which is a power of two: those behind the last column are never the
  /// shortest.
  private let width: Int
  private var tree: [Points]
  private var isEmpty: [Bool]

  init(count: Int) {
    self.count = count
    width = count > 1 ? 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount) : 1
    tree = Array(repeating: .infinity, count: 2 * width)
    isEmpty = Array(repeating: true, count: count)
    for column in 0..<count { self[column] = 0 }
  }

  /// How long a column is, in points.
  subscript(column: Int) -> Points {
    get { tree[width + column] }
    set {
      var node = width + column
      tree[node] = newValue
      while node > 1 {
        node /= 2
        tree[node] = min(tree[2 * node], tree[2 * node + 1])
      }
    }
  }

  /// The length of the shortest column.
  var least: Points { tree[1] }
  /// The length of the longest column.
  var longest: Points { tree[width..<width + count].max() ?? 0 }

  /// The first column that is not more than `tolerance` points longer than the shortest.
  ///
  /// - Complexity: O(log *n*) in the columns.
  func shortest(within tolerance: Points) -> Int {
    let limit = tree[1] + tolerance
    var node = 1
    while node < width { node = 2 * node + (tree[2 * node] <= limit ? 0 : 1) }
    return node - width
  }

  /// Where the next item of a column starts, `spacing` points behind the last one.
  func start(of column: Int, spacing: Points) -> Points {
    isEmpty[column] ? self[column] : self[column] + spacing
  }

  /// Places an item in a column, which ends at `end`.
  mutating func fill(_ column: Int, to end: Points) {
    isEmpty[column] = false
    self[column] = end
  }

  /// The same with all lengths counted from that of the shortest.
  var rebased: WaterfallColumns {
    var copy = self
    let least = least
    for leaf in copy.tree.indices { copy.tree[leaf] -= least }
    return copy
  }

  /// The same to the millionth of a point, so that the error of sums makes no difference.
  var rounded: WaterfallColumns {
    var copy = self
    for leaf in copy.tree.indices where copy.tree[leaf].isFinite {
      copy.tree[leaf] = (copy.tree[leaf] * 1e6).rounded()
    }
    return copy
  }
}
