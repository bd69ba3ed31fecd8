internal import LayoutGeometry
internal import LayoutText

/// Everything that differs between two states of layouts.
package struct ComparisonReport: Sendable {
  /// What was given as the old state, and as the new one.
  package let names: (old: String, new: String)
  /// Those of which nothing differs included.
  package let screens: [ScreenComparison]
  /// How many rows are printed for each cause; `nil`: all.
  package var mostRows: Int?

  package init(_ names: (old: String, new: String), _ screens: [ScreenComparison]) {
    (self.names, self.screens) = (names, screens)
  }

  /// The screens that differ.
  package var differing: [ScreenComparison] { screens.filter { !$0.isEmpty } }

  /// How many elements have `change` among theirs.
  func count(of change: Change) -> Int {
    screens.reduce(0) { $0 + $1.elementDifferences.count { $0.changes.contains(change) } }
  }

  /// `1 layout, 1 preview: 18 resized and moved, 0 appeared, 0 disappeared`.
  var closingLine: String {
    let all = differing
    guard !all.isEmpty else {
      return "no frame differs in \(screens.count.counting("preview"))"
    }
    let layouts = Set(all.map { ["\($0.file)", ($0.new ?? $0.old)?.layout] }).count
    var counts: [String: Int] = [:]
    var order: [String] = []
    for difference in all.flatMap(\.elementDifferences) {
      let words = difference.changes.reversedMoves.map(\.rawValue).joined(separator: " and ")
      if counts[words] == nil { order.append(words) }
      counts[words, default: 0] += 1
    }
    let sides = [Change.appeared, .disappeared].map(\.rawValue)
    let parts = (order.filter { !sides.contains($0) } + sides).map { "\(counts[$0] ?? 0) \($0)" }
    return "\(layouts.counting("layout")), \(all.count.counting("preview")): "
      + parts.joined(separator: ", ")
  }
}

extension [Change] {
  /// What became of the size stands first.
  var reversedMoves: [Change] {
    contains(.resized) ? [.resized] + filter { $0 != .resized } : self
  }
}

extension Screen {
  /// `explore · iPhone 15 · 393 × 852 @3`.
  var title: String {
    let names = [layout, preview].compactMap { $0?.printable }
    return (names + ["\(size.text) @\(scale.text)"]).joined(separator: " · ")
  }
}

/// The differences of one cause in elements of one name, as a line shows them.
struct DifferenceRow {
  let name: String
  let differences: [ElementDifference]

  /// The differences of a screen by cause, then by element, each in the order of the first; those
  /// without a cause first.
  static func all(of screen: ScreenComparison) -> [(cause: Cause?, rows: [DifferenceRow])] {
    let meant = Dictionary(grouping: screen.differences, by: \.cause)
    let causes: [Int?] = [nil] + screen.causes.indices.map { $0 }
    return causes.compactMap { cause in
      meant[cause].map { (cause.map { screen.causes[$0] }, rows(of: $0)) }
    }
  }

  static func rows(of differences: [ElementDifference]) -> [DifferenceRow] {
    var groups: [[String]: [ElementDifference]] = [:]
    var order: [[String]] = []
    for difference in differences {
      guard let element = difference.element else { continue }
      let others = difference.changes.filter { $0 != .moved && $0 != .resized }
      let key = [element.category, element.label] + others.map(\.rawValue)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(difference)
    }
    return order.map { DifferenceRow(name: $0[1], differences: groups[$0] ?? []) }
  }

  /// What became of any of them.
  var changes: [Change] {
    Change.allCases.filter { change in differences.contains { $0.changes.contains(change) } }
      .reversedMoves
  }

  /// `258 × 258 → 254 × 254`, or what became of it.
  var sizes: String {
    guard
      let first = differences.first(where: { $0.changes.contains(.resized) })
        ?? differences.first
    else { return "" }
    guard let old = first.old?.frame.size.text else {
      return "appeared, \(first.new?.frame.size.text ?? "")"
    }
    guard let new = first.new?.frame.size.text else { return "disappeared, \(old)" }
    let size = first.changes.contains(.resized) ? "\(old) → \(new)" : new
    return first.changes.compactMap { change -> String? in
      switch change {
      case .renamed: "was \(first.old?.label ?? "")"
      case .restacked: "z \(first.old?.zIndex ?? 0) → \(first.new?.zIndex ?? 0)"
      case .pinned, .unpinned: change.rawValue
      case .moved, .resized, .appeared, .disappeared: nil
      }
    }.reduce(size) { "\($0), \($1)" }
  }

  /// `by 2, 2`, or the range of what they move by.
  var moves: String {
    let moves = differences.compactMap { difference -> Point? in
      guard difference.changes.contains(.moved), let old = difference.old?.frame,
        let new = difference.new?.frame
      else { return nil }
      return Point(x: new.x - old.x, y: new.y - old.y)
    }
    guard !moves.isEmpty else { return "" }
    return "by \(Self.span(moves.map(\.x))), \(Self.span(moves.map(\.y)))"
  }

  private static func span(_ numbers: [Double]) -> String {
    let (least, most) = (numbers.min()?.text ?? "", numbers.max()?.text ?? "")
    return least == most ? least : "\(least)…\(most)"
  }

  /// `1.0 at 2, 166 → 4, 168`: the first of them.
  var first: String {
    guard let first = differences.first, let element = first.element else { return "" }
    let places = [first.old, first.new].compactMap { $0?.frame.origin.text }
    let isMoved = first.changes.contains(.moved)
    return "\(element.address) at "
      + (isMoved ? places.joined(separator: " → ") : places.last ?? "")
  }
}

extension Screen.Element {
  /// Its name, or its kind.
  var label: String { (path.last ?? name ?? kind).printable }

  /// `1.0` for a cell, `section 1` for what the section has.
  fileprivate var address: String {
    guard let section else { return "layout" }
    guard let item = cell ?? (category == "supplementary" ? nil : item) else {
      return "section \(section)"
    }
    return "\(section).\(item)"
  }
}

extension Double {
  /// As dumps write it.
  var text: String { ByteWriter.string { $0.write(self) } }
}

extension Size {
  /// `393 × 852`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension Point {
  /// `2, 166`.
  fileprivate var text: String { "\(x.text), \(y.text)" }
}
