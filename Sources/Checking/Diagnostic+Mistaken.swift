internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// An element whose size has no `x`.
  ///
  /// - Parameters:
  ///   - hole: What stands between two sides, if there are two.
  ///   - example: How a size is written there.
  static func sizeWithoutCross(
    _ element: String, as example: String, at range: TextRange, hole: TextRange?
  ) -> Diagnostic {
    Diagnostic(
      .missingSizeSeparator, "expected `x` in the size of `\(element)`", at: range,
      label: "width x height"
    ).helping(
      "write ` x ` between width and height: `\(element) \(example)`",
      fix: hole.map { .replacing($0, with: " x ") })
  }

  /// What should be a text, and is none yet.
  ///
  /// - Parameter meant: How it is shown.
  static func textWithoutQuotes(_ text: String, _ meant: String, at range: TextRange) -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .missingQuotes, "text must be a string, found `\(text)`", at: range, label: "missing quotes"
    ).helping("write `\(meant)`", fix: .replacing(range, with: meant))
    return meant.hasPrefix("(")
      ? diagnostic.noting("an expression in parentheses is evaluated and its result shown")
      : diagnostic
  }

  /// A list where one text is shown.
  static func listAsText(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.missingQuotes, "text must be a string, found a list", at: range, label: "a list")
      .helping("show each element: `for word in \(text) { text word }`")
  }

  /// A comma before an element.
  ///
  /// - Parameter sign: What should stand for it.
  static func commaBeforeElement(
    _ element: String, at range: TextRange, element place: TextRange, meant sign: String
  ) -> Diagnostic {
    Diagnostic(
      .commaBeforeElement, "unexpected `,` before `\(element)`", at: range,
      label: sign.isEmpty ? "unexpected" : "expected `\(sign)`"
    ).pointing(at: place, "starts an element").noting(
      "after a comma, the values of a property continue, also on the next line"
    ).helping(sign.isEmpty ? "take it out" : "write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// Two values for one name.
  static func secondValue(
    of property: String, for name: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "duplicate value for `\(name)` in `\(property)`", at: range,
      label: "duplicate"
    ).pointing(at: first, "first here").helping("remove one of them")
  }

  /// A second block of sizes for the same contents.
  static func secondOfName(_ element: String, at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(
      .duplicateMeasured, "duplicate \(element) in a preview", at: range, label: "duplicate"
    ).pointing(at: first, "first here").helping("merge both blocks")
  }

  /// A section whose name, a string, is used where only words stand.
  static func nameIsNoLabel(_ name: String, at range: TextRange, use: TextRange) -> Diagnostic {
    Diagnostic(
      .sectionNameNotAWord, "section name `\(name)` cannot be a label", at: range,
      label: "a string, not a word"
    ).pointing(at: use, "used as a label").helping(
      "rename the section to a word, and use it as the label")
  }

  /// A property of a preview that its size makes idle.
  static func idleBesideSize(_ property: String, at range: TextRange, size: TextRange) -> Diagnostic
  {
    Diagnostic(
      .ineffectiveDevice, "`\(property)` has no effect with an explicit size", at: range,
      label: "no effect"
    ).pointing(at: size, "explicit size").helping("remove `\(property)`, or remove the size")
  }

  /// A scroll offset for a section that does not scroll across the layout's direction.
  static func idleOffset(
    _ section: String, _ property: String, at range: TextRange, section place: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .ineffectiveOffset, "offset of `\(section)` has no effect: the section does not scroll",
      at: range, label: "no effect"
    ).pointing(at: place, "has no `\(property)`").helping(
      "remove it, or make the section scroll: `\(property): continuous`")
  }
}
