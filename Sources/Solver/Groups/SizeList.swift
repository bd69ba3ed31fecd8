import LayoutGeometry
import LayoutLanguage

/// The different sizes that the contents of one name ask for, one after another, again and again.
struct SizeList {
  private let sizes: [PartialSize]
  /// For each of the sizes a number that only equal ones share.
  private let identities: [Int32]
  /// How many of them are different.
  let differentCount: Int
  /// By number, what single contents have asked for since.
  private var changes: [Int: PartialSize] = [:]

  /// - Complexity: O(*n*).
  init(_ sizes: [PartialSize]) {
    self.sizes = sizes
    var known: [PartialSize: Int32] = [:]
    var identities: [Int32] = []
    identities.reserveCapacity(sizes.count)
    for size in sizes {
      let next = Int32(clamping: known.count)
      identities.append(known[size, default: next])
      known[size] = identities.last
    }
    self.identities = identities
    differentCount = known.count
  }

  /// Sizes that only the contents themselves determine: those with equal `identities` are equal.
  init(variants identities: [Int32]) {
    self.identities = identities
    sizes = [PartialSize()]
    differentCount = (identities.max().map(Int.init) ?? 0) + 1
  }

  /// How many there are until they repeat; at least 1.
  var count: Int { identities.count }

  /// What the content with this number asks for.
  subscript(ordinal: Int) -> PartialSize {
    if !changes.isEmpty, let change = changes[ordinal] { return change }
    return sizes[ordinal % sizes.count]
  }

  /// Makes the content with this number ask for `size`, and no other: what is known of equal ones
  /// no longer holds.
  mutating func change(_ ordinal: Int, to size: PartialSize) { changes[ordinal] = size }

  /// What tells its size from others.
  func identity(of ordinal: Int) -> Int32 { identities[ordinal % identities.count] }
}

/// What the contents of an element ask for.
enum Preference {
  /// Nothing: the estimate holds.
  case none
  /// The same for all.
  case always(PartialSize)
  /// One after another, as in a list of the plan.
  case listed(Int)

  /// Whether the estimate holds for all.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// The number of the list, where there is one.
  var list: Int? {
    if case .listed(let list) = self { list } else { nil }
  }

  /// What elements of one name and these `sizes` ask for; a list of different sizes is added to
  /// `lists`.
  ///
  /// Only estimated axes count, so that lists that differ on others are none.
  /// - Source: `language.md` 4, `measured`; `uikit.md` 7.1.
  init(of sizes: [LayoutSize], asking: [PartialSize], lists: inout [SizeList]) {
    var open = asking
    for axis in Axis.allCases where !sizes.contains(where: { $0[axis].isEstimated }) {
      for index in open.indices { open[index][axis] = nil }
    }
    guard let first = open.first, open.contains(where: { $0 != PartialSize() }) else {
      self = .none
      return
    }
    if open.allSatisfy({ $0 == first }) {
      self = .always(first)
    } else {
      self = .listed(lists.count)
      lists.append(SizeList(open))
    }
  }
}

/// The data that are left for a node to take.
struct ItemCursor: Hashable {
  /// How many are left; `endless` if unlimited.
  private(set) var count: Int
  /// For each list of the plan how many of its contents came before, since the section began.
  private(set) var ordinals: [Int]
  /// Whether what comes behind the data has a place: that of an item whose length is its content's is
  /// 0 there.
  private(set) var goesOn = false

  private static let endless = Int.max

  /// The first `count` data from `ordinals` on; `nil`: as many as can be taken.
  init(_ count: Int? = nil, from ordinals: [Int] = []) {
    (self.count, self.ordinals) = (count ?? Self.endless, ordinals)
  }

  var isEmpty: Bool { count <= 0 && !goesOn }
  /// Whether the next place is behind the data.
  var isBehindData: Bool { goesOn && count <= 0 }
  /// How many places there are.
  var limit: Int { goesOn ? Self.endless : max(0, count) }
  var isEndless: Bool { count == Self.endless }

  /// As many as can be taken, from the same on.
  var unlimited: ItemCursor { ItemCursor(from: ordinals) }

  /// The same, with places behind the data.
  var goingOn: ItemCursor {
    var cursor = self
    cursor.goesOn = true
    return cursor
  }

  /// What is left behind `fragment`.
  func after(_ fragment: Fragment) -> ItemCursor {
    var rest = self
    if count != Self.endless { rest.count -= fragment.cells.count }
    // Who reads no list does not count what it has taken, either.
    for list in rest.ordinals.indices where list < fragment.taken.count {
      rest.ordinals[list] += fragment.taken[list]
    }
    return rest
  }
}
