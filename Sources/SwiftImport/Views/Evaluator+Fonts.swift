internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Views whose texts have a font, a weight or a limit of lines where nothing inside sets one.
  mutating func withFont(
    _ elements: [ViewElement], _ name: String, _ site: CallSite, _ range: TextRange
  ) throws -> [ViewElement] {
    guard let change = try fontChange(name, site.arguments) else {
      let modifier = ViewModifier(form: .hole(modifierHole(name, range)), origin: range)
      return elements.map { element in
        element.mapTexts { leaf in
          if name == "font", leaf.font.hasFont { return leaf }
          if name == "fontWeight" || name == "bold", leaf.font.weight != nil { return leaf }
          if name == "lineLimit", leaf.font.lines != nil || leaf.font.hasNoLimit { return leaf }
          var leaf = leaf
          if name == "font" { leaf.font.isForeign = true }
          leaf.modifiers.append(modifier)
          return leaf
        }
      }
    }
    return elements.map { element in
      element.mapTexts { leaf in
        var leaf = leaf
        change(&leaf.font)
        return leaf
      }
    }
  }

  private mutating func fontChange(
    _ name: String, _ arguments: [SwiftArgument]
  ) throws -> ((inout ViewFont) -> Void)? {
    switch name {
    case "font":
      guard arguments.count == 1 else { return nil }
      // No font hides those around it.
      if try isNone(arguments[0].value) {
        return { own in if !own.hasFont { own.isForeign = true } }
      }
      guard let font = try font(arguments[0].value) else { return nil }
      return { own in
        guard !own.hasFont else { return }
        (own.style, own.size, own.fontWeight) = (font.style, font.size, font.fontWeight)
      }
    case "bold", "fontWeight":
      var weight = "bold"
      if let first = arguments.first {
        if name == "bold" {
          guard case .truth(let term) = try evaluate(first.value), let isOn = term.isTrue else {
            return nil
          }
          if !isOn { return { _ in } }
        } else {
          guard let word = word(first.value), Self.weights.contains(word) else { return nil }
          weight = word
        }
      }
      return { own in if own.weight == nil { own.weight = weight } }
    default:
      guard arguments.count >= 1, arguments[0].label == nil else { return nil }
      if try isNone(arguments[0].value) {
        return { own in if own.lines == nil { own.hasNoLimit = true } }
      }
      guard arguments.count == 1, case .number(let lines) = try evaluate(arguments[0].value),
        lines.term.constant.map({ $0 >= 1 }) ?? true
      else { return nil }
      return { own in if own.lines == nil, !own.hasNoLimit { own.lines = lines } }
    }
  }

  private static let weights: Set = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private static let fontStyles: Set = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2",
  ]

  /// The font that an expression makes; `nil` for one that the language does not have.
  private mutating func font(_ expression: SwiftExpression) throws -> ViewFont? {
    switch expression.form {
    case .implicitMember(let name): return try font(named: name)
    case .member(let base, let name, _):
      if case .name("Font", _) = base.form { return try font(named: name) }
      return nil
    case .call(let callee, let arguments):
      switch callee.form {
      case .implicitMember("system"): return try systemFont(arguments)
      case .member(let base, let name, _):
        if name == "system", case .name("Font", _) = base.form { return try systemFont(arguments) }
        return try font(base, changedBy: name, arguments)
      default: return nil
      }
    default: return nil
    }
  }

  /// A style, or a font that an extension of `Font` declares.
  private mutating func font(named name: String) throws -> ViewFont? {
    if let variable = program.variable(name, of: "Font", isStatic: true) {
      if let value = variable.binding.value { return try font(value) }
      if let getter = variable.binding.getter, getter.statements.count == 1 {
        switch getter.statements[0].form {
        case .expression(let only), .returned(let only?): return try font(only)
        default: return nil
        }
      }
      return nil
    }
    guard Self.fontStyles.contains(name) else { return nil }
    var font = ViewFont()
    font.style = name
    return font
  }

  private mutating func font(
    _ base: SwiftExpression, changedBy name: String, _ arguments: [SwiftArgument]
  ) throws -> ViewFont? {
    guard var font = try font(base) else { return nil }
    switch name {
    case "bold" where arguments.isEmpty: font.fontWeight = "bold"
    case "weight":
      guard arguments.count == 1, let word = word(arguments[0].value), Self.weights.contains(word)
      else { return nil }
      font.fontWeight = word
    default: return nil
    }
    return font
  }

  private mutating func systemFont(_ arguments: [SwiftArgument]) throws -> ViewFont? {
    var font = ViewFont()
    for argument in arguments {
      switch argument.label {
      case nil:
        guard let word = word(argument.value), Self.fontStyles.contains(word) else { return nil }
        font.style = word
      case "size":
        guard let number = try number(argument.value) else { return nil }
        font.size = number
      case "weight":
        if try isNone(argument.value) { continue }
        guard let word = word(argument.value), Self.weights.contains(word) else { return nil }
        font.fontWeight = word
      case "design":
        if try isNone(argument.value) || word(argument.value) == "default" { continue }
        return nil
      default: return nil
      }
    }
    return font.style == nil && font.size == nil ? nil : font
  }
}
