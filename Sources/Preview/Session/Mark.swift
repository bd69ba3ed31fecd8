internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

/// A width at which the shape of a layout changes, as the slider marks it.
package struct Mark: Hashable, Sendable {
  let layout: String?
  /// The first width of the new shape, in points.
  let width: Int
  let line: Int
  let column: Int
  /// What changes, in words.
  let text: String

  var members: [(String, JSON)] {
    [
      ("layout", layout.map { .text($0) } ?? JSON(.null)), ("width", .number(Double(width))),
      ("line", .number(Double(line))), ("column", .number(Double(column))), ("text", .text(text)),
    ]
  }
}

extension PreviewedFile {
  /// Where the shapes of its layouts change; `nil` where it has errors.
  ///
  /// - Complexity: that of solving each layout at some of `widths`.
  package func marks(over widths: ClosedRange<Int>) -> [Mark]? {
    guard let compilation, !compilation.diagnostics.hasErrors else { return nil }
    return compilation.marks(over: widths)
  }
}

extension Compilation {
  /// Where the shapes of the layouts change.
  func marks(over widths: ClosedRange<Int>) -> [Mark] {
    let budget = WorkBudget()
    return (layouts + views).flatMap { index in
      let name = program.elements[index].name
      return breakpoints(of: index, over: widths, within: budget).found.map {
        let place = writtenPlace(of: $0)
        return Mark(
          layout: name, width: $0.width, line: place.line, column: place.column,
          text: $0.change.text)
      }
    }
  }
}
