internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// The words of contents that are written in ways of their own.
enum ContentWord {
  static let text = "text"
  static let image = "image"
  static let overlay = "overlay"
  static let outline = "outline"
  static let node = "node"
}

extension FunctionWriter {
  /// The views for the contents among `members`, each with its modifiers.
  mutating func contents(_ members: [Member]) -> [Statement] {
    let program = program
    return appended(members, program.isShown) { writer, index in writer.content(index) }
  }

  /// The view for one content.
  private mutating func content(_ index: Int) -> [Statement] {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    let lets = bindings(of: members)
    guard element.kind.name != ContentWord.outline else {
      return lets + outline(element, members) + modifiers(of: element, members, depth: 0)
    }
    guard let head = container(element, members) else {
      let (view, own) = leaf(element, members)
      return lets + [view] + own.map { $0.deeper }
        + modifiers(of: element, members, depth: 1)
    }
    let branch = Statement.Branch(head: head.text, uses: head.uses, body: contents(members))
    return lets + [Statement([branch])] + modifiers(of: element, members, depth: 0)
  }

  /// `ForEach` around what `body` writes.
  mutating func forEach(
    _ loop: CheckedLoop, _ body: (inout FunctionWriter) -> [Statement]
  ) -> Statement {
    let binding = program[loop.binding]
    let (before, outside) = (expressions.locals[loop.binding], names)
    defer { (expressions.locals[loop.binding], names) = (before, outside) }
    guard case .list(let id) = loop.sequence else {
      let name = names.take(binding.name)
      expressions.locals[loop.binding] = Code(name.escaped, uses: [.local(name)])
      let sequence = sequence(of: loop)
      let list = sequence.text.hasPrefix("stride") ? "Array(\(sequence.text))" : sequence.text
      var branch = Statement.Branch(
        head: "ForEach(\(list), id: \\.self)", parameters: " \(name.escaped) in",
        uses: sequence.uses, body: body(&self))
      branch.binds = [.local(name): name.escaped]
      return Statement([branch])
    }
    let list = entries(of: id, loop)
    let name = names.take(binding.name)
    let index = names.take("index")
    expressions.locals[loop.binding] = Code(name.escaped, uses: [.local(name)])
    let entry = Statement.optional(
      "let \(name.escaped) = \(list.text(inside: .atom))[\(index)]", declaring: .local(name),
      uses: list.uses.union([.local(index)]))
    var branch = Statement.Branch(
      head: "ForEach(\(list.text(inside: .atom)).indices, id: \\.self)",
      parameters: " \(index) in", uses: list.uses, body: [entry] + body(&self))
    branch.binds = [.local(index): index]
    return Statement([branch])
  }

  /// The list that a loop goes over, of the data or of the file.
  private mutating func entries(of id: ExpressionID, _ loop: CheckedLoop) -> Code {
    if case .fallback(let value, let otherwise) = program[id],
      let path = expressions.dataPath(of: value)
    {
      let list = note(path, of: value, loop, isOptional: true)
      let rest = expressions.list(otherwise, of: .text)
      return Code("\(list.text) ?? \(rest.text)", .fallback, uses: list.uses.union(rest.uses))
    }
    if let path = expressions.dataPath(of: id) {
      let list = note(path, of: id, loop, isOptional: false)
      guard expressions.data.shape?[path[...]]?.isOptional == true else { return list }
      return Code("\(list.text) ?? []", .fallback, uses: list.uses)
    }
    return sequence(of: loop)
  }

  private mutating func note(
    _ path: [String], of id: ExpressionID, _ loop: CheckedLoop, isOptional: Bool
  ) -> Code {
    let entry = path + [DataUse.member]
    expressions.data.turns[loop.binding] = entry
    let place = program.range(of: id).lowerBound
    let own = DataUse(path: path, kind: .record, isOptional: isOptional, place: place)
    let each = DataUse(path: entry, kind: .record, place: place, word: program[loop.binding].name)
    let code = expressions.reading(id)
    return Code(code.text, uses: code.uses.union([.data(own), .data(each)]))
  }

  /// The value of a property; `nil` where none is written.
  mutating func argument(
    _ name: String, _ members: [Member], standard: String = "nil",
    _ value: (CheckedValue) -> Code
  ) -> Code? {
    guard !members.assignments.effective(name).isEmpty else { return nil }
    return folded(name, members, Code(standard)) { property in
      property.values.first.map(value) ?? Code(standard)
    }
  }

  /// Reports what SwiftUI does not have.
  mutating func refuse(_ what: String, at range: TextRange) {
    report(.contentsNotSupported(what, at: range))
  }
}

extension CheckedProgram {
  /// Whether an element is a view in SwiftUI, and no modifier of one.
  func isShown(_ index: Int) -> Bool {
    let traits = elements[index].kind.traits
    return traits.contains(.isContent) && !traits.contains(.isModifier)
      && elements[index].kind.name != ContentWord.node
  }
}

extension Statement {
  /// The same one level deeper.
  var deeper: Statement {
    var copy = self
    copy.level += 1
    return copy
  }
}

/// A call with its arguments on one line; without arguments the name alone where a closure follows.
func view(_ name: String, _ arguments: [Code?], hasClosure: Bool = true) -> Code {
  let given = arguments.compactMap { $0 }
  let uses = given.reduce(into: Set<Symbol>()) { $0.formUnion($1.uses) }
  if given.isEmpty, hasClosure { return Code(name, uses: uses) }
  return Code("\(name)(\(given.map(\.text).joined(separator: ", ")))", uses: uses)
}
