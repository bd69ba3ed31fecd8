import LayoutGeometry

/// The lengths of lines by the numbers of their first cells, in a tree of sums: one may change, or
/// begin elsewhere, without a look at the others.
struct LineSums {
  /// How many leaves there is space for: a power of two.
  private let width: Int
  /// The leaves from `width` on, before them each node's children's sum; node 1 is the root.
  private var lengths: [Points]
  private var counts: [Int32]

  /// No lines; there is space for those that begin with one of `count` cells.
  init(count: Int) {
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    lengths = Array(repeating: 0, count: 2 * width)
    counts = Array(repeating: 0, count: 2 * width)
  }

  /// The length of all, in points.
  var length: Points { lengths[1] }
  var count: Int { Int(counts[1]) }

  /// The length of the line that begins with `cell`; `nil` if none does.
  ///
  /// - Complexity: O(log *n*).
  subscript(cell: Int) -> Points? {
    get { counts[width + cell] > 0 ? lengths[width + cell] : nil }
    set {
      var node = width + cell
      (lengths[node], counts[node]) = (newValue ?? 0, newValue == nil ? 0 : 1)
      while node > 1 {
        node /= 2
        lengths[node] = lengths[2 * node] + lengths[2 * node + 1]
        counts[node] = counts[2 * node] + counts[2 * node + 1]
      }
    }
  }

  /// Sets the lines all at once: cheaper than one by one.
  ///
  /// - Complexity: O(*n*).
  mutating func fill(with lines: [(cell: Int, length: Points)]) {
    for line in lines { (lengths[width + line.cell], counts[width + line.cell]) = (line.length, 1) }
    for node in stride(from: width - 1, through: 1, by: -1) {
      lengths[node] = lengths[2 * node] + lengths[2 * node + 1]
      counts[node] = counts[2 * node] + counts[2 * node + 1]
    }
  }

  /// The length of the lines that begin before `cell`, in points.
  ///
  /// - Complexity: O(log *n*).
  func length(before cell: Int) -> Points {
    guard cell < width else { return length }
    var node = width + cell
    var sum: Points = 0
    while node > 1 {
      if node % 2 == 1 { sum += lengths[node - 1] }
      node /= 2
    }
    return sum
  }

  /// The first cell of the line that `cell` is in.
  ///
  /// - Complexity: O(log *n*).
  func lineHolding(_ cell: Int) -> Int {
    var node = width + cell
    while node > 1, counts[node] == 0 || node < width {
      // Up to where something is on the left, and down there on the right.
      while node > 1, node % 2 == 0 || counts[node - 1] == 0 { node /= 2 }
      if node <= 1 { return 0 }
      node -= 1
      while node < width { node = counts[2 * node + 1] > 0 ? 2 * node + 1 : 2 * node }
    }
    return node - width
  }

  /// The first cell of the first line that ends behind `place`, in points from the start; `nil`
  /// where none does.
  ///
  /// - Complexity: O(log *n*).
  func firstLine(endingBehind place: Points) -> Int? {
    guard length > place else { return nil }
    var (node, rest) = (1, place)
    while node < width {
      node *= 2
      guard lengths[node] <= rest else { continue }
      rest -= lengths[node]
      node += 1
    }
    return counts[node] > 0 ? node - width : nil
  }
}
