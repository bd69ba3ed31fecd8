internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func definitionInBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L150", "definition-in-block"), "a `define` stands at the top of the file",
      at: range, label: "in a block"
    ).helping("move it to the top")
  }

  static func duplicateDefinition(
    _ name: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L151", "duplicate-definition"), "`\(name)` is defined twice", at: range,
      label: "again"
    ).pointing(at: first, "first here").helping("give one of them another name")
  }

  static func unknownDefinition(
    _ name: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L152", "unknown-definition"), "unknown definition `\(name)`", at: range,
      label: "nothing is defined so"
    ).suggesting(meant, at: range)
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
      Code(.error, "L153", "recursive-definition"), "`\(name)` would hold itself", at: range,
      label: "closes the circle"
    ).noting(names.map { $0 == "…" ? $0 : "`\($0)`" }.joined(separator: " uses "))
    return uses.prefix(mostNamesShown).reduce(diagnostic) { $0.pointing(at: $1, "leads there") }
  }

  /// A longer circle is cut in the middle.
  private static let mostNamesShown = 20

  static func duplicateArgument(
    _ name: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L154", "duplicate-argument"), "`\(name)` is given twice", at: range,
      label: "again"
    ).pointing(at: first, "first here").helping("leave one of them out")
  }

  /// A value without a label behind those with labels, where its parameter has got one.
  ///
  /// - Parameter meant: The parameters that have got none.
  static func unlabelledArgument(
    _ text: String, _ name: String, meant: [String], at range: TextRange
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L154", "duplicate-argument"), "`\(name)` is given twice", at: range,
      label: "has no label")
    guard let only = meant.first, meant.count == 1 else {
      return diagnostic.helping("say which one it is, as in `label: \(text)`")
    }
    return diagnostic.helping(
      "label it: `\(only): \(text)`", fix: .inserting(only + ": ", at: range.lowerBound))
  }

  static func blockWithoutElement(
    _ name: String, count: Int, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L155", "block-without-element"), "a block cannot be added to `\(name)`",
      at: range, label: count == 0 ? "added to what?" : "added to which one?"
    ).noting(
      count == 0
        ? "a block is added to the one element of a definition, and it has none"
        : "a block is added to the one element of a definition, and it may have several"
    ).helping("write beside the `use` what differs")
  }

  static func repeatedElement(_ element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L156", "repeated-element"), "\(element) would be made in every turn",
      at: range, label: "one name for several"
    ).noting("a name like this one is given once")
      .helping("move it out of the loop, or leave its name out")
  }

  static func unused(
    _ name: String, _ sort: DeclaredName.Sort, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(.unusedName, "`\(name)` is never used", at: range, label: "nobody asks for it")
      .helping("leave the `\(sort.rawValue)` out, or use it")
  }

  static func loopOverNoList(found: ValueType, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L245", "loop-over-no-list"), "a `for` cannot go over \(found.name)", at: range,
      label: "\(found.name) here"
    ).helping("give it a range like `0..<3`, or a list like `[8, 16]`")
  }

  static func tooManyExpansions(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L905", "expansion-limit"), "a file expands at most \(limit) definitions",
      at: range, label: "leads to more"
    ).helping("let definitions use fewer others, or repeat with `for` and `repeat`")
  }

  static func tooLargeExpansions(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L908", "expansion-size-limit"),
      "definitions expand to at most \(limit) expressions", at: range, label: "leads to more"
    ).helping("make the definitions smaller, or use them less")
  }

  static func usesTooDeep(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L909", "use-depth-limit"),
      "definitions are nested more than \(limit) blocks deep", at: range, label: "too deep")
  }
}
