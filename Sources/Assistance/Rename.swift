internal import LayoutLanguage
internal import LayoutSwiftSource
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
    let isPlain = thing.mayHaveQuotes ? quotedIfNeeded(name) == name : isWord(name)
    guard
      isPlain
        || thing.mayHaveQuotes && !name.isEmpty && !name.utf8.contains(UInt8(ascii: "\""))
    else {
      let isWord = name.utf8.allSatisfy(\.isPartOfWord) && name.first?.isNumber == false
      throw RenameFault(
        message: isWord
          ? "`\(name)` is a reserved word" : "`\(name)` is not a name: it must be a word")
    }
    if thing.kind == .constant || thing.kind == .parameter,
      Input.all.contains(where: { $0.name.split(separator: ".").first.map(String.init) == name })
    {
      throw RenameFault(message: "`\(name)` would shadow an input")
    }
    if !isPlain, let place = occurrences(of: thing).first(where: needsWord) {
      let line = self.place(of: place, thing)
      throw RenameFault(message: "`\(name)` cannot stand on \(line), where it would need quotes")
    }
    let other = occurrences.first {
      $0.isDeclaration && $0.thing != thing && $0.thing.name == name
        && isRival($0.thing, of: thing)
    }
    if let other {
      throw RenameFault(message: "`\(name)` is already declared on \(place(of: other, thing))")
    }
  }

  /// Where a name stands, in words: the line, and its file where that is not the one of `thing`.
  private func place(of occurrence: Occurrence, _ thing: NamedThing) -> String {
    let start = occurrence.range.lowerBound
    let file = sources.file(at: start)
    let line = "line \(file.location(of: start).line)"
    return file.name == thing.file ? line : "\(line) of \(file.name)"
  }

  /// Whether a name stands beside a dot, or in front of a colon or a value, where none has quotes.
  private func needsWord(_ occurrence: Occurrence) -> Bool {
    let range = occurrence.range
    let source = sources.file(at: range.lowerBound)
    let before = source.bytes(in: source.range.lowerBound..<range.lowerBound).last
    let behind = source.bytes(in: range.upperBound..<source.range.upperBound)
      .first { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: ".") || behind == UInt8(ascii: ".")
      || behind == UInt8(ascii: ":")
      || !occurrence.isDeclaration && behind.map(startsValue) ?? false
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    byte.isPartOfWord || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"")
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

extension NamedThing {
  /// How `name` is written for it in place of `written`.
  package func spelling(_ name: String, inPlaceOf written: String) -> String {
    guard mayHaveQuotes else { return name }
    return written.hasPrefix("\"") ? quoted(name) : quotedIfNeeded(name)
  }

  /// Whether its name may be any text.
  fileprivate var mayHaveQuotes: Bool { [.element, .section, .layout].contains(kind) }
}
