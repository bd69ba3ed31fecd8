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

  /// - Parameter code: that of what the parser has said of it, if it has.
  func diagnostic(
    _ name: String, on owner: String, at range: TextRange, _ code: Diagnostic.Code?
  ) -> Diagnostic {
    Diagnostic(
      code ?? .unknownProperty, "unknown property `\(name)` on \(owner)", at: range,
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
    guard syntax.parts.isEmpty, syntax.values.count == 1, let value = syntax.values.first,
      value.label == nil, let expression = value.expression
    else { return nil }
    let text = Self.operand(expression)
    let range = name.range.lowerBound..<value.range.upperBound
    if let frame = owner.frame(side: name.text, text) {
      return ForeignWhole(writing: frame, for: range)
    }
    let wholes = owner.properties.filter {
      // A word alone says nothing of a length.
      $0.form.labels.holds(name.text) && $0.form.type(behind: name.text) != .word
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
    guard syntax.values.isEmpty, syntax.parts.count == 1, name.text.first?.isUppercase ?? false,
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
}

extension ElementKind {
  /// How a frame is written that is `length` long on the side that other languages call `name`.
  fileprivate func frame(side name: String, _ length: String) -> String? {
    guard header.hasOpenAxes,
      let frame = properties.first(where: {
        $0.isModifier && $0.form.type(behind: nil).contains(.size)
      })
    else { return nil }
    let sides = WrittenArgument.sides
    guard sides.contains(name) else { return nil }
    let size = sides.map { $0 == name ? length : "_" }.joined(separator: " x ")
    return "\(frame.name): \(size)"
  }
}
