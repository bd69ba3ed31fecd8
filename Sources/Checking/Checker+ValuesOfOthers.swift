internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A property that has in another language the values of other properties here.
  func valuesOfOthers(
    _ syntax: PropertySyntax, _ property: PropertyDescription, in owner: ElementKind
  ) -> Diagnostic? {
    // Most properties have no other name: checked first.
    let others = owner.properties.indices.filter {
      owner.properties[$0].isCalled(elsewhere: property.name)
    }
    guard !others.isEmpty, syntax.parts.isEmpty, syntax.values.count == 1,
      syntax.values[0].label == nil, let value = syntax.values[0].expression
    else { return nil }
    let overloaded = OverloadedProperty(
      property: property, others: others.map { owner.properties[$0] }, owner: owner)
    let refused = tree.diagnostics(in: syntax.range)
    guard refused.allSatisfy({ $0.code == .leadingDot }),
      let text = statements(for: value, of: overloaded)
    else { return nil }
    let range = (syntax.nameRange?.lowerBound ?? value.range.lowerBound)..<value.range.upperBound
    return .valuesOfOthers(property.name, text, at: range)
  }

  /// The statements for what `value` means for `property` in another language; `nil` if there are none.
  private func statements(
    for value: ExpressionSyntax, of property: OverloadedProperty
  ) -> String? {
    switch value {
    case .name(let name):
      guard let word = name.words.last?.text, !isName(name.text, at: name.range) else { return nil }
      return property.others.statement(with: word)
    case .number:
      let other = property.others.first { $0.form.type == .number }
      return property.property.form.type.contains(.number)
        ? nil : other.map { "\($0.name): \(value.text)" }
    case .call, .fraction, .string, .boolean, .list, .estimated, .atLeast, .parenthesis,
      .switchExpression,
      .unary, .binary, .ternary, .error:
      return nil
    }
  }
}

/// A property of another language that is several properties here.
private struct OverloadedProperty {
  let property: PropertyDescription
  /// Those that other languages call like it.
  let others: [PropertyDescription]
  /// What has all of them.
  let owner: ElementKind
}

extension Diagnostic {
  /// A property with the values of other properties.
  fileprivate static func valuesOfOthers(
    _ name: String, _ text: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .foreignValues, "invalid value for `\(name)`", at: range,
      label: "unknown syntax"
    ).helping("write `\(text)`", fix: .replacing(range, with: text))
  }
}
