internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// A property under another name: the diagnostic, its range, and the property that is meant.
struct ForeignProperty {
  let diagnostic: Diagnostic
  let at: TextRange
  let meant: String
}

extension Checker {
  /// What is meant by a property whose name begins with its owner's, or has CSS's hyphens.
  func foreignProperty(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignProperty? {
    prefixed(syntax, name, in: owner) ?? hyphenated(syntax, name, in: owner)
  }

  private func prefixed(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignProperty? {
    let parts = syntax.parts
    guard parts.count == 1, owner.property(named: name.text) == nil,
      owner.property(likeUIKits: name.text) == nil,
      let property = owner.property(named: parts[0].text)?.description
        ?? owner.property(likeUIKits: parts[0].text)
    else { return nil }
    let sign = syntax.node.token(.equals)
    let range = name.range.lowerBound..<parts[0].range.upperBound
    let at = name.range.lowerBound..<(sign?.end ?? parts[0].range.upperBound)
    let refused = tree.diagnostics(in: at)
    guard refused.count <= (sign == nil ? 0 : 1) else { return nil }
    let fix = Fix.replacing(at, with: property.name + (sign == nil ? "" : ":"))
    let written = tree.source[range]
    return ForeignProperty(
      diagnostic: .prefixedProperty(written, called: property.name, at: range)
        .helping("write `\(property.name):`", fix: fix),
      at: at, meant: property.name)
  }

  private func hyphenated(
    _ syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> ForeignProperty? {
    let start = name.range.lowerBound
    let refused = tree.diagnostics(in: name.range).first {
      $0.code == .hyphenInName && $0.range.lowerBound == start
    }
    guard let refused, let colon = syntax.colon else { return nil }
    let parts = tree.source[refused.range].split(separator: "-").map(String.init)
    let camel =
      parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if let property = owner.property(named: camel)?.description
      ?? owner.property(calledElsewhere: camel)
    {
      return ForeignProperty(
        diagnostic: .cssProperty(
          tree.source[refused.range], meant: property.name, at: refused.range,
          fix: .replacing(refused.range, with: property.name)),
        at: refused.range, meant: property.name)
    }
    guard parts.count == 2,
      let property = owner.property(named: parts[0])?.description
        ?? owner.property(calledElsewhere: parts[0]),
      let part = property.form.part(called: parts[1])
    else { return nil }
    let isModifier = property.isModifier
    let text = isModifier ? "\(property.name): \(part)" : "\(property.name).\(part):"
    let range = refused.range.lowerBound..<colon.end
    return ForeignProperty(
      diagnostic: .cssProperty(
        tree.source[refused.range], meant: text, at: refused.range,
        fix: .replacing(range, with: text)),
      at: refused.range, meant: "")
  }

  /// Edges without their names, as CSS has them, with its units or without commas.
  func unnamedEdges(_ syntax: PropertySyntax) -> Diagnostic? {
    let refused = tree.diagnostics(in: syntax.range)
    guard !refused.isEmpty, let name = syntax.name,
      refused.allSatisfy({ $0.code == .missingComma || $0.code == .foreignUnit })
    else { return nil }
    let values = syntax.values.map { value in
      String(value.text.prefix { $0.isNumber || $0.isLetter && !$0.isLowercase || $0 == "." })
    }
    guard (2...4).contains(values.count), !values.contains("") else { return nil }
    let words = [
      2: ["vertical", "horizontal"], 3: ["top", "horizontal", "bottom"],
      4: ["top", "trailing", "bottom", "leading"],
    ]
    let text = zip(words[values.count] ?? [], values).map { "\($0) \($1)" }
      .joined(separator: ", ")
    let range = syntax.values[0].range.lowerBound..<syntax.range.upperBound
    return .unnamedEdges(tree.source[range], "\(name.text): \(text)", at: range, text)
  }

  /// A section, a parameter or an edge without the value that is given for it.
  func labelAlone(_ value: ValueSyntax, form: ValueForm, property: String) -> Diagnostic? {
    guard value.label == nil, let expression = value.expression, expression.isWord,
      form.hasReferences || form.hasNumber(behind: expression.text)
    else { return nil }
    let isParameter = form.labels == .parameters
    let isName =
      !isParameter && file.scope.binding(expression.text, at: value.range.lowerBound) != nil
    guard !isName, isParameter || file.imported[expression.text] == nil else { return nil }
    return .labelAlone(expression.text, in: property, at: value.range)
  }
}

extension ValueForm {
  /// Whether `word` is an edge that a number belongs to.
  fileprivate func hasNumber(behind word: String) -> Bool {
    hasEdges && labels.holds(word) && !behind(word).type.contains(.word)
  }

  /// The part of edges that is called `word` here or elsewhere.
  fileprivate func part(called word: String) -> String? {
    guard case .parts(let words) = labels else { return nil }
    return words.contains(word) ? word : foreign.labels[word]
  }
}

extension ElementKind {
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
