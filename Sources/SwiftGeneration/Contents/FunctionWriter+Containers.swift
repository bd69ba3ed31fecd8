internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage

extension FunctionWriter {
  /// The head of a view with children; `nil` for other views.
  mutating func container(_ element: CheckedElement, _ members: [Member]) -> Code? {
    let alignment = aligned(members)
    let spacing = points(PropertyName.spacing, members)
    switch element.kind.name {
    case "hstack": return view("HStack", [alignment, spacing])
    case "vstack": return view("VStack", [alignment, spacing])
    case "zstack": return view("ZStack", [alignment])
    case "lazyhstack": return view("LazyHStack", [alignment, spacing])
    case "lazyvstack": return view("LazyVStack", [alignment, spacing])
    case "scroll":
      let writer = self
      let axis = argument("axis", members, standard: ".vertical") { writer.words($0) }
      return view("ScrollView", [axis])
    case "lazyvgrid":
      let across = aligned(members) { Self.part(of: $0, ["leading", "trailing"]) }
      return view("LazyVGrid", [tracks("columns", members), across, spacing])
    case "lazyhgrid":
      let across = aligned(members) { Self.part(of: $0, ["top", "bottom"]) }
      return view("LazyHGrid", [tracks("rows", members), across, spacing])
    case "grid":
      return view(
        "Grid",
        [alignment, points("horizontalSpacing", members), points("verticalSpacing", members)])
    case "gridrow": return view("GridRow", [alignment])
    case "viewthatfits":
      let (both, writer) = ("[.horizontal, .vertical]", self)
      let axes = argument("axes", members, standard: both) { writer.axes($0) }
      return view("ViewThatFits", [axes?.text == both ? nil : axes?.labelled("in")])
    case "flow": return flow(members, spacing)
    case "balanced":
      let writer = self
      let axis = argument("axis", members, standard: ".horizontal") { writer.words($0) }
      return named(
        .balanced, [axis?.labelled("axis"), points(PropertyName.spacing, members, standard: "8")])
    default: return nil
    }
  }

  private mutating func flow(_ members: [Member], _ spacing: Code?) -> Code {
    let fractions = ["center": "0.5", "trailing": "1", "bottom": "1"]
    let place = { (writer: FunctionWriter, value: CheckedValue) in
      writer.expressions.choice(of: value.expression) { Code(fractions[$0] ?? "0") }
    }
    let writer = self
    let arguments = [
      spacing, points("lineSpacing", members, standard: "8"),
      argument("alignment", members, standard: "0") { place(writer, $0) }?.labelled("alignment"),
      argument("lineAlignment", members, standard: "0") { place(writer, $0) }?
        .labelled("lineAlignment"),
    ]
    return named(.flow, arguments)
  }

  /// A layout of the helpers.
  private func named(_ helper: Helper, _ arguments: [Code?]) -> Code {
    var code = view(expressions.facts.helperNames[helper] ?? helper.name, arguments)
    if !code.text.hasSuffix(")") { code.text += "()" }
    code.uses.insert(.helper(helper))
    return code
  }

  /// A length in points.
  func points(_ id: ExpressionID) -> Code { expressions.float(id) }

  private mutating func points(
    _ name: String, _ members: [Member], standard: String = "nil"
  ) -> Code? {
    let expressions = expressions
    return argument(name, members, standard: standard) { expressions.float($0.expression) }?
      .labelled(name)
  }

  /// The alignment of children.
  mutating func aligned(
    _ members: [Member], _ word: (String) -> String = { $0 }
  ) -> Code? {
    let expressions = expressions
    return argument(PropertyName.alignment, members, standard: ".center") { value in
      expressions.choice(of: value.expression) { Code("." + Self.place(word($0))) }
    }?.labelled(PropertyName.alignment)
  }

  /// SwiftUI's word for a place.
  static func place(_ word: String) -> String {
    switch word {
    case "none": "center"
    case "firstBaseline": "firstTextBaseline"
    case "lastBaseline": "lastTextBaseline"
    default: word
    }
  }

  /// The part of a place that is one of `words`.
  private static func part(of place: String, _ words: [String]) -> String {
    words.first { place == $0 || place.hasPrefix($0) || place.hasSuffix($0.uppercasedFirst) }
      ?? "center"
  }

  private func words(_ value: CheckedValue) -> Code {
    expressions.choice(of: value.expression) { Code("." + $0) }
  }

  /// A set of axes.
  func axes(_ value: CheckedValue) -> Code {
    expressions.choice(of: value.expression) {
      Code($0 == Axes.both.rawValue ? "[.horizontal, .vertical]" : "." + $0)
    }
  }

  /// The columns or rows of a lazy grid.
  private mutating func tracks(_ name: String, _ members: [Member]) -> Code? {
    guard !members.assignments.effective(name).isEmpty else { return nil }
    let writer = self
    return folded(name, members, Code("[]")) { property in
      let items = property.values.map { writer.track($0.expression) }
      return Code(
        "[\(items.map(\.text).joined(separator: ", "))]",
        uses: items.reduce(into: []) { $0.formUnion($1.uses) })
    }.labelled(name)
  }

  private func track(_ id: ExpressionID) -> Code {
    switch program[id] {
    case .binding(let binding): return track(expressions.value(of: binding))
    case .choice(let choices, let otherwise): return expressions.choice(choices, otherwise, track)
    case .match(let subject, let cases, let otherwise):
      return expressions.match(subject, cases, otherwise, track)
    case .call(let function, let arguments): return track(Function.all[function], arguments)
    default: return Code("GridItem()")
    }
  }

  private func track(_ function: Function, _ arguments: [ExpressionID?]) -> Code {
    let labels = ["min": "minimum: ", "max": "maximum: ", "length": ""]
    var (length, around): ([String], [String]) = ([], [])
    var uses: Set<Symbol> = []
    for (parameter, argument) in zip(function.parameters, arguments) {
      guard let argument else { continue }
      let code =
        parameter.name == PropertyName.alignment
        ? expressions.choice(of: argument) { Code("." + Self.place($0)) }
        : expressions.float(argument)
      uses.formUnion(code.uses)
      if let label = labels[parameter.name] {
        length.append(label + code.text)
      } else {
        around.append("\(parameter.name): \(code.text)")
      }
    }
    let own = ".\(function.name)(\(length.joined(separator: ", ")))"
    return Code("GridItem(\(([own] + around).joined(separator: ", ")))", uses: uses)
  }
}
