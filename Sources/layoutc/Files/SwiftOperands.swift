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

  /// Imports the layouts of `sources[index]`; the declarations of the others may be used.
  ///
  /// - Returns: `nil` where it has no layout that could be read.
  static func imported(_ index: Int, of sources: [SourceText]) -> (SwiftOperand, SourceText)? {
    var placed = Sources()
    let order = [index] + sources.indices.filter { $0 != index }
    let files = order.map { parseSwift(placed.add(sources[$0])) }
    let result = LayoutSwiftImport.imported(ImportRequest(files, importing: 1))
    guard !result.roots.isEmpty else { return nil }
    let operand = SwiftOperand(
      origin: SourceOrigin(sources[index], parts: result.origins), holeCount: result.holeCount)
    return (operand, SourceText(result.text, name: sources[index].name))
  }

  /// Why `sources[index]` makes no layout, at its places; none where it does.
  ///
  /// - Parameter isRead: Whether layouts were found in it: in code whose brackets do not close they
  ///   are others than were meant.
  static func faults(
    of index: Int, among sources: [SourceText], isRead: Bool
  ) -> [Diagnostic] {
    let source = sources[index]
    if let bracket = source.unclosedBracket {
      return [
        Diagnostic(
          .init(.error, "L701", "no-layout"), "the code does not parse: a bracket is not closed",
          at: bracket, label: "opened here")
      ]
    }
    guard !isRead else { return [] }
    var placed = Sources()
    let order = [index] + sources.indices.filter { $0 != index }
    let files = order.map { parseSwift(placed.add(sources[$0])) }
    let result = LayoutSwiftImport.imported(ImportRequest(files, importing: 1))
    return result.diagnostics.filter {
      $0.severity == .error && source.range.contains($0.range.lowerBound)
    }
  }

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
  var comments: CodeComments {
    let tokens = swiftTokens(of: source).filter { $0.kind != .end }
    return CodeComments(source, between: tokens.map { $0.bytes.shifted(by: source.base) })
  }

  /// Whether a finding is about how a layout is written: Swift code is not.
  static func isStyle(_ diagnostic: Diagnostic) -> Bool { diagnostic.code.number.hasPrefix("L5") }
}
