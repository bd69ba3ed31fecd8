internal import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A modifier that is called without a base, in an extension of `View`.
  mutating func modifiedSelf(
    by name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard run.around.views.isReading, name.first?.isLowercase == true, let place = scope.selfPlace,
      case .views = store[variable: place]
    else { return nil }
    let base = SwiftExpression(.name("self", generics: nil), at: whole.range)
    return try modified(
      store[variable: place], by: name, CallSite(base: base, arguments: arguments, whole: whole))
  }

  /// A view with a modifier applied.
  mutating func modified(
    _ value: SwiftValue, by name: String, _ site: CallSite
  ) throws -> SwiftValue {
    if let path = typePath(of: value),
      let callable = match(site.arguments, program.functions(name, of: path, isStatic: false)),
      callable.owner.flatMap({ program.types[$0]?.keyword }) != nil
    {
      return try callMethod(callable, of: value, site)
    }
    for owner in owners(of: value) {
      guard let callable = ownOverload(name, of: owner, site.arguments) else { continue }
      let inner = SwiftValue.views(views(of: value, at: site.whole.range))
      return try running(callable) { try $0.callMethod(callable, of: inner, site) }
    }
    let elements = views(of: value, at: site.base.range)
    return .views(try modified(elements, by: name, site))
  }

  private mutating func modified(
    _ elements: [ViewElement], by name: String, _ site: CallSite
  ) throws -> [ViewElement] {
    let range = modifierRange(site)
    // The language's rows of grids have no modifiers.
    let isOfRow =
      elements.contains(where: \.hasGridRow) && !["font", "fontWeight", "bold"].contains(name)
      && !ForeignWords.modifiersWithoutFrames.contains(name)
    guard !isOfRow, ArgumentLabels.modifier(name, takes: site.arguments) else {
      return elements.adding(.init(form: .hole(modifierHole(name, range)), origin: range))
    }
    if ForeignWords.modifiersWithoutFrames.contains(name)
      || ArgumentLabels.modifiersOfApps.contains(name)
    {
      return elements
    }
    if name.hasSuffix("Style") || name == "controlSize",
      let styled = elements.styled(text(of: range))
    {
      return styled
    }
    if let (condition, yes, no) = try chosen(name, site), elements.leafCount <= Self.mostChosen {
      let (first, second) = elements.cases(of: condition)
      let value = try branch(
        condition, { .views(try $0.modified(first, by: name, yes)) },
        { .views(try $0.modified(second, by: name, no)) })
      return views(of: value, at: range)
    }
    switch name {
    case "font", "fontWeight", "bold", "lineLimit":
      return try withFont(elements, name, site, range)
    case "resizable":
      return elements.map { $0.mapLeaves(\.resizable) }
    case "modifier": return try applyingModifier(elements, site, range)
    case "environment" where !changesLayout(site.arguments): return elements
    case "buttonStyle":
      if site.arguments.count == 1, isPlainStyle(site.arguments[0].value) { return elements }
    case "overlay", "background":
      if let layer = try layer(name == "overlay" ? "overlay" : "underlay", site) {
        return elements.adding(.init(form: layer, origin: range))
      }
    default:
      if let forms = try forms(of: name, site.arguments) {
        return forms.reduce(elements) { $0.adding(.init(form: $1, origin: range)) }
      }
    }
    return elements.adding(.init(form: .hole(modifierHole(name, range)), origin: range))
  }

  /// What the modifier's name and arguments cover, without what it is applied to.
  private func modifierRange(_ site: CallSite) -> TextRange {
    if case .call(let callee, _) = site.whole.form, case .member(_, _, let name) = callee.form {
      return name.lowerBound..<site.whole.range.upperBound
    }
    let end = site.base.range.upperBound
    guard end <= site.whole.range.upperBound, site.base.range != site.whole.range else {
      return site.whole.range
    }
    return end..<site.whole.range.upperBound
  }

  func modifierHole(_ name: String, _ range: TextRange) -> Hole {
    let text = text(of: range)
    let dotted = text.hasPrefix(".") ? text : "." + text
    return Hole(dotted, .lost, at: range, name: name)
  }

  /// Whether a value of the environment is one that SwiftUI's own views read; others are read by name.
  private func changesLayout(_ arguments: [SwiftArgument]) -> Bool {
    guard case .keyPath(let path)? = arguments.first?.value.form else { return false }
    let own = program.variable(path.lastName, of: "EnvironmentValues", isStatic: false)
    // Views of the files that read it have one hole for all its values.
    if let type = own?.binding.type?.text, Framework.isNumber(type) || type == "Bool" {
      return true
    }
    return [
      "font", "lineLimit", "dynamicTypeSize", "sizeCategory", "layoutDirection", "displayScale",
      "horizontalSizeClass", "verticalSizeClass", "defaultMinListRowHeight", "imageScale",
      "legibilityWeight", "locale", "controlSize", "minimumScaleFactor", "lineSpacing", "editMode",
      "allowsTightening", "truncationMode", "symbolVariants",
    ].contains(path.lastName)
  }

  private mutating func isPlainStyle(_ expression: SwiftExpression) -> Bool {
    if case .call(let callee, _) = expression.form, case .name("PlainButtonStyle", _) = callee.form
    {
      return true
    }
    return word(expression) == "plain"
  }

  /// More elements are not written twice for the two cases of an argument.
  private static let mostChosen = 64

  // MARK: Modifiers of size and place

  private mutating func forms(
    of name: String, _ arguments: [SwiftArgument]
  ) throws -> [ViewModifier.Form]? {
    switch name {
    case "padding": return try padding(arguments).map { [.padding($0)] }
    case "frame": return try frame(arguments)
    case "fixedSize": return try fixedSize(arguments)
    case "layoutPriority": return try property("priority", arguments)
    case "offset": return try offset(arguments)
    case "aspectRatio": return try aspectRatio(arguments)
    case "scaledToFit": return [.property(ViewProperty("aspectRatio", "fit"))]
    case "scaledToFill": return [.property(ViewProperty("aspectRatio", "fill"))]
    case "gridCellColumns": return try property("span", arguments, .count)
    case "gridCellUnsizedAxes":
      guard arguments.count == 1, let axes = axes(arguments[0].value) else { return nil }
      return [.property(ViewProperty("unsized", axes))]
    case "gridColumnAlignment", "gridCellAnchor":
      guard arguments.count == 1, let word = alignment(arguments[0].value) else { return nil }
      let property = name == "gridCellAnchor" ? "cellAnchor" : "columnAlignment"
      return [.property(ViewProperty(property, [.whole(word, .size)]))]
    default: return nil
    }
  }

  private mutating func property(
    _ name: String, _ arguments: [SwiftArgument], _ use: ParameterUse = .distance
  ) throws -> [ViewModifier.Form]? {
    guard arguments.count == 1,
      let number = try number(arguments[0].value, use == .count ? "Int" : "CGFloat")
    else { return nil }
    let term = use == .count ? number.whole : number.real
    return [.property(ViewProperty(name, [.whole(term, use)]))]
  }

  private mutating func axes(_ expression: SwiftExpression) -> String? {
    if case .array(let elements) = expression.form {
      let words = Set(elements.compactMap { word($0) })
      return words == ["horizontal", "vertical"] ? "both" : words.count == 1 ? words.first : nil
    }
    guard let word = word(expression), word == "horizontal" || word == "vertical" else {
      return nil
    }
    return word
  }

  private mutating func frame(_ arguments: [SwiftArgument]) throws -> [ViewModifier.Form]? {
    var alignment: Term?
    var holes: [ViewModifier.Form] = []
    var values: [String: ViewProperty.Part] = [:]
    for argument in arguments {
      guard let label = argument.label else { return nil }
      if label == "alignment" {
        guard let word = self.alignment(argument.value) else { return nil }
        alignment = word == .word("center") ? nil : word
        continue
      }
      if try isNone(argument.value) { continue }
      if isInfinite(argument.value), label.hasPrefix("ideal") {
        // The language has none; it counts only where a view may have any size.
        let text = "\(label): \(text(of: argument.value.range))"
        holes.append(.hole(Hole(text, .lost, at: argument.value.range, name: label)))
      } else if isInfinite(argument.value) {
        values[label] = .text("infinity")
      } else {
        guard let bound = try bound(argument.value), bound.constant ?? 0 >= 0 else { return nil }
        values[label] = .number(bound, .size)
      }
    }
    if values.keys.allSatisfy({ $0 == "width" || $0 == "height" }) {
      func term(_ name: String) -> Term? {
        if case .number(let term, _)? = values[name] { term } else { nil }
      }
      guard values.count == [term("width"), term("height")].compactMap({ $0 }).count else {
        return nil
      }
      if values.isEmpty { return holes }
      return [.frame(width: term("width"), height: term("height"), alignment: alignment)]
        + holes
    }
    var parts: [ViewProperty.Part] = []
    for name in ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"] {
      guard let value = values.removeValue(forKey: name) else { continue }
      parts += [.text((parts.isEmpty ? "" : ", ") + name + " "), value]
    }
    guard values.isEmpty else { return nil }
    if let alignment { parts += [.text(", alignment "), .whole(alignment, .size)] }
    return [.property(ViewProperty("frame", parts))] + holes
  }

  /// A length, or one that is infinite on one side of a condition.
  private mutating func bound(_ expression: SwiftExpression) throws -> Term? {
    if isInfinite(expression) { return .word("infinity") }
    guard case .ternary(let condition, let left, let right) = expression.form,
      isInfinite(left) || isInfinite(right)
    else { return try length(expression) }
    let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
    guard let yes = try bound(left), let no = try bound(right) else { return nil }
    return .choice(term, yes, no)
  }

  private func isInfinite(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .implicitMember("infinity"): true
    case .member(let base, "infinity", _):
      if case .name(let name, _) = base.form {
        name == "CGFloat" || name == "Double"
      } else {
        false
      }
    default: false
    }
  }

  private mutating func fixedSize(_ arguments: [SwiftArgument]) throws -> [ViewModifier.Form]? {
    if arguments.isEmpty { return [.property(ViewProperty("fixedSize", "both"))] }
    var values: [String: Bool] = [:]
    for argument in arguments {
      guard let label = argument.label,
        case .truth(let term) = try evaluate(argument.value, expecting: "Bool"),
        let value = term.isTrue
      else { return nil }
      values[label] = value
    }
    switch (values["horizontal"] ?? false, values["vertical"] ?? false) {
    case (true, true): return [.property(ViewProperty("fixedSize", "both"))]
    case (true, false): return [.property(ViewProperty("fixedSize", "horizontal"))]
    case (false, true): return [.property(ViewProperty("fixedSize", "vertical"))]
    case (false, false): return []
    }
  }

  private mutating func offset(_ arguments: [SwiftArgument]) throws -> [ViewModifier.Form]? {
    var terms: [String: Term] = ["x": .zero, "y": .zero]
    for argument in arguments {
      guard let label = argument.label, terms[label] != nil, let number = try length(argument.value)
      else { return nil }
      terms[label] = number
    }
    guard let x = terms["x"], let y = terms["y"], !arguments.isEmpty else { return nil }
    return [
      .property(ViewProperty("offset", [.whole(x, .distance), .text(", "), .whole(y, .distance)]))
    ]
  }

  private mutating func aspectRatio(_ arguments: [SwiftArgument]) throws -> [ViewModifier.Form]? {
    var (mode, ratio): (String?, Term?) = (nil, nil)
    for argument in arguments {
      if argument.label == "contentMode" {
        mode = word(argument.value)
      } else if try !isNone(argument.value) {
        guard let number = try length(argument.value) else { return nil }
        ratio = number
      }
    }
    guard let mode, mode == "fit" || mode == "fill" else { return nil }
    let parts: [ViewProperty.Part] =
      ratio.map { [.text(mode + " "), .ratio($0)] } ?? [
        .text(mode)
      ]
    return [.property(ViewProperty("aspectRatio", parts))]
  }

  // MARK: Own modifiers

  private mutating func applyingModifier(
    _ elements: [ViewElement], _ site: CallSite, _ range: TextRange
  ) throws -> [ViewElement] {
    let lost = elements.adding(.init(form: .hole(modifierHole("modifier", range)), origin: range))
    guard let argument = site.arguments.first,
      let path = typePath(of: try evaluate(argument.value)),
      let callable = program.functions("body", of: path, isStatic: false).first(where: {
        $0.function.parameters.count == 1
      })
    else { return lost }
    let value = try evaluate(argument.value)
    let place = newPlace()
    store[variable: place] = value
    let function = FunctionValue(
      body: .declared(callable.function),
      scope: Scope(type: callable.owner, selfPlace: place, file: callable.file),
      place: callable.range.lowerBound)
    let content = SwiftValue.Part(label: nil, value: .views(elements))
    return views(of: try call(function, [content], at: range), at: range)
  }
}

extension SwiftExpression {
  var isNilLiteral: Bool { if case .nilLiteral = form { true } else { false } }
}

extension [ViewElement] {
  /// Views of frameworks in a style: others with a size of their own; `nil` for other views.
  fileprivate func styled(_ text: String) -> [ViewElement]? {
    guard !isEmpty else { return nil }
    var result = self
    for index in indices {
      guard case .foreign(let name, var hole) = self[index].form, self[index].modifiers.isEmpty
      else { return nil }
      hole.key += text
      result[index].form = .foreign(name: name, hole)
    }
    return result
  }

  /// What they are where a condition holds, and where it does not.
  fileprivate func cases(of condition: Term) -> (yes: [ViewElement], no: [ViewElement]) {
    guard count == 1, self[0].modifiers.isEmpty,
      case .branch(condition, let yes, let no) = self[0].form
    else { return (self, self) }
    return (yes, no)
  }

  /// How many elements there are, those inside of others included.
  fileprivate var leafCount: Int {
    reduce(0) { sum, element in
      switch element.form {
      case .branch(_, let yes, let no): sum + yes.leafCount + no.leafCount
      case .loop(_, let body): sum + body.leafCount
      case .element(let container): sum + 1 + container.children.leafCount
      default: sum + 1
      }
    }
  }

  /// The same with a modifier on each of them.
  func adding(_ modifier: ViewModifier) -> [ViewElement] {
    map { element in
      element.mapLeaves { leaf in
        var leaf = leaf
        leaf.modifiers.append(modifier)
        return leaf
      }
    }
  }
}

extension ViewElement {
  fileprivate var resizable: ViewElement {
    guard case .image(var image) = form else { return self }
    var result = self
    image.isResizable = true
    result.form = .image(image)
    return result
  }
}
