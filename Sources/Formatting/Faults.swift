internal import LayoutDiagnostics
internal import LayoutText

/// How much is left as it is where a file does not parse, the least first.
enum FaultExtent: CaseIterable {
  /// The statement that does not parse.
  case statement
  /// The statement of the file that it stands in.
  case fileStatement
}

/// Where a file does not parse.
struct Faults {
  /// The spans of the errors, in the order of their places.
  private let ranges: [TextRange]

  init(_ diagnostics: [Diagnostic]) {
    ranges = diagnostics.filter { $0.severity == .error }.map(\.range)
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// Whether an error begins in `span`; one without a width, at its end too.
  ///
  /// - Complexity: O(log *n*) in the number of errors.
  func begin(in span: TextRange) -> Bool {
    let index = ranges.partitioningIndex { $0.lowerBound >= span.lowerBound }
    guard index < ranges.count else { return false }
    let first = ranges[index]
    return first.lowerBound < span.upperBound
      || first.isEmpty && first.lowerBound == span.upperBound
  }
}
