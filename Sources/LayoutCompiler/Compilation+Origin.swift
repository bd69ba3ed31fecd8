package import LayoutText

extension Compilation {
  /// A part of the file, or of what it imports, where the user has written it: for a text that was
  /// made from other code, in that code.
  ///
  /// - Complexity: O(*n*) in the parts of the origin, where there is one.
  package func written(_ range: TextRange) -> (file: SourceText, range: TextRange) {
    let file = sources.file(at: range.lowerBound)
    guard let origin, file.name == source.name else { return (file, range) }
    return (origin.source, origin.range(of: range.shifted(by: -source.base)) ?? 0..<0)
  }

  /// Line and column of an offset among the sources, where the user has written what is there.
  package func location(of offset: Int) -> TextLocation {
    let (file, range) = written(offset..<offset + 1)
    return file.location(of: range.lowerBound)
  }

  /// Line and column of a breakpoint, from 1, where the user has written what changes there.
  package func writtenPlace(of breakpoint: Breakpoint) -> (line: Int, column: Int) {
    guard origin != nil, breakpoint.file == source.name,
      breakpoint.line <= source.lineStarts.count
    else { return (breakpoint.line, breakpoint.column) }
    let start = source.base + source.lineStarts[breakpoint.line - 1] + breakpoint.column - 1
    let place = location(of: start)
    return (place.line, place.column)
  }

  /// The text that the user has written.
  package var writtenText: String {
    let code = origin?.source ?? source
    return code[code.range]
  }
}
