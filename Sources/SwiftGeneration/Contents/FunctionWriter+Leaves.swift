internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension FunctionWriter {
  /// A view without children, and the modifiers that are its own.
  mutating func leaf(
    _ element: CheckedElement, _ members: [Member]
  ) -> (view: Statement, own: [Statement]) {
    switch element.kind.name {
    case ContentWord.text:
      return (statement(text(of: element)), textModifiers(members))
    case ContentWord.image: return image(element, members)
    case "spacer":
      let expressions = expressions
      let least = argument("minLength", members) { expressions.float($0.expression) }
      return (statement(view("Spacer", [least?.labelled("minLength")], hasClosure: false)), [])
    case "divider": return (Statement("Divider()"), [])
    default: return (box(element, members), [])
    }
  }

  func statement(_ code: Code) -> Statement { Statement(code.text, uses: code.uses) }

  /// `Text`, of what an element shows.
  func text(of element: CheckedElement) -> Code {
    guard let subject = element.subject else { return Code("Text(\"\")") }
    if case .text(let text)? = program.constant(of: subject), isLiteral(subject) {
      let isPlain = !text.unicodeScalars.contains { "*_`~[]\\%".unicodeScalars.contains($0) }
      return Code(isPlain ? "Text(\(text.swiftLiteral))" : "Text(verbatim: \(text.swiftLiteral))")
    }
    if let path = expressions.dataPath(of: subject) {
      let kind = expressions.data.shape?[path[...]]?.kind ?? .text
      let code = expressions.field(subject, .text) ?? Code("\"\"")
      return kind == .int || kind == .float ? number(code, isInt: kind == .int) : shown(code)
    }
    if program.inference(of: subject).type == .number {
      let isInt = expressions.facts.wholeness(of: subject) != .fractional
      return number(expressions.number(subject, isInt: isInt), isInt: isInt)
    }
    return shown(expressions.text(subject))
  }

  /// Whether the text stands in the file, so that a table may translate it.
  private func isLiteral(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .constant: true
    case .binding(let binding):
      program[binding].origin == .argument && isLiteral(program[binding].value)
    default: false
    }
  }

  private func shown(_ code: Code) -> Code { code.wrapped { "Text(\($0))" } }

  private func number(_ code: Code, isInt: Bool) -> Code {
    code.wrapped {
      isInt
        ? "Text(verbatim: \"\\(\($0))\")"
        : "Text(verbatim: Double(\($0)).formatted(.number.grouping(.never)))"
    }
  }

  /// What a text sets of its own, in SwiftUI's words.
  mutating func textModifiers(_ members: [Member]) -> [Statement] {
    var lines = fonts(members)
    let expressions = expressions
    let weight = argument("weight", members, standard: ".regular") { value in
      expressions.choice(of: value.expression) { Code("." + $0) }
    }
    let limit = argument("lines", members) { expressions.whole($0.expression) }
    for (name, value) in [("fontWeight", weight), ("lineLimit", limit)] {
      guard let value else { continue }
      lines.append(Code(".\(name)(\(value.text))", uses: value.uses))
    }
    return lines.map(statement)
  }

  private mutating func fonts(_ members: [Member]) -> [Code] {
    let expressions = expressions
    let assignments = members.assignments
    let size = argument("fontSize", members, standard: "17") {
      expressions.float($0.expression)
    }
    let points = size.map { $0 }
    if let file = assignments.effective(Content.fontName).last?.property.values.first {
      let name = expressions.text(file.expression).wrapped(Self.withoutExtension)
      let code = view(
        ".custom", [name, (points ?? Code("17")).labelled("fixedSize")], hasClosure: false)
      return [code.wrapped { ".font(\($0))" }]
    }
    if let points { return [points.wrapped { ".font(.system(size: \($0)))" }] }
    let style = argument("style", members, standard: ".body") { value in
      expressions.choice(of: value.expression) { Code("." + $0) }
    }
    return style.map { [Code(".font(\($0.text))", uses: $0.uses)] } ?? []
  }

  /// The name of a font, without folders and what stands behind the dot.
  private static func withoutExtension(_ literal: String) -> String {
    guard literal.hasPrefix("\""), literal.hasSuffix("\"") else { return literal }
    let name = literal.dropFirst().dropLast().split(separator: "/").last ?? ""
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return "\"\(name[..<end])\""
  }

  private mutating func image(
    _ element: CheckedElement, _ members: [Member]
  ) -> (view: Statement, own: [Statement]) {
    let name = (element.name ?? element.kind.name).swiftLiteral
    let resizable = members.assignments.effective("resizable")
    if resizable.contains(where: { !$0.isPlain }), let first = resizable.last {
      refuse("`resizable` in an `if`", at: first.property.range)
    }
    let value = resizable.last?.property.values.first
    let isResizable = value.map { expressions.condition($0.expression).text == "true" } ?? false
    if let value, program.constant(of: value.expression) == nil {
      refuse("`resizable` by a condition", at: value.range)
    }
    if element.size == nil, !isResizable {
      return (Statement("Image(systemName: \(name))"), fonts(members).map(statement))
    }
    report(.drawnByAssets(at: element.range))
    return (Statement("Image(\(name))"), isResizable ? [Statement(".resizable()")] : [])
  }

  /// A color of the assets, or a shape.
  private mutating func box(_ element: CheckedElement, _ members: [Member]) -> Statement {
    let shapes = ["capsule": "Capsule", "rectangle": "Rectangle", "ellipse": "Ellipse"]
    guard let name = element.name else { return Statement("Color.clear") }
    let isRound = name == "circle" && firstModifierIsFit(members, element)
    if let shape = shapes[name] ?? (isRound ? "Circle" : nil) {
      return Statement("\(shape)().fill(.quaternary)")
    }
    report(.drawnByAssets(at: element.range))
    return Statement("Color(\(name.swiftLiteral))")
  }

  /// Whether the first modifier keeps the element square.
  private func firstModifierIsFit(_ members: [Member], _ element: CheckedElement) -> Bool {
    guard element.size == nil,
      case .property(let first)? = modifierSteps(of: element, members).first?.step,
      first.name == "aspectRatio", let value = first.values.first, value.label == "fit"
    else { return false }
    return program.constant(of: value.expression) == .number(1)
  }
}
