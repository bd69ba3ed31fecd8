internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// What to write for a property that `owner` does not have: one of its properties without the
  /// owner before it, an element, a side of a frame, a part or a word of another property.
  func foreignWhole(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> (text: String, fix: Fix?)? {
    func writing(_ text: String, upTo end: Int) -> (String, Fix?) {
      ("write `\(text)`", .replacing(name.range.lowerBound..<end, with: text))
    }
    if let part = syntax.parts.first, syntax.parts.count == 1,
      let property = owner.property(named: part.text)?.description
        ?? owner.property(likeUIKits: part.text)
    {
      return writing(property.name, upTo: part.range.upperBound)
    }
    if let kind = owner.slotKind(calledElsewhere: name.text) {
      return ("write it with what it holds: `\(kind.words.example)`", nil)
    }
    let element = owner.slot(for: name.text)?.kind
    let value = syntax.values.count == 1 && syntax.parts.isEmpty ? syntax.values[0] : nil
    guard let value, value.label == nil, let expression = value.expression,
      element?.showsSubject ?? true
    else { return element.map { ("write it without a colon, as in `\($0.words.example)`", nil) } }
    let isCompound =
      switch expression {
      case .binary, .ternary, .switchExpression: true
      default: false
      }
    let text = isCompound ? "(\(expression.text))" : expression.text
    let isTrue = if case .boolean(let boolean) = expression { boolean.value } else { false }
    let whole =
      element.map { "\($0.name) \(text)" } ?? owner.frame(side: name.text, text)
      ?? owner.whole(of: name.text, text) ?? (isTrue ? owner.property(withWord: name.text) : nil)
    return whole.map { writing($0, upTo: value.range.upperBound) }
  }
}

extension ElementKind {
  /// How a frame is written that is `length` long on the side that other languages call `name`.
  fileprivate func frame(side name: String, _ length: String) -> String? {
    let sides = SizeSyntax.foreignSides
    let frame = properties.first { $0.isModifier && $0.form.type(behind: nil).contains(.size) }
    guard header.hasOpenAxes, let frame, sides.contains(name) else { return nil }
    return "\(frame.name): " + sides.map { $0 == name ? length : "_" }.joined(separator: " x ")
  }

  /// How the only property is written that has a part called `name`, a length and not a word.
  fileprivate func whole(of name: String, _ value: String) -> String? {
    let wholes = properties.filter {
      $0.form.labels.holds(name) && $0.form.type(behind: name) != .word
    }
    guard wholes.count == 1 else { return nil }
    return wholes[0].name + (wholes[0].isModifier ? ": \(name)" : ".\(name):") + " \(value)"
  }

  /// The property that another language calls `name`.
  func property(calledElsewhere name: String) -> PropertyDescription? {
    properties.first { $0.isCalled(elsewhere: name) }
  }

  /// Where to write what is no property here, but a part of the header.
  func help(insteadOf name: String) -> String? {
    if ForeignWords.looks.contains(name) { return Self.withoutLooks }
    if let help = help(insteadOfClause: name) { return help }
    if let group = childGroup, let property = group.property(likeUIKits: name) {
      return "write `\(property.name)` in the braces of `\(group.name)`: `\(property.example)`"
    }
    let sizes = ["size", "layoutSize"] + SizeSyntax.foreignSides
    guard header.size != .absent, sizes.contains(name) else { return nil }
    return "write the size in the header: `\(self.name) name 44 x 44`"
  }

  /// What to write in a header instead of a clause in its block.
  private func help(insteadOfClause name: String) -> String? {
    guard let clause = ClauseWord(rawValue: name) ?? ClauseWord.meant(by: name), clause != .as,
      let group = header.takesArrangement ? self : childGroup, group.header.takesArrangement
    else { return nil }
    let owner = header.takesArrangement ? "" : " of `\(group.name)`"
    let other = clause == .split ? "; children of their own size: `repeat 3`" : ""
    return "write it in the header\(owner), after the size: `\(clause.rawValue) 3`\(other)"
  }

  /// The kind of group that it holds, where it is none itself.
  private var childGroup: ElementKind? {
    traits.contains(.isGroup) ? nil : slots.lazy.map(\.kind).first { $0.traits.contains(.isGroup) }
  }

  /// What to do with what moves nothing.
  static let withoutLooks =
    "leave it out: a layout says where things stand, not how they look or what they do"
}
