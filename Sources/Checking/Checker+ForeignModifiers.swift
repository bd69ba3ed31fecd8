internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Says what SwiftUI's modifiers behind an element are called here, which the parser has read by
  /// their shapes alone; those are left out that move nothing.
  mutating func nameModifiers(
    of syntax: ElementSyntax, _ word: NameToken, in place: StatementPlace
  ) {
    if tree.diagnostics.isEmpty { return }
    let errors = syntax.node.children.filter { $0.kind == .error }.map(\.range.lowerBound)
    guard !errors.isEmpty,
      let kind = place.owner?.slot(for: word.text)?.kind ?? meant(by: word.text, in: place.owner),
      let refused = tree.diagnostics(in: syntax.range).first(where: {
        $0.code == .modifierCall && errors.contains($0.range.lowerBound)
      }), let fix = refused.helps.first?.fix
    else { return }
    var properties: [String] = []
    var edits = fix.edits.map { edit in
      isModifier(edit) ? named(edit, on: kind, &properties) : edit
    }
    let parentheses = tree.diagnostics(in: syntax.range).first {
      $0.code == .emptyParentheses && errors.contains($0.range.lowerBound)
    }
    if let parentheses {
      // Taken out alone they would leave the modifiers to the name.
      edits += parentheses.helps.compactMap(\.fix).flatMap(\.edits)
      log.supersede([parentheses])
    }
    let written = properties.joined(separator: "; ").brief
    let help = properties.isEmpty ? ElementKind.withoutLooks : "write `\(written)` in the block"
    let fault = Diagnostic(
      refused.code, refused.headline, at: refused.range, label: refused.primary.text)
    replace(with: fault.helping(help, fix: Fix(.safe, edits)), in: refused.range)
  }

  /// The same edit with the property that is meant by the one it writes, which is noted.
  private mutating func named(
    _ edit: Edit, on kind: ElementKind, _ properties: inout [String]
  ) -> Edit {
    let end = edit.replacement.hasSuffix("; ") ? "; " : ""
    let written = String(edit.replacement.dropLast(end.count))
    let property = property(saying: written, on: kind)
    guard !property.isEmpty else { return Edit(replace: edit.range, with: "") }
    properties.append(property)
    return Edit(replace: edit.range, with: property + end)
  }

  /// Whether it takes a modifier's place, and does not only put braces around them.
  private func isModifier(_ edit: Edit) -> Bool {
    !edit.range.isEmpty && tree.source.byte(at: edit.range.lowerBound) == UInt8(ascii: ".")
  }

  /// How `written`, another language's property of an element of `kind`, is written here: as the
  /// fixes for it leave it. Empty where it is nothing here.
  private mutating func property(saying written: String, on kind: ElementKind) -> String {
    let name = String(written.prefix { $0.isLetter || $0.isNumber })
    if Self.nothings.contains(where: { written == "\(name): \($0)" }) { return "" }
    if kind.property(named: name) == nil, ElementKind.looks.contains(name) { return "" }
    if let layer = kind.slotKind(calledElsewhere: name), let shape = shape(in: written) {
      return "\(layer.name) { \(shape) }"
    }
    guard guesses.modifiers > 0 else { return written }
    guesses.modifiers -= 1
    let (start, end) = ("view v {\n\(kind.name) {\n", "\n}\n}\n")
    let fixed = fixing(SourceText(start + written + end), upTo: .safe) {
      LayoutChecking.check(parse($0)).diagnostics
    }
    let text = String(decoding: fixed.source.bytes, as: UTF8.self)
    guard text.hasPrefix(start), text.hasSuffix(end) else { return written }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  /// The element that draws the colour or the shape behind the colon of `written`.
  private func shape(in written: String) -> String? {
    let parts = written.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let word = parts[1].drop { $0 == " " }.prefix { $0.isLetter }
    guard word.first?.isUppercase ?? false else { return nil }
    return kind(calledElsewhere: String(word))?.name
  }
}
