internal import LayoutModel
internal import LayoutSyntax
package import LayoutText

extension Checker {
  /// Values that another language gives a property of this form, in its own order or with its own
  /// labels, and how they are written.
  func foreignValues(_ syntax: PropertySyntax, form: ValueForm) -> Diagnostic? {
    guard let name = syntax.name?.text, syntax.path.count == 1, let first = syntax.values.first,
      let last = syntax.values.last
    else { return nil }
    let written = syntax.values.map { value in
      ForeignArgument(
        label: value.label?.text, text: value.expression?.text,
        operand: value.expression.map(Self.operand))
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let refused = tree.diagnostics(in: syntax.range)
    let harmless: [Diagnostic.Code] = [.labelColon, .leadingDot, .missingComma]
    guard refused.allSatisfy({ harmless.contains($0.code) }) else { return nil }
    let text =
      written.size(form) ?? written.mode(form) ?? written.switches(form)
      ?? written.edge(form, isKnown: isKnown(at: range))
    return text.map { .foreignValues(name, $0, at: range, refused.first?.code) }
  }

  /// Whether a word there is the name of something.
  private func isKnown(at range: TextRange) -> (String) -> Bool {
    { scope.binding($0, at: range.lowerBound) != nil || imported[$0] != nil }
  }

  /// How an expression is written where calculations stand in parentheses.
  static func operand(_ syntax: ExpressionSyntax) -> String {
    switch syntax {
    case .binary, .ternary, .switchExpression: "(\(syntax.text))"
    default: syntax.text
    }
  }

  /// Says what to write for a length without an end, which has been reported as an unknown name.
  mutating func replaceInfinity(since before: Int, in form: ValueForm, of subject: String) {
    replaceInfinity(since: before) {
      .endless(subject, help: form.insteadOfInfinity, at: $0)
    }
  }

  /// A side of a frame, which may be 0 and has an end.
  mutating func frameSide(_ syntax: ExpressionSyntax?, of size: SizeSyntax) -> ExpressionID {
    if let syntax, let fault = negativeSide(syntax) {
      replace(with: fault, in: syntax.range)
      return self.fault(at: syntax.range)
    }
    let before = diagnostics.count
    let side = side(syntax, of: size)
    replaceInfinity(since: before) {
      .endless("a size", help: "to fill what is there, write `frame: maxWidth infinity`", at: $0)
    }
    return side
  }

  mutating func replaceInfinity(since before: Int, _ fault: (TextRange) -> Diagnostic) {
    for index in before..<max(before, diagnostics.count)
    where diagnostics[index].code == .unknownName {
      let range = diagnostics[index].range
      let word = checked.sources[range].split(separator: ".").last.map(String.init) ?? ""
      if Self.infinities.contains(word) { diagnostics[index] = fault(range) }
    }
  }

  /// Says of a word that it is a label, where it has been looked up as a name.
  mutating func replaceLabel(since before: Int, in form: ValueForm, of subject: String) {
    guard case .parts(let labels) = form.labels else { return }
    for index in before..<max(before, diagnostics.count)
    where diagnostics[index].code == .unknownName {
      let range = diagnostics[index].range
      guard labels.contains(checked.sources[range]) else { continue }
      diagnostics[index] = .wrongType(subject, takes: form.type, found: .word, at: range)
    }
  }

  /// What other languages call a length without an end.
  static let infinities: Set = [
    "infinity", "Infinity", "inf", "greatestFiniteMagnitude", "unlimited",
  ]

  /// A side of less than 0 where lengths may be 0.
  private func negativeSide(_ syntax: ExpressionSyntax) -> Diagnostic? {
    tree.diagnostics(in: syntax.range).first { $0.code == .negativeLength }
      .map { .negativeSide(syntax.text, at: $0.range) }
  }

  /// A natural size of less than 0.
  func negativeSize(_ syntax: ExpressionSyntax) -> Diagnostic? {
    tree.diagnostics(in: syntax.range).first { $0.code == .negativeLength }
      .map { .negativeSize($0.headline, at: $0.range) }
  }
}

/// A value as it is written.
private struct ForeignArgument {
  let label: String?
  /// `nil` for a size, or where nothing stands.
  let text: String?
  /// The same as a part of something else.
  let operand: String?

  /// The value with its label.
  var spelling: String { [label, text].compactMap(\.self).joined(separator: " ") }
}

extension [ForeignArgument] {
  /// What other languages call the sides of a size.
  private static var sides: [String] { ["width", "height"] }

  /// The two sides of a size, each with its label, and what stands beside it.
  fileprivate func size(_ form: ValueForm) -> String? {
    guard form.behind(nil).type.contains(.size), case .parts(let labels) = form.labels,
      !labels.contains(where: Self.sides.contains)
    else { return nil }
    let plain = compactMap { $0.label == nil ? $0.operand : nil }
    if plain.count == 2, count == 2 { return plain.joined(separator: " x ") }
    let sides = Self.sides.map { side in first { $0.label == side } }
    let others = filter { argument in !Self.sides.contains { $0 == argument.label } }
    guard count - others.count == sides.compactMap(\.self).count, others.count < count,
      others.allSatisfy({ labels.contains($0.label ?? "") && $0.text != nil })
    else { return nil }
    let size = sides.map { $0?.operand ?? "_" }.joined(separator: " x ")
    return ([size] + others.map(\.spelling)).joined(separator: ", ")
  }

  /// A value, and under another label what is its label here.
  fileprivate func mode(_ form: ValueForm) -> String? {
    guard let name = form.foreignMode, case .parts(let modes) = form.labels else { return nil }
    let rest = filter { $0.label != name }
    if let mode = first(where: { $0.label == name })?.text {
      guard modes.contains(mode), rest.count <= 1, rest.allSatisfy({ $0.label == nil }) else {
        return nil
      }
      return ([mode] + rest.compactMap(\.text)).joined(separator: " ")
    }
    let texts = compactMap { $0.label == nil ? $0.text : nil }
    guard texts.count == count, let last = texts.last, last.first?.isNumber ?? false else {
      return nil
    }
    if count == 2, modes.contains(texts[0]) { return texts.joined(separator: " ") }
    return count == 1 ? "\(modes[0]) \(last)" : nil
  }

  /// Words of an enumeration that are switched on and off.
  fileprivate func switches(_ form: ValueForm) -> String? {
    guard form.labels == .none, let words = form.enumeration?.words, !isEmpty,
      allSatisfy({ words.contains($0.label ?? "") && ["true", "false"].contains($0.text) })
    else { return nil }
    let on = filter { $0.text == "true" }.compactMap(\.label)
    return on.count == 1 ? on[0] : on.isEmpty ? nil : form.bare
  }

  /// An edge without its length, where there is one that is meant.
  fileprivate func edge(_ form: ValueForm, isKnown: (String) -> Bool) -> String? {
    guard let bare = form.bare, case .parts(let labels) = form.labels, count == 1,
      self[0].label == nil, let word = self[0].text, labels.contains(word), !isKnown(word)
    else { return nil }
    return "\(word) \(bare)"
  }
}

extension Diagnostic {
  /// Values in another language's order or with its labels.
  fileprivate static func foreignValues(
    _ name: String, _ text: String, at range: TextRange, _ code: Code?
  ) -> Diagnostic {
    Diagnostic(
      code ?? .foreignValues, "`\(name)` is not given its values like this",
      at: range, label: "another language's way"
    ).helping("write `\(name): \(text)`", fix: .replacing(range, with: text))
  }

  /// A property that is given what other properties say here.
  static func valuesOfOthers(
    _ name: String, _ text: String, at range: TextRange, _ code: Code?
  ) -> Diagnostic {
    Diagnostic(
      code ?? .foreignValues, "`\(name)` does not say this here", at: range,
      label: "another language's way"
    ).helping("write `\(text)`", fix: .replacing(range, with: text))
  }

  /// - Parameter subject: What would be endless.
  static func endless(_ subject: String, help: String?, at range: TextRange) -> Diagnostic {
    let quoted = subject.contains(" ") ? subject : "`\(subject)`"
    let diagnostic = Diagnostic(
      .notFinite, "\(quoted) cannot be without end", at: range, label: "needs a number")
    return help.map { diagnostic.helping($0) } ?? diagnostic
  }

  fileprivate static func negativeSide(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .negativeLength, "the length `\(text)` cannot be less than 0", at: range,
      label: "less than 0"
    ).helping("to reach out of its place, set a negative `padding`, or an `offset`")
  }

  fileprivate static func negativeSize(_ headline: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.negativeLength, headline, at: range, label: "less than 0")
  }

  /// With what a property of this form takes, or what it calls `text`.
  func exemplifying(
    _ form: ValueForm, of subject: String, for text: String, at range: TextRange
  ) -> Diagnostic {
    guard helps.isEmpty else { return self }
    if let words = form.enumeration?.words, form.type == .word {
      let bare = text.filter { $0 != "\"" }
      if let word = form.foreignWords[bare] ?? words.first(where: { $0 == bare }) {
        return helping("write `\(word)`", fix: .replacing(range, with: word))
      }
      return words.count > 9
        ? helping("as in `\(subject): \(words[0])`")
        : helping("there is \(listing(words, joinedBy: "and"))")
    }
    guard form.type.contains(.size), let example = form.suggestions.first else { return self }
    return helping("as in `\(subject): \(example)`")
  }
}

extension Diagnostic.Code {
  /// Values as another language gives them.
  static let foreignValues = Self(.error, "L147", "foreign-values")
  /// A number that is none, or has no end.
  package static let notFinite = Self(.error, "L224", "not-finite")
}
