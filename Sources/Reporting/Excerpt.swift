internal import LayoutDiagnostics
internal import LayoutText

/// The lines of a file that a diagnostic points into, with what it says about them.
struct Excerpt {
  /// A span of one line with a few words about it.
  struct Mark {
    /// Counted from 0.
    let line: Int
    /// From the start of the line, in bytes.
    let bytes: Range<Int>
    let text: String
    let isPrimary: Bool
  }

  /// One line of source with the marks under it.
  struct Line {
    /// Counted from 0.
    let index: Int
    let marks: [Mark]
  }

  /// In the order of the file.
  let lines: [Line]

  /// What `diagnostic` says of `source`; what it says of other files is left out.
  init(of diagnostic: Diagnostic, in source: SourceText) {
    var marks: [Mark] = []
    if source.holds(diagnostic.range) {
      marks = Self.marks(of: diagnostic.primary, isPrimary: true, in: source)
    }
    for label in diagnostic.secondary where source.holds(label.range) {
      marks += Self.marks(of: label, isPrimary: false, in: source)
    }
    lines = Set(marks.map(\.line)).sorted().map { index in
      Line(index: index, marks: marks.filter { $0.line == index })
    }
  }

  /// One mark; two where the span goes over several lines: on its first and its last.
  private static func marks(of label: Diagnostic.Label, isPrimary: Bool, in source: SourceText)
    -> [Mark]
  {
    let range = label.range.clamped(to: source.range)
    let first = source.lineIndex(of: range.lowerBound)
    let last = source.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
    func mark(_ line: Int, _ span: TextRange, _ text: String) -> Mark {
      let start = source.line(at: line).lowerBound
      let end = max(span.lowerBound, span.upperBound)
      return Mark(
        line: line, bytes: (span.lowerBound - start)..<(end - start), text: text,
        isPrimary: isPrimary)
    }
    guard first < last else { return [mark(first, range, label.text)] }
    let (head, tail) = (source.line(at: first), source.line(at: last))
    let indentation = source.bytes(in: tail).prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = min(tail.lowerBound + indentation, range.upperBound)
    return [
      mark(first, range.lowerBound..<max(range.lowerBound, head.upperBound), ""),
      mark(last, start..<range.upperBound, label.text),
    ]
  }
}
