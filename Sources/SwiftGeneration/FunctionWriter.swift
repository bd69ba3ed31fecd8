internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// Writes one function of a layout's type: a section, or the layout with its own elements.
struct FunctionWriter {
  var expressions: ExpressionWriter
  var names: Names
  /// The `let`s that the function needs; `nil` before that is known.
  let needed: Set<BindingID>?
  /// By element, the constant for its kind.
  let kinds: [Int: String]
  var diagnostics: [Diagnostic] = []
  /// The bindings that were referred to by name.
  var bound: [String: BindingID] = [:]
  /// By element, the property that measures it.
  var measures: [Int: String] = [:]
  /// Whether each node of a view's outlines is open at first.
  var states: [(name: String, isOpen: Bool)] = []
  /// How many waterfalls it has.
  var waterfalls = 0
  /// Whether the layout may scroll to the side.
  var scrollsSideways = false

  var program: CheckedProgram { expressions.program }
  var options: SwiftOptions { expressions.facts.options }

  /// Writes a `let` of a block, unless it is known that nothing uses it.
  mutating func write(_ id: BindingID) -> [Statement] {
    let binding = program[id]
    let kind = expressions.facts.kind(of: id)
    guard binding.origin == .written, kind != .inline, needed?.contains(id) ?? true else {
      return []
    }
    let statement = declaration(of: id, kind)
    return statement.map { [$0] } ?? []
  }

  private mutating func declaration(of id: BindingID, _ kind: ValueKind) -> Statement? {
    let binding = program[id]
    var value = expressions.value(of: binding.value, as: kind)
    if !expressions.isTyped(binding.value), kind == .float || isList(kind) {
      value = value.cast(to: kind.swiftName)
    }
    let name = names.take(binding.name)
    let symbol = Symbol.local(name)
    bound[name] = id
    expressions.locals[id] = Code(name.escaped, uses: [symbol])
    let comment = program.documentation(before: binding.nameRange)
    var text = "let \(name.escaped) = \(value.text)"
    if let written = expressions.switchText(binding.value, kind, isTyped: false) {
      text = "let \(name.escaped) = \(written.text)"
      value.uses = written.uses
    }
    var statement = Statement.optional(comment + text, declaring: symbol, uses: value.uses)
    statement.startsParagraph = !comment.isEmpty
    return statement
  }

  private func isList(_ kind: ValueKind) -> Bool {
    if case .list = kind { true } else { false }
  }

  /// A free name for an element, and its symbol.
  mutating func name(of element: CheckedElement) -> (text: String, symbol: Symbol) {
    let word = element.kind.takesNameOfGroup ? "group" : element.kind.name
    let name = names.take(element.name?.identifier(or: word) ?? word)
    return (name.escaped, .local(name))
  }

  /// The `let` of an element, behind what is documented of it.
  func declaration(
    of element: CheckedElement, _ name: (text: String, symbol: Symbol), _ value: Code,
    isDocumented: Bool = true
  ) -> Statement {
    let comment = isDocumented ? program.documentation(before: element.wordRange) : ""
    var statement = Statement(comment + "let \(name.text) = \(value.text)", uses: value.uses)
    statement.defines = name.symbol
    statement.startsParagraph = true
    return statement
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

/// A call whose arguments stand on lines of their own.
func call(_ name: String, _ arguments: [Code]) -> Code {
  let lines = arguments.map { "    " + $0.text }.joined(separator: ",\n")
  return Code(
    "\(name)(\n\(lines))", uses: arguments.reduce(into: []) { $0.formUnion($1.uses) })
}

extension Code {
  /// The same behind an argument's label.
  func labelled(_ label: String) -> Code { Code("\(label): \(text)", uses: uses) }
}

extension ElementKind {
  /// Whether an element without a name is called `group`.
  var takesNameOfGroup: Bool { traits.contains(.takesData) && !traits.contains(.hasContents) }
}

extension CheckedProgram {
  /// The `///` lines before the line that `range` begins in, each with its line end; nothing where
  /// another statement begins before it on its line.
  func documentation(before range: TextRange) -> String {
    let source = sources.file(at: range.lowerBound)
    var index = source.lineIndex(of: range.lowerBound)
    var lines: [String] = []
    let start = source.line(at: index).lowerBound
    if source[start..<range.lowerBound].contains(where: "{;}".contains) { return "" }
    while index > 0 {
      index -= 1
      let line = String(source[source.line(at: index)].trimmed)
      guard line.hasPrefix("///"), !line.hasPrefix("////") else { break }
      lines.append(line)
    }
    return lines.reversed().map { $0 + "\n" }.joined()
  }
}
