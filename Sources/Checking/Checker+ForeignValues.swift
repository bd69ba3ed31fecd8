internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Values that another language gives a property of this form, in its own order or with its own
  /// labels, and how they are written.
  func foreignValues(_ syntax: PropertySyntax, form: ValueForm) -> Diagnostic? {
    let values = syntax.values
    guard let first = values.first, let last = values.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let written = values.map { ForeignArgument(value: $0) }
    let text =
      written.zero(form) { isName($0, at: range) } ?? written.words(form) ?? written.size(form)
      ?? written.mode(form) ?? written.switches(form)
      ?? written.edge(form) { isName($0, at: range) }
      ?? written.labelled(form) { isName($0, at: range) }
    guard let text, let name = syntax.name?.text, syntax.parts.isEmpty else { return nil }
    let refused = tree.diagnostics(in: syntax.range)
    let harmless: [Diagnostic.Code] = [.labelColon, .leadingDot, .missingComma]
    guard refused.allSatisfy({ harmless.contains($0.code) }) else { return nil }
    return .foreignValues(name, text, at: range)
  }

  /// Tracks as a number, in a list, or repeated as CSS has them.
  func foreignTracks(_ syntax: PropertySyntax, form: ValueForm) -> Diagnostic? {
    guard form.type.contains(.track), let name = syntax.name?.text, syntax.parts.isEmpty,
      syntax.values.count == 1, syntax.values[0].label == nil,
      let value = syntax.values[0].expression, let tracks = tracks(writtenIn: value),
      !tree.hasDiagnostic(in: syntax.range)
    else { return nil }
    return .foreignValues(name, tracks.joined(separator: ", "), at: value.range)
  }

  private func tracks(writtenIn syntax: ExpressionSyntax) -> [String]? {
    switch syntax {
    case .number(let number): return equalTracks("\(Function.flexible.name)()", number.text)
    case .list(let list): return list.elements.isEmpty ? nil : list.elements.map(\.text)
    case .call(let call):
      guard call.callee?.text == "repeat", call.arguments.count == 2 else { return nil }
      return equalTracks(call.arguments[1].node.text, call.arguments[0].node.text)
    case .parenthesis, .name, .string, .boolean, .fraction, .estimated, .atLeast, .unary, .binary,
      .ternary, .switchExpression, .error:
      return nil
    }
  }

  /// Equal tracks, if there are not too many to write them out.
  private func equalTracks(_ track: String, _ count: String) -> [String]? {
    Int(count).flatMap { (1...12).contains($0) ? Array(repeating: track, count: $0) : nil }
  }

  /// How an expression is written where calculations stand in parentheses.
  static func operand(_ syntax: ExpressionSyntax) -> String {
    switch syntax {
    case .binary, .ternary, .switchExpression: "(\(syntax.text))"
    default: syntax.text
    }
  }
}

/// A value as it is written; its text is made on demand.
private struct ForeignArgument {
  let value: ValueSyntax

  var label: String? { value.label?.text }
  /// `nil` for a size, or where nothing stands.
  var text: String? { value.expression?.text }
  /// The same as a part of something else.
  var operand: String? { value.expression.map(Checker.operand) }

  /// The value with its label.
  var spelling: String { [label, text].compactMap(\.self).joined(separator: " ") }
}

extension [ForeignArgument] {
  /// Swift's word for edges without a length.
  fileprivate func zero(_ form: ValueForm, isKnown: (String) -> Bool) -> String? {
    guard form.hasEdges, count == 1, self[0].spelling == "zero", !isKnown("zero") else {
      return nil
    }
    return "0"
  }

  /// A word for the edges that a list has.
  fileprivate func words(_ form: ValueForm) -> String? {
    guard let words = form.enumeration?.words, count == 1,
      case .list(let list)? = self[0].value.expression
    else { return nil }
    let parts = list.elements.map(\.text)
    let joined =
      parts.prefix(1) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let word = joined.joined()
    return words.contains(word) ? word : nil
  }

  /// The two sides of a size, each with its label, and what stands beside it.
  fileprivate func size(_ form: ValueForm) -> String? {
    guard form.type(behind: nil).contains(.size), case .parts(let labels) = form.labels,
      !labels.contains(where: SizeSyntax.foreignSides.contains)
    else { return nil }
    let plain = compactMap { $0.label == nil ? $0.operand : nil }
    if plain.count == 2, count == 2 { return plain.joined(separator: " x ") }
    let sides = SizeSyntax.foreignSides.map { side in first { $0.label == side } }
    let others = filter { argument in !SizeSyntax.foreignSides.contains { $0 == argument.label } }
    guard count - others.count == sides.compactMap(\.self).count, others.count < count,
      others.allSatisfy({ labels.contains($0.label ?? "") && $0.text != nil })
    else { return nil }
    let size = sides.map { $0?.operand ?? "_" }.joined(separator: " x ")
    return ([size] + others.map(\.spelling)).joined(separator: ", ")
  }

  /// A value, and under another label what is its label here.
  fileprivate func mode(_ form: ValueForm) -> String? {
    guard let name = form.foreign.modeLabel, case .parts(let modes) = form.labels else {
      return nil
    }
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
    return on.count == 1 ? on[0] : on.isEmpty ? nil : form.foreign.bare
  }

  /// A word behind other values without the label that it has here.
  fileprivate func labelled(_ form: ValueForm, isKnown: (String) -> Bool) -> String? {
    guard case .parts(let labels) = form.labels, count > 1, let last, last.label == nil,
      let word = last.text, !isKnown(word)
    else { return nil }
    let owners = labels.filter { label in
      form.type(behind: label) == .word
        && form.behind(label).enumeration?.words.contains(word) ?? false
    }
    guard owners.count == 1 else { return nil }
    return (dropLast().map(\.value.text) + ["\(owners[0]) \(word)"]).joined(separator: ", ")
  }

  /// An edge without its length, where there is one that is meant.
  fileprivate func edge(_ form: ValueForm, isKnown: (String) -> Bool) -> String? {
    guard let bare = form.foreign.bare, case .parts(let labels) = form.labels, count == 1,
      self[0].label == nil, let word = self[0].text, labels.contains(word), !isKnown(word)
    else { return nil }
    return "\(word) \(bare)"
  }
}

extension Diagnostic {
  /// Values in another language's order or with its labels.
  static func foreignValues(
    _ name: String, _ text: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .foreignValues, "invalid values for `\(name)`",
      at: range, label: "unknown syntax"
    ).helping("write `\(name): \(text)`", fix: .replacing(range, with: text))
  }
}
