internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func definitionInBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .definitionInBlock, "`define` must be at the top of the file", at: range,
      label: "inside a block"
    ).helping("move it to the top")
  }

  static func duplicateDefinition(_ name: String, at range: TextRange, first: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateDefinition, "duplicate definition `\(name)`", at: range, label: "duplicate"
    ).pointing(at: first, "first here").helping("rename one of them")
  }

  static func unknownDefinition(_ name: String, meant: Meanings, at range: TextRange) -> Diagnostic
  {
    Diagnostic(.unknownDefinition, "unknown definition `\(name)`", at: range, label: "not found")
      .suggesting(meant, at: range)
  }

  /// - Parameters:
  ///   - path: The definitions of the circle, from the one that is used in it again.
  ///   - uses: Where each of them uses the next.
  static func recursiveDefinition(
    _ path: [String], at range: TextRange, through uses: [TextRange], closing name: String
  ) -> Diagnostic {
    var names = path + [name]
    if names.count > mostNamesShown {
      names = names.prefix(mostNamesShown / 2) + ["…"] + names.suffix(mostNamesShown / 2)
    }
    let diagnostic = Diagnostic(
      .recursiveDefinition, "definition `\(name)` uses itself", at: range, label: "recursive use"
    ).noting(names.map { $0 == "…" ? $0 : "`\($0)`" }.joined(separator: " uses "))
    return uses.prefix(mostNamesShown).reduce(diagnostic) { $0.pointing(at: $1, "used here") }
  }

  /// A longer circle is cut in the middle.
  private static let mostNamesShown = 20

  static func duplicateArgument(_ name: String, at range: TextRange, first: TextRange) -> Diagnostic
  {
    Diagnostic(.duplicateArgument, "duplicate argument `\(name)`", at: range, label: "duplicate")
      .pointing(at: first, "first here").helping("remove one of them")
  }

  /// A value without a label behind those with labels, where its parameter has got one.
  ///
  /// - Parameter meant: The parameters that have got none.
  static func unlabelledArgument(
    _ text: String, _ name: String, meant: [String], at range: TextRange
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .duplicateArgument, "duplicate argument `\(name)`", at: range, label: "missing label")
    guard let only = meant.first, meant.count == 1 else {
      return diagnostic.helping("label it: `label: \(text)`")
    }
    return diagnostic.helping(
      "label it: `\(only): \(text)`", fix: .inserting(only + ": ", at: range.lowerBound))
  }

  static func blockWithoutElement(_ name: String, count: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .blockWithoutElement, "`use \(name)` cannot have a block", at: range,
      label: count == 0 ? "no element to extend" : "ambiguous element"
    ).noting(
      count == 0
        ? "a block extends the single element of a definition, which has none"
        : "a block extends the single element of a definition, which may have several"
    ).helping("write the differences next to the `use`")
  }

  static func repeatedElement(_ element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .repeatedElement, "\(element) would be created in every iteration", at: range,
      label: "duplicate name"
    ).noting("this name must be unique").helping("move it out of the loop, or remove its name")
  }

  static func unused(_ name: String, _ sort: DeclaredName.Sort, at range: TextRange) -> Diagnostic {
    Diagnostic(.unusedName, "unused `\(sort.rawValue)` `\(name)`", at: range, label: "never used")
      .helping("remove it, or use it")
  }

  static func loopOverNoList(found: ValueType, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .notIterable, "`for` cannot iterate over \(found.name)", at: range, label: "\(found.name)"
    ).helping("use a range such as `0..<3`, or a list such as `[8, 16]`")
  }

  static func tooManyExpansions(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, "file expands more than \(limit) definitions", at: range,
      label: "exceeds the limit"
    ).helping("use fewer nested definitions, or repeat with `for` and `repeat`")
  }

  static func tooLargeExpansions(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .expansionSizeLimit, "definitions expand to more than \(limit) expressions", at: range,
      label: "exceeds the limit"
    ).helping("make the definitions smaller, or use them less often")
  }

  static func usesTooDeep(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .useDepthLimit, "nested definitions exceed \(limit) blocks", at: range, label: "too deep")
  }
}
