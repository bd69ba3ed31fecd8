internal import LayoutChecking

/// A place in the data that contents read.
struct DataUse: Hashable, Sendable {
  /// The fields from the whole down, `member` for each entry of a list.
  var path: [String]
  var kind: DataKind
  /// Whether it may be missing.
  var isOptional = false
  /// Where it is read, which gives the fields their order.
  var place: Int
  /// What an entry of a list is called.
  var word: String?

  /// The entries of a list, in a path.
  static let member = "[]"
}

/// What a place in the data is used as.
enum DataKind: Int, Hashable, Sendable, Comparable {
  case record, text, boolean, int, float

  /// Numbers are shown as texts, too, and points hold counts.
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  var swiftName: String {
    switch self {
    case .record, .text: "String"
    case .boolean: "Bool"
    case .int: "Int"
    case .float: "CGFloat"
    }
  }

  /// What is shown where the data have none.
  var nothing: String {
    switch self {
    case .record, .text: "\"\""
    case .boolean: "false"
    case .int, .float: "0"
    }
  }
}

/// The type of the data that contents read.
struct DataShape: Equatable, Sendable {
  private(set) var kind = DataKind.record
  private(set) var isOptional = false
  private var word: String?
  private var fields: [(name: String, shape: DataShape)] = []

  static func == (left: DataShape, right: DataShape) -> Bool {
    left.kind == right.kind && left.isOptional == right.isOptional && left.word == right.word
      && left.fields.map(\.name) == right.fields.map(\.name)
      && left.fields.map(\.shape) == right.fields.map(\.shape)
  }

  /// So many structures may lie in one another.
  static let mostLevels = 100

  /// What `uses` read of the data, as far as it is not too deep; `nil` where they read none.
  init?(_ uses: Set<Symbol>) {
    var all: [DataUse] = []
    for case .data(let use) in uses where use.path.count <= Self.mostLevels { all.append(use) }
    guard !all.isEmpty else { return nil }
    all.sort { ($0.place, $0.path.count, $0.kind) < ($1.place, $1.path.count, $1.kind) }
    for use in all { add(use, use.path[...]) }
  }

  private init() {}

  private mutating func add(_ use: DataUse, _ path: ArraySlice<String>) {
    guard let first = path.first else {
      kind = max(kind, use.kind)
      isOptional = isOptional || use.isOptional
      word = word ?? use.word
      return
    }
    let index = fields.firstIndex { $0.name == first } ?? fields.count
    if index == fields.count { fields.append((first, DataShape())) }
    fields[index].shape.add(use, path.dropFirst())
  }

  /// What stands at a path.
  subscript(path: ArraySlice<String>) -> DataShape? {
    guard let first = path.first else { return self }
    return fields.first { $0.name == first }?.shape[path.dropFirst()]
  }

  /// The structure called `name`, with those inside it.
  func declaration(_ name: String, _ access: String, depth: Int = 0) -> String {
    var writer = StructureWriter(name, access, depth)
    let properties = fields.map { field in
      (name: field.name.escaped, type: field.shape.type(field.name, &writer))
    }
    return writer.text(properties)
  }

  /// The type of a field, whose own structure goes into `writer`.
  private func type(_ name: String, _ writer: inout StructureWriter) -> String {
    let mark = isOptional ? "?" : ""
    if let entry = self[[DataUse.member]] {
      return "[\(entry.type(entry.word ?? name, &writer))]\(mark)"
    }
    guard !fields.isEmpty else { return kind.swiftName + mark }
    let (access, depth) = (writer.access, writer.depth + 1)
    return writer.add(name) { declaration($0, access, depth: depth) } + mark
  }
}

/// Writes one structure.
private struct StructureWriter {
  let access: String
  let depth: Int
  private let name: String
  private var names: Names
  private var inner: [String] = []

  init(_ name: String, _ access: String, _ depth: Int) {
    (self.name, self.access, self.depth) = (name, access, depth)
    // Swift takes the last four for its own.
    names = Names([
      "String", "Bool", "Int", "CGFloat", "Hashable", "Sendable", name, "Any", "Protocol", "Self",
      "Type",
    ])
  }

  /// Adds a structure for a field, under the name that is returned.
  mutating func add(_ field: String, _ declaration: (String) -> String) -> String {
    let own = names.take(field.identifier(or: "field").uppercasedFirst)
    inner.append(declaration(own))
    return own
  }

  func text(_ properties: [(name: String, type: String)]) -> String {
    let indent = String(repeating: "    ", count: depth + 1)
    var parts = inner
    if !properties.isEmpty {
      parts.append(
        properties.map { "\(indent)\(access)let \($0.name): \($0.type)\n" }.joined())
    }
    if !access.isEmpty { parts.append(initializer(properties, indent)) }
    let outer = String(repeating: "    ", count: depth)
    return "\(outer)\(access)struct \(name): Hashable, Sendable {\n"
      + parts.joined(separator: "\n") + "\(outer)}\n"
  }

  private func initializer(
    _ properties: [(name: String, type: String)], _ indent: String
  ) -> String {
    let list = properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "\(indent)\(access)init(\(list)) {\n"
      + properties.map { "\(indent)    self.\($0.name) = \($0.name)\n" }.joined() + "\(indent)}\n"
  }
}
