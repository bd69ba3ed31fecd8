internal import LayoutSyntax
internal import LayoutText

/// Why a name cannot be changed.
package struct RenameFault: Error, Hashable, Sendable {
  package let message: String
}

extension NameTable {
  /// Refuses what cannot be called `name`: that is no name, another has it, or it cannot stand wherever
  /// `thing` is named.
  package func checkRename(of thing: NamedThing, to name: String) throws(RenameFault) {
    let isQuotable = thing.kind == .element || thing.kind == .section || thing.kind == .layout
    guard isWord(name) || isQuotable && !name.isEmpty && !name.utf8.contains(UInt8(ascii: "\""))
    else {
      throw RenameFault(message: "`\(name)` is not a name: it must be a word")
    }
    if !isWord(name), let place = occurrences(of: thing).first(where: { isPartOfPath($0.range) }) {
      throw RenameFault(
        message: "`\(name)` is not a word, as a path needs on line \(line(of: place))")
    }
    let other = occurrences.first {
      $0.isDeclaration && $0.thing != thing && $0.thing.name == name
        && isRival($0.thing, of: thing)
    }
    if let other {
      throw RenameFault(message: "`\(name)` is already declared on line \(line(of: other))")
    }
  }

  private func line(of occurrence: Occurrence) -> Int {
    let start = occurrence.range.lowerBound
    return sources.file(at: start).location(of: start).line
  }

  /// Whether a name stands beside a dot, or in front of a colon, where none has quotes.
  private func isPartOfPath(_ range: TextRange) -> Bool {
    let source = sources.file(at: range.lowerBound)
    let before = source.bytes(in: source.range.lowerBound..<range.lowerBound).last
    let behind = source.bytes(in: range.upperBound..<source.range.upperBound)
      .first { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: ".") || behind == UInt8(ascii: ".")
      || behind == UInt8(ascii: ":")
  }

  /// Whether two things cannot have one name.
  private func isRival(_ other: NamedThing, of thing: NamedThing) -> Bool {
    switch thing.kind {
    case .constant, .parameter: other.kind == .constant || other.kind == .parameter
    case .definition, .section: other.kind == thing.kind
    case .layout: other.kind == .layout
    // Elements that have a place of their own may share a name.
    case .element: other.kind == .element && thing.offset == 0 && other.offset == 0
    }
  }
}

/// How `name` is written in place of `written`.
package func spelled(_ name: String, inPlaceOf written: String) -> String {
  written.hasPrefix("\"") || !isWord(name) ? "\"\(name)\"" : name
}

/// Whether `name` is a word that an author may give to a thing.
package func isWord(_ name: String) -> Bool {
  let tokens = tokens(of: SourceText(name)).tokens
  return tokens.count == 2 && tokens[0].kind == .word && name != "x"
}
