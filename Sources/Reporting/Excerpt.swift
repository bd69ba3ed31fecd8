internal import LayoutDiagnostics
internal import LayoutText

/// The lines of a file that a diagnostic labels, with the labels.
struct Excerpt {
  /// A labelled part of one line.
  struct Annotation {
    /// From 0.
    let line: Int
    /// From the start of the line, in bytes.
    let bytes: Range<Int>
    let text: String
    let isPrimary: Bool
  }

  /// A line of source with its annotations.
  struct AnnotatedLine {
    /// From 0.
    let index: Int
    let annotations: [Annotation]
  }

  /// In the order of the file.
  let lines: [AnnotatedLine]

  /// The labels of `diagnostic` in `source`; labels in other files are left out.
  init(of diagnostic: Diagnostic, in source: SourceText) {
    var annotations: [Annotation] = []
    if source.holds(diagnostic.range) {
      annotations = Self.annotations(of: diagnostic.primary, isPrimary: true, in: source)
    }
    for label in diagnostic.secondary where source.holds(label.range) {
      annotations += Self.annotations(of: label, isPrimary: false, in: source)
    }
    lines = Set(annotations.map(\.line)).sorted().map { index in
      AnnotatedLine(index: index, annotations: annotations.filter { $0.line == index })
    }
  }

  /// One annotation; two for a range over several lines: on the first and on the last.
  private static func annotations(
    of label: Diagnostic.Label, isPrimary: Bool, in source: SourceText
  )
    -> [Annotation]
  {
    let range = label.range.clamped(to: source.range)
    let first = source.lineIndex(of: range.lowerBound)
    let last = source.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
    func annotation(_ line: Int, _ span: TextRange, _ text: String) -> Annotation {
      let start = source.line(at: line).lowerBound
      let end = max(span.lowerBound, span.upperBound)
      return Annotation(
        line: line, bytes: (span.lowerBound - start)..<(end - start), text: text,
        isPrimary: isPrimary)
    }
    guard first < last else { return [annotation(first, range, label.text)] }
    let (head, tail) = (source.line(at: first), source.line(at: last))
    let indentation = source.bytes(in: tail).prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = min(tail.lowerBound + indentation, range.upperBound)
    return [
      annotation(first, range.lowerBound..<max(range.lowerBound, head.upperBound), ""),
      annotation(last, start..<range.upperBound, label.text),
    ]
  }
}
