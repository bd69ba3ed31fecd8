internal import LayoutSyntax
internal import LayoutText

/// Why a name cannot be changed.
package struct RenameFault: Error, Hashable, Sendable {
  package let message: String
}

extension NameTable {
  /// What takes the place of each occurrence of `thing` when it is called `name`.
  ///
  /// - Parameter source: The text at a range.
  package func checkRename(of thing: NamedThing, to name: String) throws(RenameFault) {
    let isQuotable = thing.kind == .element || thing.kind == .section || thing.kind == .layout
    guard isWord(name) || isQuotable && !name.isEmpty && !name.utf8.contains(UInt8(ascii: "\""))
    else {
      throw RenameFault(message: "`\(name)` is not a name: it must be a word")
    }
    guard !isQuotable else { return }
    let others = occurrences.filter {
      $0.isDeclaration && $0.thing != thing && $0.thing.name == name
        && isRival($0.thing.kind, thing.kind)
    }
    if let other = others.first {
      let line = sources.file(at: other.range.lowerBound)
        .location(of: other.range.lowerBound).line
      throw RenameFault(message: "`\(name)` is already declared on line \(line)")
    }
  }

  /// Whether things of both kinds share one space of names.
  private func isRival(_ first: NamedThing.Kind, _ second: NamedThing.Kind) -> Bool {
    let values: [NamedThing.Kind] = [.constant, .parameter]
    return first == second || values.contains(first) && values.contains(second)
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
