internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

/// So many runs of Swift code are translated in a file; the others are reported alone.
private let mostTranslations = 4

/// The same diagnostics, those of Swift code with what the code means as their fix.
///
/// - Complexity: O(*n*) in the size of a file for each of its first runs of Swift code, and what the
///   translation of the run costs.
func translatingSwift(_ diagnostics: [Diagnostic], in library: Library) -> [Diagnostic] {
  guard let translator = library.swiftTranslator else { return diagnostics }
  var left = mostTranslations
  return diagnostics.map { diagnostic in
    guard diagnostic.code == .pastedSwift, left > 0 else { return diagnostic }
    left -= 1
    let tree = library.tree(at: diagnostic.range.lowerBound)
    guard let place = tree.swiftPlace(of: diagnostic.range),
      let translation = translator(PastedSwift(tree.source[diagnostic.range], in: place)),
      !tree.uses(translation.names, outside: diagnostic.range)
    else { return diagnostic }
    let fix = tree.fix(diagnostic.range, with: translation)
    return diagnostic.helping(
      translation.isComplete
        ? "write what `layoutc import` reads in it"
        : "write what `layoutc import` reads in it, and fill the holes", fix: fix)
  }
}

extension SyntaxTree {
  /// Where code at `range` stands; `nil` where it depends on the use of a definition.
  fileprivate func swiftPlace(of range: TextRange) -> PastedSwift.Place? {
    var place: PastedSwift.Place? = .file
    for id in 0..<nodeCount {
      let node = self[id]
      if node.range.lowerBound > range.lowerBound { break }
      guard node.range.holds(range) else { continue }
      switch node.kind {
      case .definition: place = nil
      case .element: place = node.swiftPlace ?? place
      default: break
      }
    }
    return place
  }

  /// Whether one of `names` is a word somewhere else than in `range`.
  fileprivate func uses(_ names: [String], outside range: TextRange) -> Bool {
    let names = Set(names)
    return !names.isEmpty
      && tokens.contains { token in
        token.kind == .word && !range.holds(token.range) && names.contains(source[token.range])
      }
  }

  /// Puts the translation in the place of the code at `range`.
  fileprivate func fix(_ range: TextRange, with translation: SwiftTranslation) -> Fix {
    let margin = source.margin(at: range.lowerBound)
    let lines = translation.statements.enumerated().map { number, line in
      number == 0 || line.isEmpty ? line : margin + line
    }
    let end = source.lineBreak
    var edits = [Edit(replace: range, with: lines.joined(separator: end))]
    if !translation.declarations.isEmpty {
      let text = translation.declarations.joined(separator: end) + end + end
      edits.insert(Edit(replace: source.base..<source.base, with: text), at: 0)
    }
    return Fix(translation.isComplete ? .safe : .unsafe, edits)
  }
}

extension SyntaxNode {
  /// What may stand in the block of the element that it is; `nil` for unknown elements.
  fileprivate var swiftPlace: PastedSwift.Place? {
    guard let word = ElementSyntax(unchecked: self).kindName?.text else { return nil }
    switch word {
    case "layout": return .layout
    case "section": return .section
    default: break
    }
    guard let kind = ElementKind.all.first(where: { $0.name == word }) else { return nil }
    if kind.traits.contains(.isGroup) { return .group }
    return kind.contentSlots.isEmpty && !kind.traits.contains(.isContent) ? nil : .contents
  }
}
