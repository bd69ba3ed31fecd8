internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// What to write for a property that is none, but part of something else.
struct ForeignWhole {
  let help: String
  var fix: Fix?
  /// What stands under the property.
  let label: String
  /// The codes of the parser that this replaces.
  var insteadOf: [Diagnostic.Code] = []

  init(_ help: String, label: String = "an element, not a property") {
    (self.help, self.label) = (help, label)
  }

  /// What stands for all of a statement.
  init(
    writing text: String, for range: TextRange, label: String = "another language's name"
  ) {
    (help, self.label) = ("write `\(text)`", label)
    fix = .replacing(range, with: text)
  }

  func diagnostic(_ name: String, on owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "unknown property `\(name)` on \(owner)", at: range, label: label
    ).helping(help, fix: fix)
  }
}

extension Checker {
  /// What a property belongs to that its owner does not know: a side of a frame, a part or a word
  /// of another property, an element.
  func whole(
    of syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    if let whole = shape(syntax, name, in: owner) ?? fractions(syntax, name, in: owner)
      ?? element(syntax, name, in: owner) ?? label(syntax, in: owner)
      ?? word(syntax, name, in: owner)
    {
      return whole
    }
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
      // A word alone is no length.
      $0.labels.holds(name.text) && $0.form.type(behind: name.text) != .word
    }
    if wholes.count == 1 {
      let sign = wholes[0].isModifier ? ": \(name.text)" : ".\(name.text):"
      return ForeignWhole(writing: "\(wholes[0].name)\(sign) \(text)", for: range)
    }
    guard case .boolean(let boolean) = expression, boolean.value else { return nil }
    return owner.property(withWord: name.text).map { ForeignWhole(writing: $0, for: range) }
  }

  /// An element that is written like a property.
  private func element(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    guard let kind = owner.slot(for: name.text)?.kind, syntax.parts.isEmpty else { return nil }
    guard kind.showsSubject, syntax.values.count == 1, syntax.values[0].label == nil,
      let shown = syntax.values[0].expression
    else {
      return ForeignWhole("write it without a colon, as in `\(kind.words.example)`")
    }
    var whole = ForeignWhole(
      writing: "\(name.text) \(Self.operand(shown))", for: syntax.range,
      label: "an element, not a property")
    whole.insteadOf = [.equalsForColon]
    return whole
  }

  /// What an element shows, behind a label that it does not have here.
  private func label(_ syntax: PropertySyntax, in owner: ElementKind) -> ForeignWhole? {
    guard owner.header.subject == .required, syntax.isLoose(in: tree),
      syntax.values.count == 1, case .string(let shown)? = syntax.values[0].expression
    else { return nil }
    var whole = ForeignWhole(
      writing: "\(owner.name) \(shown.text)", for: syntax.range, label: "unexpected label")
    whole.fix = .replacing(syntax.range, with: shown.text)
    whole.insteadOf = [.propertyOutsideBlock]
    return whole
  }

  /// A word that is a part of a property, and stands beside a length there.
  private func word(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    guard syntax.values.count == 1, let word = syntax.values[0].expression, word.isWord,
      let property = owner.properties.first(where: {
        $0.labels.holds(name.text) && $0.form.type(behind: name.text) == .word
      }), let example = property.form.suggestions.last,
      property.form.behind(name.text).enumeration?.words.contains(word.text) ?? false
    else { return nil }
    return ForeignWhole(
      "it goes with a length, as in `\(property.name): \(example), \(name.text) \(word.text)`",
      label: "a part of `\(property.name)`")
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

  /// Fractions as UIKit has them, without the side that they are of.
  private func fractions(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignWhole? {
    guard name.text.hasPrefix("fractional"), let property = owner.property(likeUIKits: name.text)
    else { return nil }
    let texts = syntax.values.compactMap { $0.label == nil ? $0.expression?.number : nil }
    guard texts.count == 2, syntax.values.count == 2, syntax.parts.isEmpty else {
      return ForeignWhole(
        "write fractions of its own size, as in `\(property.example)`", label: "UIKit's name")
    }
    return ForeignWhole(
      writing: "\(property.name): \(texts[0])w, \(texts[1])h", for: syntax.range,
      label: "UIKit's name")
  }

  /// Another language's word for nothing behind another language's name: one mistake.
  func nothing(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> Diagnostic? {
    let isForeign =
      owner.property(likeUIKits: name.text) ?? owner.property(calledElsewhere: name.text) != nil
    guard isForeign, syntax.values.count == 1, let value = syntax.values[0].expression,
      isNothing(value)
    else { return nil }
    return .nothing(value.text, at: value.range)
  }
}

extension PropertySyntax {
  /// Whether it stands behind a header, in no braces.
  func isLoose(in tree: SyntaxTree) -> Bool {
    tree.diagnostics(in: range).first?.code == .propertyOutsideBlock
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
    let sides = SizeSyntax.foreignSides
    guard sides.contains(name) else { return nil }
    let size = sides.map { $0 == name ? length : "_" }.joined(separator: " x ")
    return "\(frame.name): \(size)"
  }
}

extension ExpressionSyntax {
  /// The text of a number, which may have a sign; `nil` for other expressions.
  var number: String? {
    text.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false && Double(text) != nil
      ? text : nil
  }
}
