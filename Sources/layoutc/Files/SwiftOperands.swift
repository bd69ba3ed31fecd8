internal import LayoutAssistance
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutSwiftImport
internal import LayoutSwiftSource
internal import LayoutText

/// A Swift file whose layouts were imported in memory, with the places that they came from.
struct SwiftOperand: Sendable {
  let origin: SourceOrigin
  let holeCount: Int

  /// The Swift file, from offset 0.
  var source: SourceText { origin.source }

  /// The diagnostic about the imported text at the place of the Swift code that it came from: the
  /// innermost that contains it.
  ///
  /// - Parameter base: Where the imported text starts.
  func moved(_ diagnostic: Diagnostic, from base: Int) -> Diagnostic {
    diagnostic.moved(
      to: origin.range(of: diagnostic.range.shifted(by: -base)) ?? 0..<0,
      label: diagnostic.primary.text)
  }

  /// The comments of the Swift file.
  var comments: CodeComments { CodeComments(ofSwift: source) }
}

/// The Swift files of a call: one program, of which each file is imported by itself.
struct SwiftOperands: Sendable {
  private let request: ImportRequest

  /// - Complexity: O(*n*) in the bytes of the files, which several threads read.
  init(_ sources: [SourceText]) {
    var placed = Sources()
    let texts = sources.map { placed.add($0) }
    request = ImportRequest(texts.mapped(on: processorCount) { parseSwift($0) }, importing: 0)
  }

  /// The layouts of the file at `index`; the declarations of the others may be used.
  ///
  /// - Parameter isFound: Whether it was found in a folder: then views are left out.
  /// - Returns: Why there are none, or some are missing, if the code does not end; `nil` for the layouts where
  ///   there are none that could be read.
  func imported(
    _ index: Int, asFound isFound: Bool = false
  ) -> (layouts: (SwiftOperand, SourceText)?, endless: [Diagnostic]) {
    let source = request.files[index].source
    guard !isFound || source.namesLayouts else { return (nil, []) }
    var request = request.importing(at: index)
    request.includesViews = !isFound
    let result = LayoutSwiftImport.imported(request)
    let endless = result.diagnostics.filter { $0.code == .endless }.map {
      $0.moved(to: $0.range.shifted(by: -source.base), label: $0.primary.text)
    }
    guard !result.roots.isEmpty else { return (nil, endless) }
    let own = source.range
    let origins = result.origins.filter { own.contains($0.source.lowerBound) }.map { part in
      (range: part.range, source: part.source.shifted(by: -source.base))
    }
    let plain = SourceText(bytes: source.bytes, name: source.name)
    var origin = SourceOrigin(plain, parts: origins)
    origin.repeats = result.roots.filter(\.isHosted).map { $0.range.shifted(by: -source.base) }
    origin.guesses = result.guesses
    let operand = SwiftOperand(origin: origin, holeCount: result.holeCount)
    return ((operand, SourceText(result.text, name: source.name)), endless)
  }

  /// Why the file at `index` makes no layout, at its places; none where it does.
  ///
  /// - Parameter isRead: Whether layouts were found in it: in code whose brackets do not close they
  ///   are others than were meant.
  func faults(of index: Int, isRead: Bool) -> [Diagnostic] {
    let source = request.files[index].source
    if let bracket = SourceText(bytes: source.bytes, name: source.name).unclosedBracket {
      return [
        Diagnostic(
          .noLayout, "the code does not parse: a bracket is not closed",
          at: bracket, label: "opened here")
      ]
    }
    guard !isRead else { return [] }
    let own = LayoutSwiftImport.imported(request.importing(at: index)).diagnostics.filter {
      source.range.contains($0.range.lowerBound)
    }
    return (own.hasErrors ? own.filter { $0.severity == .error } : own).map {
      $0.moved(to: $0.range.shifted(by: -source.base), label: $0.primary.text)
    }
  }
}

extension SourceText {
  /// Whether its bytes name what UIKit makes layouts of.
  fileprivate var namesLayouts: Bool {
    let text = self[range]
    return ["CompositionalLayout", "NSCollectionLayout"].contains { text.holds($0) }
  }
}
