/// Which lines of one text stand in another, in the same order.
///
/// Lines that both texts have once are matched first, as many as keep their order; then what
/// stands between them, and what is alike at the ends. So moves cost nothing and what is matched
/// is what a reader would match; it need not be the most.
///
/// - Source: Bram Cohen's "patience diff".
struct LineMatching {
  /// For each old line, the new line that it is.
  private(set) var matches: [Int?]
  private let old: [Int]
  private let new: [Int]

  /// How often what stands between matched lines is looked at again.
  private static let depth = 16

  /// Matches lines that are known by numbers, equal ones by the same.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ old: [Int], _ new: [Int]) {
    (self.old, self.new) = (old, new)
    matches = Array(repeating: nil, count: old.count)
    match(old.indices, new.indices, depth: Self.depth)
  }

  private mutating func match(_ olds: Range<Int>, _ news: Range<Int>, depth: Int) {
    var (start, newStart) = (olds.lowerBound, news.lowerBound)
    var (end, newEnd) = (olds.upperBound, news.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      matches[start] = newStart
      (start, newStart) = (start + 1, newStart + 1)
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
      matches[end] = newEnd
    }
    guard depth > 0, start < end, newStart < newEnd else { return }
    let anchors = anchors(in: start..<end, newStart..<newEnd)
    guard !anchors.isEmpty else { return }
    for anchor in anchors + [(old: end, new: newEnd)] {
      match(start..<anchor.old, newStart..<anchor.new, depth: depth - 1)
      if anchor.old < end { matches[anchor.old] = anchor.new }
      (start, newStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  /// The lines that stand once in both ranges, as many as have the same order.
  private func anchors(in olds: Range<Int>, _ news: Range<Int>) -> [(old: Int, new: Int)] {
    let places = places(of: new, in: news)
    let uniques = self.places(of: old, in: olds)
    var candidates: [(old: Int, new: Int)] = []
    for index in olds where uniques[old[index]]?.isOnly ?? false {
      if let place = places[old[index]], place.isOnly {
        candidates.append((old: index, new: place.index))
      }
    }
    return longestRise(of: candidates)
  }

  private func places(
    of lines: [Int], in range: Range<Int>
  ) -> [Int: (index: Int, isOnly: Bool)] {
    var places: [Int: (index: Int, isOnly: Bool)] = [:]
    for index in range {
      let isOnly = places[lines[index]] == nil
      places[lines[index]] = (index: index, isOnly: isOnly)
    }
    return places
  }

  /// The longest run of `pairs` whose new lines rise.
  private func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pair of the best rise of each length, and before each pair the one it follows.
    var tails: [Int] = []
    var previous: [Int] = []
    for (index, pair) in pairs.enumerated() {
      let length = tails.partitioningIndex { pairs[$0].new >= pair.new }
      previous.append(length > 0 ? tails[length - 1] : -1)
      if length < tails.count { tails[length] = index } else { tails.append(index) }
    }
    var rise: [(old: Int, new: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      rise.append(pairs[index])
      index = previous[index]
    }
    return rise.reversed()
  }
}
