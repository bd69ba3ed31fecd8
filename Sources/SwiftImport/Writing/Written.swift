internal import LayoutText

/// Text of a layout with the places of the Swift code that it came from.
struct Written: Sendable {
  private(set) var text = ""
  /// Spans of the text in bytes, and what they came from; inner ones after outer ones.
  var origins: [Origin] = []

  struct Origin: Sendable {
    var range: Range<Int>
    let source: TextRange
  }

  init(_ text: String = "") { self.text = text }
  init(_ text: String, from source: TextRange) { append(text, from: source) }

  mutating func append(_ other: String) { text += other }

  mutating func append(_ other: String, from source: TextRange) {
    let start = text.utf8.count
    text += other
    origins.append(Origin(range: start..<text.utf8.count, source: source))
  }

  mutating func append(_ other: Written) {
    let start = text.utf8.count
    text += other.text
    origins += other.origins.map {
      Origin(range: $0.range.shifted(by: start), source: $0.source)
    }
  }
}

/// A statement of a layout with what stands in its block.
struct WrittenNode: Sendable {
  var header: Written
  /// `nil` where it has no block.
  var children: [WrittenNode]?
  /// What all of it came from.
  var source: TextRange?
  /// What stands behind `else`.
  var otherwise: [WrittenNode]?
  /// A comment behind the line that opens its block.
  var trailing: String?
  /// The lines of the comment that documents it.
  var documentation: [String] = []
  /// Whether its block is always opened.
  var isOpen = false

  init(_ header: Written, _ children: [WrittenNode]? = nil, from source: TextRange? = nil) {
    (self.header, self.children, self.source) = (header, children, source)
  }

  init(_ text: String) { header = Written(text) }

  static func comment(_ text: String) -> WrittenNode { WrittenNode("// " + text.printable) }
  static let blank = WrittenNode("")

  var isComment: Bool { header.text.hasPrefix("//") }

  /// The comments of a block in which nothing else stands; `nil` where it has anything else.
  var onlyComments: [WrittenNode]? {
    if isComment { return [self] }
    if header.text.isEmpty { return [] }
    guard header.text.hasPrefix("if ") || header.text.hasPrefix("for ") else { return nil }
    let inside = ((children ?? []) + (otherwise ?? [])).map(\.onlyComments)
    return inside.contains { $0 == nil } ? nil : inside.flatMap { $0 ?? [] }
  }

  /// The length of its text, without the spaces in front of lines.
  var byteCount: Int {
    ((children ?? []) + (otherwise ?? [])).reduce(header.text.utf8.count) { $0 + $1.byteCount }
  }

  /// Whether it is an `if`, or one stands in it.
  var hasCondition: Bool {
    header.text.hasPrefix("if ")
      || ((children ?? []) + (otherwise ?? [])).contains(where: \.hasCondition)
  }

  /// The statements that remain of it where `condition` holds and `opposite` does not.
  func inside(_ condition: String, not opposite: String) -> [WrittenNode] {
    func inside(_ nodes: [WrittenNode]?) -> [WrittenNode]? {
      nodes?.flatMap { $0.inside(condition, not: opposite) }
    }
    if header.text == condition { return inside(children) ?? [] }
    if header.text == opposite { return inside(otherwise) ?? [] }
    // A loop may have a variable of that name.
    if header.text.hasPrefix("for ") { return [self] }
    var node = self
    (node.children, node.otherwise) = (inside(children), inside(otherwise))
    return [node]
  }

  /// Whether both have the same statements in their blocks.
  func hasBody(of other: WrittenNode) -> Bool {
    let (own, others) = (children ?? [], other.children ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0.isWritten(like: $1) }
  }

  /// Whether `other` is written alike.
  func isWritten(like other: WrittenNode) -> Bool {
    guard header.text == other.header.text, children?.count == other.children?.count,
      otherwise?.count == other.otherwise?.count
    else { return false }
    let pairs = [(children, other.children), (otherwise, other.otherwise)]
    return pairs.allSatisfy { own, others in
      zip(own ?? [], others ?? []).allSatisfy { $0.isWritten(like: $1) }
    }
  }

  private static let lineWidth = 80

  /// Its lines, `depth` levels deep.
  func append(to text: inout Written, depth: Int) {
    let start = text.text.utf8.count
    defer {
      if let source { text.cover(from: start, source) }
    }
    let indent = String(repeating: "    ", count: header.text.isEmpty ? 0 : depth)
    for line in documentation { text.append(indent + "/// " + line.printable + "\n") }
    text.append(indent)
    text.append(header)
    guard let children, !children.isEmpty else { return text.append("\n") }
    if let only = children.first, children.count == 1, only.children?.isEmpty ?? true,
      !only.isComment, !isOpen, otherwise == nil, trailing == nil,
      indent.count + header.text.count + only.header.text.count + 6 <= Self.lineWidth
    {
      text.append(" { ")
      let start = text.text.utf8.count
      text.append(only.header)
      if let source = only.source { text.cover(from: start, source) }
      return text.append(" }\n")
    }
    text.append(trailing.map { " {  // " + $0.printable + "\n" } ?? " {\n")
    for child in children { child.append(to: &text, depth: depth + 1) }
    guard let otherwise else { return text.append(indent + "}\n") }
    text.append(indent + "} else {\n")
    for child in otherwise { child.append(to: &text, depth: depth + 1) }
    text.append(indent + "}\n")
  }
}

extension Written {
  /// Notes that everything from `start` on came from `source`.
  fileprivate mutating func cover(from start: Int, _ source: TextRange) {
    origins.append(Origin(range: start..<text.utf8.count, source: source))
  }
}

extension Written {
  /// The same origins in a text with the same characters and other white space.
  func moved(to formatted: String) -> Written {
    func places(_ text: String) -> [Int] {
      let bytes = Array(text.utf8)
      return bytes.indices.filter { bytes[$0] != 32 && bytes[$0] != 10 }
    }
    let (old, new) = (places(text), places(formatted))
    var result = Written(formatted)
    guard old.count == new.count else { return result }
    for origin in origins {
      let first = old.partitioningIndex { $0 >= origin.range.lowerBound }
      let last = old.partitioningIndex { $0 >= origin.range.upperBound } - 1
      guard first <= last else { continue }
      result.note(new[first]..<new[last] + 1, from: origin.source)
    }
    return result
  }

  fileprivate mutating func note(_ range: Range<Int>, from source: TextRange) {
    origins.append(Origin(range: range, source: source))
  }
}
