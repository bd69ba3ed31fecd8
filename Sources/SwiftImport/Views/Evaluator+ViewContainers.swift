internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A container by its word, with its arguments as properties.
  mutating func container(_ word: String, _ call: ViewCall) throws -> SwiftValue {
    for name in ["columns", "rows"] {
      guard let argument = call[name] else { continue }
      let tracks = try evaluate(argument, expecting: "[GridItem]")
      return try grid(word, call, name, tracks) ?? .views([lostView(call.range, .lost)])
    }
    return try container(word, call, [])
  }

  /// A container with the properties that were read of its arguments, and with the others.
  mutating func container(
    _ word: String, _ call: ViewCall, _ properties: [ViewProperty]
  ) throws -> SwiftValue {
    if let (condition, left, right) = call.choiceOfNone(in: Self.lengths.map(\.0)) {
      let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
      return try branch(
        term, { try $0.container(word, left, properties) },
        { try $0.container(word, right, properties) })
    }
    var element = ViewContainer(word: word, properties: properties)
    var isLost = false
    var lost: [ViewModifier] = []
    func add(_ property: ViewProperty?) {
      if let property { element.properties.append(property) } else { isLost = true }
    }
    for (label, name) in Self.lengths {
      guard let argument = call[label], try !isNone(argument) else { continue }
      if let length = try length(argument) {
        add(ViewProperty(name, [.whole(length, .distance)]))
      } else {
        lost.append(lostProperty(label, argument))
      }
    }
    if let argument = call["alignment"] {
      let isCentered = !["lazyvgrid", "lazyhgrid", "gridrow"].contains(word)
      if let alignment = alignment(argument) {
        if !isCentered || alignment != .word("center") {
          add(ViewProperty("alignment", [.whole(alignment, .size)]))
        }
      } else {
        lost.append(lostProperty("alignment", argument))
      }
    }
    if word == "scroll", let first = call.arguments.first, first.label == nil, !first.isTrailing {
      let axis = self.word(first.value)
      if axis != "vertical" {
        add(axis == "horizontal" ? ViewProperty("axis", "horizontal") : nil)
      }
    }
    if word == "viewthatfits", let argument: SwiftExpression = call["in"] {
      let axes = self.word(argument)
      add(axes == "horizontal" || axes == "vertical" ? ViewProperty("axes", axes ?? "") : nil)
    }
    guard !isLost, let children = try children(call.content) else {
      return .views([lostView(call.range, .lost)])
    }
    element.children = word == "grid" ? children : outsideGrids(children)
    if word == "scroll", !children.isAlone {
      // Several views stand in a stack of SwiftUI's own.
      guard element.properties.isEmpty else { return .views([lostView(call.range, .lost)]) }
      let stack = ViewContainer(word: "vstack", children: element.children)
      element.children = [ViewElement(.element(stack), at: call.range)]
    }
    if element.isAlignedByBaselines {
      element.children = element.children.map { $0.mapLeaves(\.withLostBaseline) }
    }
    var view = ViewElement(.element(element), at: call.range)
    view.modifiers = lost
    return .views([view])
  }

  /// A hole for a property of a container that could not be followed.
  private func lostProperty(_ label: String, _ argument: SwiftExpression) -> ViewModifier {
    let text = label + ": " + text(of: argument.range)
    return ViewModifier(
      form: .hole(Hole(text, .lost, at: argument.range, name: label)), origin: argument.range)
  }

  private static let lengths = [
    ("spacing", "spacing"), ("horizontalSpacing", "horizontalSpacing"),
    ("verticalSpacing", "verticalSpacing"),
  ]

  // MARK: Arguments

  static let edgeTypes: Set = ["EdgeInsets", "Edge.Set", "Edge"]
  /// Types that a modifier takes in place of one number.
  private static let compoundTypes = edgeTypes.union(["CGSize", "CGPoint"])

  /// Points, a count or a ratio; `nil` where it is none.
  mutating func length(_ expression: SwiftExpression) throws -> Term? {
    try number(expression)?.real
  }

  mutating func number(_ expression: SwiftExpression, _ type: String = "CGFloat") throws -> Number?
  {
    let value = try evaluate(expression, expecting: type)
    switch value {
    case .word, .none: return nil
    case .hole(let hole) where hole.name == "infinity": return nil
    // A size, edges or insets.
    case .hole(let hole)
    where hole.plainType.map({ Self.compoundTypes.contains(program.resolved($0)) }) ?? false:
      return nil
    case .choice(_, let left, let right):
      if case .none = left { return nil }
      if case .none = right { return nil }
      if case .word = left { return nil }
      if case .word = right { return nil }
      return number(of: value, at: expression.range)
    default: return number(of: value, at: expression.range)
    }
  }

  mutating func isNone(_ expression: SwiftExpression) throws -> Bool {
    if case .nilLiteral = expression.form { return true }
    if case .none = try evaluate(expression) { return true }
    return false
  }

  /// The word of an implicit member, also behind its type's name; `nil` for anything else.
  mutating func word(_ expression: SwiftExpression) -> String? {
    switch expression.form {
    case .implicitMember(let name): return name
    case .member(let base, let name, _):
      if case .name(let type, _) = base.form, type.first?.isUppercase == true,
        program.types[type]?.keyword == nil
      {
        return name
      }
      if case .member(let outer, "Set", _) = base.form, case .name = outer.form { return name }
    default: break
    }
    switch try? evaluate(expression) {
    case .word(let word)?: return word
    default: return nil
    }
  }

  /// An alignment as the language names it, or a choice of them.
  mutating func alignment(_ expression: SwiftExpression) -> Term? {
    if let word = word(expression) { return Self.alignment(.word(word)) }
    return (try? evaluate(expression)).flatMap(Self.alignment)
  }

  static func alignment(_ value: SwiftValue) -> Term? {
    switch value {
    case .word("firstTextBaseline"): return .word("firstBaseline")
    case .word("lastTextBaseline"): return .word("lastBaseline")
    case .word(let word): return alignments.contains(word) ? .word(word) : nil
    case .choice(let condition, let left, let right):
      guard let left = alignment(left), let right = alignment(right) else { return nil }
      return .choice(condition, left, right)
    default: return nil
    }
  }

  private static let alignments: Set = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
    "bottomTrailing",
  ]
}

extension ViewCall {
  /// The calls that a length chooses between that may be left out: with it, and without.
  fileprivate func choiceOfNone(
    in labels: [String]
  ) -> (condition: SwiftExpression, left: ViewCall, right: ViewCall)? {
    for (index, argument) in arguments.enumerated() where labels.contains(argument.label ?? "") {
      guard case .ternary(let condition, let left, let right) = argument.value.form,
        [left, right].contains(where: \.isNilLiteral)
      else { continue }
      let calls = [left, right].map { value in
        var chosen = arguments
        chosen[index] = SwiftArgument(label: argument.label, value: value)
        return ViewCall(path, chosen, whole)
      }
      return (condition, calls[0], calls[1])
    }
    return nil
  }
}

extension [ViewElement] {
  /// Whether exactly one view stands there, in every case.
  var isAlone: Bool {
    guard count == 1 else { return false }
    switch self[0].form {
    case .branch(_, let yes, let no): return yes.isAlone && no.isAlone
    case .loop: return false
    default: return true
    }
  }
}

extension ViewContainer {
  /// Whether the texts in its children decide where these stand.
  fileprivate var isAlignedByBaselines: Bool {
    properties.contains { property in
      property.name == "alignment"
        && property.parts.contains {
          if case .whole(.word(let word), _) = $0 { word.hasSuffix("Baseline") } else { false }
        }
    }
  }
}

extension ViewElement {
  /// A view of a framework with a hole for its baseline: that of the box that stands for it is its end.
  fileprivate var withLostBaseline: ViewElement {
    guard case .foreign(let name, _) = form else { return self }
    var result = self
    let hole = Hole("baseline of \(name)", .lost, at: origin, name: "baseline")
    result.modifiers.append(ViewModifier(form: .hole(hole), origin: origin))
    return result
  }
}
