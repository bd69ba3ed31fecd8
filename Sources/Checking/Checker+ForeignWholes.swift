internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

/// What to write for a property that is none, but part of something else.
struct ForeignWhole {
  let help: String
  var fix: Fix?

  init(_ help: String, fix: Fix? = nil) { (self.help, self.fix) = (help, fix) }

  /// What stands for all of a statement.
  init(writing text: String, for range: TextRange) {
    self.init("write `\(text)`", fix: .replacing(range, with: text))
  }

  func diagnostic(_ name: String, on owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "unknown property `\(name)` on \(owner)", at: range,
      label: fix == nil ? "an element, not a property" : "another language's name"
    ).helping(help, fix: fix)
  }
}

extension Checker {
  /// What a property belongs to that its owner does not know: a side of a frame, a part or a word
  /// of another property, an element.
  func whole(
    of syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    if let shape = shape(syntax, name, in: owner) { return shape }
    if let kind = owner.slotKind(calledElsewhere: name.text) {
      return ForeignWhole("write it with what it holds: `\(kind.words.example)`")
    }
    guard syntax.path.count == 1, syntax.values.count == 1, let value = syntax.values.first,
      value.label == nil, let expression = value.expression
    else { return nil }
    let text = Self.operand(expression)
    let range = name.range.lowerBound..<value.range.upperBound
    if let frame = owner.frame(side: name.text, text) {
      return ForeignWhole(writing: frame, for: range)
    }
    let wholes = owner.properties.filter {
      // A word alone says nothing of a length.
      $0.form.labels.holds(name.text) && $0.form.behind(name.text).type != .word
    }
    if wholes.count == 1 {
      let sign = wholes[0].isModifier ? ": \(name.text)" : ".\(name.text):"
      return ForeignWhole(writing: "\(wholes[0].name)\(sign) \(text)", for: range)
    }
    guard case .boolean(let boolean) = expression, boolean.value else { return nil }
    return owner.property(withWord: name.text).map { ForeignWhole(writing: $0, for: range) }
  }

  /// A colour or a shape with its dot, as SwiftUI draws them.
  private func shape(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    guard syntax.values.isEmpty, syntax.path.count == 2, name.text.first?.isUppercase ?? false,
      let kind = ElementKind.allByForeignName[name.text.lowercased()]?.first(where: {
        owner.slot(for: $0.name) != nil
      })
    else { return nil }
    return ForeignWhole(writing: kind.name, for: syntax.range)
  }

  /// Another language's word for nothing behind another language's name: one mistake.
  func nothing(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> Diagnostic? {
    let isForeign =
      owner.property(likeUIKits: name.text) ?? owner.property(calledElsewhere: name.text) != nil
    guard isForeign, syntax.values.count == 1, let value = syntax.values[0].expression,
      Self.nothings.contains(value.text), !isName(value.text, at: value.range)
    else { return nil }
    return .nothing(value.text, at: value.range)
  }

  /// A property that in another language is given what others say here.
  func valuesOfOthers(
    _ syntax: PropertySyntax, _ property: PropertyDescription, in owner: ElementKind
  ) -> Diagnostic? {
    let others = owner.properties.filter { $0.namesElsewhere.contains(property.name) }
    guard !others.isEmpty, syntax.path.count == 1, syntax.values.count == 1,
      syntax.values[0].label == nil, let value = syntax.values[0].expression
    else { return nil }
    let refused = tree.diagnostics(in: syntax.range)
    guard refused.allSatisfy({ $0.code == .leadingDot }),
      let text = statements(for: value, of: property, among: (others, owner))
    else { return nil }
    let range = (syntax.name?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound
    return .valuesOfOthers(property.name, text, at: range, refused.first?.code)
  }

  private func statements(
    for value: ExpressionSyntax, of property: PropertyDescription,
    among known: (others: [PropertyDescription], owner: ElementKind)
  ) -> String? {
    switch value {
    case .name(let name):
      guard let word = name.words.last?.text, !isName(name.text, at: name.range) else { return nil }
      let other = known.others.first { $0.form.enumeration?.words.contains(word) ?? false }
      return other.map { "\($0.name): \(word)" }
    case .number:
      let other = known.others.first { $0.form.type == .number }
      return property.form.type.contains(.number)
        ? nil : other.map { "\($0.name): \(value.text)" }
    case .call(let call):
      let arguments = call.arguments
      if arguments.count == 1, arguments[0].label == nil, let inner = arguments[0].expression {
        return statements(for: inner, of: property, among: known)
      }
      let parts = arguments.compactMap { argument -> String? in
        guard let label = argument.label?.text, let value = argument.expression else { return nil }
        let named = known.owner.property(named: label)?.description
        return (named ?? known.owner.property(likeUIKits: label)).map {
          "\($0.name): \(value.text)"
        }
      }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    default: return nil
    }
  }

  /// Whether `text` is the name of a value there.
  func isName(_ text: String, at range: TextRange) -> Bool {
    scope.binding(text, at: range.lowerBound) != nil || imported[text] != nil
  }
}

extension ElementKind {
  /// The kind of its children that another language calls `name`, or that is called so itself.
  func slotKind(calledElsewhere name: String) -> ElementKind? {
    guard let kinds = Self.allByForeignName[name.lowercased()] else { return nil }
    return slots.lazy.map(\.kind).first { kind in
      kind.traits.contains(.isModifier) && kinds.contains { $0.title == kind.title }
    }
  }

  /// Whether it holds contents that have the modifier `name`, and has none itself.
  func contentsModify(_ name: String) -> Bool {
    !traits.contains(.isContent)
      && contentSlots.contains {
        slots[$0].kind.property(named: name)?.description.isModifier ?? false
      }
  }

  /// How a frame is written that is `length` long on the side that other languages call `name`.
  fileprivate func frame(side name: String, _ length: String) -> String? {
    guard header.hasOpenAxes,
      let frame = properties.first(where: {
        $0.isModifier && $0.form.behind(nil).type.contains(.size)
      })
    else { return nil }
    switch name {
    case "width": return "\(frame.name): \(length) x _"
    case "height": return "\(frame.name): _ x \(length)"
    default: return nil
    }
  }

  /// How the only property is written that may be given `word`, which has no other meaning here.
  func property(withWord word: String) -> String? {
    let owners = properties.compactMap { property -> String? in
      let isWord = property.form.enumeration?.words.contains(word) ?? false
      return (isWord ? word : property.form.foreignWords[word]).map { "\(property.name): \($0)" }
    }
    return owners.count == 1 ? owners[0] : nil
  }
}

extension ValueForm.Labels {
  /// Whether it is known that `word` is none of them.
  func leavesOut(_ word: String) -> Bool {
    switch self {
    case .none: true
    case .parts(let words): !words.contains(word)
    case .sections, .parameters: false
    }
  }

  /// Whether `word` is one of the parts.
  fileprivate func holds(_ word: String) -> Bool {
    if case .parts(let words) = self { words.contains(word) } else { false }
  }
}
