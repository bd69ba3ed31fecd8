internal import LayoutGeometry
internal import LayoutText

/// What became of an element.
package enum Change: String, Sendable, CaseIterable {
  case moved, resized, appeared, disappeared, renamed, restacked, pinned, unpinned
}

/// An element that is not as it was.
package struct ElementDifference: Sendable {
  package let changes: [Change]
  /// `nil` for one that appeared.
  package let old: Screen.Element?
  /// `nil` for one that disappeared.
  package let new: Screen.Element?
  /// Its place among the causes; `nil` where none is known.
  package var cause: Int?

  /// The element now, or as it last was.
  package var element: Screen.Element? { new ?? old }
}

/// What a difference comes from: a place of the sources.
package struct Cause: Hashable, Sendable {
  /// The file that it stands in, as it is named in the call.
  package let file: String
  package let start: Place
  package let end: Place
  /// The part that differs, before; `nil`: it was not there.
  package let old: String?
  /// The same now; `nil`: it is not there any more.
  package let new: String?
  /// What is written there, with what differs: `let gap = 2 → 4`.
  package let text: String

  /// Whether something is written differently there.
  var isChange: Bool { old != new }

  /// A place in a file, lines and columns from 1.
  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int
    /// In UTF-8 bytes from 0.
    package let offset: Int

    package init(line: Int, column: Int, offset: Int) {
      (self.line, self.column, self.offset) = (line, column, offset)
    }
  }

  package init(
    in file: String, _ range: (start: Place, end: Place), _ words: (old: String?, new: String?),
    text: String
  ) {
    (self.file, self.text) = (file, text)
    (start, end) = range
    (old, new) = words
  }
}

/// One screen before and after a change.
package struct ScreenComparison: Sendable {
  /// `nil`: the preview is new.
  package let old: Screen?
  /// `nil`: the preview is gone.
  package let new: Screen?
  package private(set) var differences: [ElementDifference] = []
  package private(set) var causes: [Cause] = []
  /// What UIKit refuses now and did not refuse before.
  package let newRefusals: [Screen.Refusal]
  /// What UIKit refused before and does not refuse now.
  package let oldRefusals: [Screen.Refusal]
  /// The place of its file among those that are compared.
  package var file = 0
  /// At which other widths frames differ, in words.
  package var otherWidths: [String] = []
  /// The widths at which the layout changes now, and did not before.
  package var newBreakpoints: [Int] = []
  /// The widths at which the layout changed before, and does not now.
  package var oldBreakpoints: [Int] = []

  /// - Parameters:
  ///   - tolerance: By how many points numbers may differ; 0: as far as dumps write them.
  ///   - only: The changes that count; `nil`: all.
  /// - Complexity: O(*n*) in the elements.
  package init(
    _ old: Screen?, _ new: Screen?, tolerance: Double = 0, only: Set<Change>? = nil
  ) {
    (self.old, self.new) = (old, new)
    let (before, after) = (old?.refusals ?? [], new?.refusals ?? [])
    newRefusals = after.filter { !before.contains($0) }
    oldRefusals = before.filter { !after.contains($0) }
    let pairs = ElementPairs(old?.elements ?? [], new?.elements ?? [])
    differences = pairs.all.compactMap { pair in
      let changes = Self.changes(pair.old, pair.new, tolerance)
      guard !changes.isEmpty, only.map({ !$0.isDisjoint(with: changes) }) ?? true else {
        return nil
      }
      return ElementDifference(changes: changes, old: pair.old, new: pair.new)
    }
  }

  /// - Source: `prove.md` 3.
  private static func changes(
    _ old: Screen.Element?, _ new: Screen.Element?, _ tolerance: Double
  ) -> [Change] {
    guard let old else { return [.appeared] }
    guard let new else { return [.disappeared] }
    let (before, after) = (old.frame, new.frame)
    var changes: [Change] = []
    let differ = { (first: Points, second: Points) in
      tolerance > 0 ? abs(first - second) > tolerance : FixedPoint(first) != FixedPoint(second)
    }
    if differ(before.x, after.x) || differ(before.y, after.y) { changes.append(.moved) }
    if differ(before.width, after.width) || differ(before.height, after.height) {
      changes.append(.resized)
    }
    if old.name != new.name { changes.append(.renamed) }
    if old.zIndex != new.zIndex { changes.append(.restacked) }
    if old.isPinned != new.isPinned { changes.append(new.isPinned ? .pinned : .unpinned) }
    return changes
  }

  /// Whether nothing differs.
  package var isEmpty: Bool {
    differences.isEmpty && newRefusals.isEmpty && oldRefusals.isEmpty && otherWidths.isEmpty
      && newBreakpoints.isEmpty && oldBreakpoints.isEmpty && old?.contentSize == new?.contentSize
  }

  /// Attributes each difference to what `cause` says. Where that is nothing that was changed, the
  /// difference follows from another: it belongs to the only change, if there is but one.
  package mutating func attribute(_ cause: (ElementDifference) -> Cause?) {
    let found = differences.map(cause)
    let changes = Set(found.compactMap { $0.flatMap { $0.isChange ? $0 : nil } })
    let only = changes.count == 1 ? changes.first : nil
    var places: [Cause: Int] = [:]
    for (index, cause) in found.enumerated() {
      guard let cause = cause.flatMap({ $0.isChange ? $0 : nil }) ?? only ?? cause else { continue }
      if places[cause] == nil {
        places[cause] = causes.count
        causes.append(cause)
      }
      differences[index].cause = places[cause]
    }
  }

  /// The differences of elements; those of sections are left out.
  package var elementDifferences: [ElementDifference] {
    differences.filter { $0.element?.category != Screen.sectionCategory }
  }

  /// How many elements there are now, and those that disappeared.
  package var elementCount: Int {
    let now = new?.elements.count { $0.category != Screen.sectionCategory } ?? 0
    return now + elementDifferences.count { $0.new == nil }
  }
}

/// The elements of two screens, each with the one that it was.
private struct ElementPairs {
  private(set) var all: [(old: Screen.Element?, new: Screen.Element?)] = []

  init(_ old: [Screen.Element], _ new: [Screen.Element]) {
    var left = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    all = new.map { (left.removeValue(forKey: $0.key), $0) }
    // Among those left over, one that lies where another lay only has another name.
    var unnamed: [NamelessKey: [Screen.Element]] = [:]
    for element in old.reversed() where left[element.key] != nil {
      unnamed[NamelessKey(element), default: []].append(element)
    }
    for (index, pair) in all.enumerated() where pair.old == nil {
      guard let element = pair.new, let other = unnamed[NamelessKey(element)]?.popLast() else {
        continue
      }
      all[index].old = other
      left[other.key] = nil
    }
    all += old.filter { left[$0.key] != nil }.map { ($0, nil) }
  }

  /// What is equal in an element that was renamed.
  private struct NamelessKey: Hashable {
    let key: Screen.Key
    let frame: [FixedPoint]

    init(_ element: Screen.Element) {
      var key = element.key
      // What a supplementary is registered for is called like it.
      key.words = key.words.map { $0 == element.name ? "" : $0 }
      key.name = nil
      self.key = key
      let frame = element.frame
      self.frame = [frame.x, frame.y, frame.width, frame.height].map { FixedPoint($0) }
    }
  }
}
