internal import LayoutText

extension Breakpoint.Change {
  /// What changes, in words.
  package var text: String {
    switch self {
    case .condition(let text): "`\(text)` goes another way"
    case .arrangement(let name, .childrenOnLine(let before), .childrenOnLine(let after)):
      "\(name): \(before) → \(after) on the line"
    case .arrangement(let name, let before, let after):
      "\(name): \(before.text) → \(after.text)"
    }
  }
}

extension Breakpoint.Arrangement {
  fileprivate var text: String {
    switch self {
    case .childrenOnLine(let count): "\(count)"
    case .columns(let count): count.counting("column")
    case .rows(let count): count.counting("row")
    case .lines(let count): count.counting("line")
    case .child(let name): name
    }
  }
}
