internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A container by its word, with its arguments as properties.
  mutating func container(_ word: String, _ call: ViewCall) throws -> SwiftValue {
    if let (condition, left, right) = call.choiceOfNone(in: Self.lengths.map(\.0)) {
      let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
      return try branch(term, { try $0.container(word, left) }, { try $0.container(word, right) })
    }
    var element = ViewContainer(word: word)
    var isLost = false
    var lost: [ViewModifier] = []
    func add(_ property: ViewProperty?) {
      if let property { element.properties.append(property) } else { isLost = true }
    }
    for name in ["columns", "rows"] {
      if let argument = call[name] { add(try tracks(name, argument)) }
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

  private static func alignment(_ value: SwiftValue) -> Term? {
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

  // MARK: Grids

  /// `columns: fixed(80), flexible(min: 10)`.
  private mutating func tracks(_ name: String, _ expression: SwiftExpression) throws
    -> ViewProperty?
  {
    guard let tracks = try tracks(expression), !tracks.isEmpty else { return nil }
    return ViewProperty(name, Array(tracks.joined(separator: [.text(", ")])))
  }

  /// What the calls of `GridItem` in an array say.
  private mutating func tracks(_ expression: SwiftExpression) throws -> [[ViewProperty.Part]]? {
    switch expression.form {
    case .array(let elements):
      var tracks: [[ViewProperty.Part]] = []
      for element in elements {
        guard case .call(let callee, let arguments) = element.form, callee.isType("GridItem"),
          let track = try track(arguments)
        else { return nil }
        tracks.append(track)
      }
      return tracks
    case .call(let callee, let arguments):
      guard callee.isType("Array") || callee.isArrayOfItems, arguments.count == 2,
        arguments[0].label == "repeating", arguments[1].label == "count",
        case .call(let inner, let item) = arguments[0].value.form, inner.isType("GridItem"),
        let count = try number(arguments[1].value, "Int")?.whole.constant, count >= 1, count <= 100,
        let track = try track(item)
      else { return nil }
      return Array(repeating: track, count: Int(count))
    case .name(let name, _):
      guard scope.place(of: name) == nil, let type = scope.type else { return nil }
      let own =
        program.variable(name, of: type, isStatic: false)
        ?? program.variable(name, of: type, isStatic: true)
      guard let variable = own ?? program.globalVariable(name), variable.isConstant || own != nil,
        try isAsDeclared(variable, expression)
      else { return nil }
      let outer = scope
      scope.names = [[:]]
      defer { scope = outer }
      if let getter = variable.binding.getter, getter.statements.count == 1,
        case .expression(let only)? = getter.statements.first?.form
      {
        return try tracks(only)
      }
      return try variable.binding.value.flatMap { try tracks($0) }
    case .member(let base, let name, _):
      guard case .name("self", _) = base.form else { return nil }
      return try tracks(SwiftExpression(.name(name, generics: nil), at: expression.range))
    default: return nil
    }
  }

  /// Whether a stored variable has the value that its declaration gives it.
  private mutating func isAsDeclared(
    _ variable: Variable, _ expression: SwiftExpression
  ) throws -> Bool {
    guard let value = variable.binding.value, !variable.isConstant else { return true }
    if isAssigned(variable) { return false }
    let own =
      try scope.selfPlace.map { place -> SwiftValue? in
        switch store[variable: place] {
        case .record(let record): record.fields[variable.name]
        default: try evaluate(expression)
        }
      } ?? nil
    guard let own, case .hole(let hole) = own, hole.dataPath != nil else {
      return try own == nil || own == initialValue(value, of: variable)
    }
    return true
  }

  private mutating func track(_ arguments: [SwiftArgument]) throws -> [ViewProperty.Part]? {
    var parts: [ViewProperty.Part] = [.text("flexible(")]
    if let first = arguments.first, first.label == nil {
      switch first.value.form {
      case .call(let callee, let sizes):
        guard let word = word(callee), let made = try track(word, sizes) else { return nil }
        parts = made
      default: return nil
      }
    }
    for argument in arguments where argument.label != nil {
      if try isNone(argument.value) { continue }
      let isFirst = parts.last == .text("flexible(") || parts.last == .text("(")
      switch argument.label {
      case "spacing":
        guard let number = try length(argument.value) else { return nil }
        parts += [.text(isFirst ? "spacing: " : ", spacing: "), .whole(number, .distance)]
      case "alignment":
        guard let alignment = alignment(argument.value) else { return nil }
        parts += [.text(isFirst ? "alignment: " : ", alignment: "), .whole(alignment, .size)]
      default: return nil
      }
    }
    if parts == [.text("flexible(")] { return [.text("flexible(min: 10)")] }
    return parts + [.text(")")]
  }

  private mutating func track(
    _ word: String, _ arguments: [SwiftArgument]
  ) throws -> [ViewProperty.Part]? {
    guard ["fixed", "flexible", "adaptive"].contains(word) else { return nil }
    var parts: [ViewProperty.Part] = [.text(word + "(")]
    for argument in arguments {
      let label: String
      switch argument.label {
      case nil: label = ""
      case "minimum": label = "min: "
      case "maximum": label = "max: "
      default: return nil
      }
      if self.word(argument.value) == "infinity" { continue }
      guard let number = try length(argument.value) else { return nil }
      parts += [.text((parts.count > 1 ? ", " : "") + label), .whole(number, .size)]
    }
    return parts
  }
}

extension ViewCall {
  /// The calls that a length chooses between that may be left out: with it, and without.
  fileprivate func choiceOfNone(
    in labels: [String]
  ) -> (condition: SwiftExpression, left: ViewCall, right: ViewCall)? {
    for (index, argument) in arguments.enumerated() where labels.contains(argument.label ?? "") {
      guard case .ternary(let condition, let left, let right) = argument.value.form,
        [left, right].contains(where: { if case .nilLiteral = $0.form { true } else { false } })
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

extension SwiftExpression {
  fileprivate func isType(_ name: String) -> Bool {
    switch form {
    case .name(let own, _): own == name
    case .implicitMember("init"): name == "GridItem" || name == "Array"
    case .member(let base, "init", _): base.isType(name)
    default: false
    }
  }

  /// `[GridItem]`.
  fileprivate var isArrayOfItems: Bool {
    if case .array(let elements) = form, elements.count == 1 {
      elements[0].isType("GridItem")
    } else {
      false
    }
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
