internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A device of several words that a preview is named after, without quotes.
  func bareDevice(_ syntax: ElementSyntax, of kind: ElementKind) -> Diagnostic? {
    guard kind.title == ElementKind.preview.title, let subject = syntax.subject,
      !tree.diagnostics(in: syntax.headerRange).isEmpty
    else { return nil }
    let range = subject.range.lowerBound..<syntax.headerRange.upperBound
    let name = tree.source[range]
    guard Device.isKnown(name) else { return nil }
    return Diagnostic(
      .wordInHeader, "device name `\(name)` must be in quotes", at: range, label: "not in quotes"
    ).helping("write `\(kind.name) \"\(name)\"`", fix: .replacing(range, with: "\"\(name)\""))
  }

  /// A property, a word of one, or a second text, where the header of an element may have a size.
  func propertyInHeader(_ syntax: ElementSyntax, of kind: ElementKind) -> Diagnostic? {
    guard let size = syntax.size, size.times == nil, let side = size.width,
      tree.diagnostics(in: syntax.headerRange).first?.code == .incompleteSize
    else { return nil }
    let end = syntax.headerRange.upperBound
    if case .string = side, kind.showsSubject {
      return .secondText(side.text, of: kind.name, at: side.range)
    }
    if let subject = syntax.subject, !kind.showsSubject, let name = kind.property(calledAt: subject)
    {
      let value = tree.source[size.range.lowerBound..<end]
      return looseProperty(
        subject.text, "\(name): \(value)", at: subject.range.lowerBound..<end, of: syntax)
    }
    guard side.isWord else { return nil }
    let range = side.range.lowerBound..<end
    if let word = kind.property(withWord: side.text), end == side.range.upperBound {
      return looseProperty(side.text, word, at: range, of: syntax)
    }
    let property = kind.property(named: side.text)?.description
    guard let property = property ?? kind.property(calledElsewhere: side.text) else { return nil }
    let written = tree.source[side.range.upperBound..<end].drop { $0 == " " }
    let value = written.isEmpty ? property.form.foreign.bare ?? "" : String(written)
    return looseProperty(
      side.text, value.isEmpty ? property.example : "\(property.name): \(value)", at: range,
      of: syntax)
  }

  /// - Parameter property: How it is written, in the braces that follow `range`, if any do.
  private func looseProperty(
    _ word: String, _ property: String, at range: TextRange, of syntax: ElementSyntax
  ) -> Diagnostic {
    let fix = Fix.replacing(range, with: "{ \(property) }")
    return Diagnostic(
      .propertyOutsideBlock, "property `\(word)` must be inside the block",
      at: range.lowerBound..<range.lowerBound + word.utf8.count, label: "outside of `{ }`"
    ).noting("after its size and clauses, a header is followed by its block")
      .helping(
        "write `\(property)` in the block", fix: syntax.block == nil ? fix : nil)
  }
}

extension ElementKind {
  /// The name of the property that a header's subject is, here or elsewhere.
  fileprivate func property(calledAt subject: SubjectSyntax) -> String? {
    let name = subject.text
    return property(named: name)?.description.name ?? property(calledElsewhere: name)?.name
  }
}

extension Diagnostic {
  /// A string behind the one that is shown.
  fileprivate static func secondText(
    _ text: String, of kind: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .incompleteSize, "a `\(kind)` must have exactly one string", at: range, label: "second string"
    ).helping("write `\(kind) \(text)` below it, both in an `hstack` or a `vstack`")
  }
}
