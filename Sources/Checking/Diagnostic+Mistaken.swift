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
      Code(.error, "L059", "size-without-cross"), "the size of this `\(element)` has no `x`",
      at: range, label: "width x height"
    ).helping(
      "write width and height with ` x ` between them, as in `\(element) \(example)`",
      fix: hole.map { .replacing($0, with: " x ") })
  }

  /// What should be a text, and is none yet.
  ///
  /// - Parameter meant: How it is shown.
  static func textWithoutQuotes(_ text: String, _ meant: String, at range: TextRange) -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .textWithoutQuotes,
      "`\(text)` is no text to show", at: range, label: "without quotes"
    ).helping("write `\(meant)`", fix: .replacing(range, with: meant))
    return meant.hasPrefix("(")
      ? diagnostic.noting("in parentheses it is reckoned, and its result shown") : diagnostic
  }

  /// A list where one text is shown.
  static func listAsText(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.textWithoutQuotes, "a list is no text to show", at: range, label: "several values")
      .helping("show each of them: `for word in \(text) { text word }`")
  }

  /// A comma before an element.
  ///
  /// - Parameter sign: What should stand for it.
  static func commaBeforeElement(
    _ element: String, at range: TextRange, element place: TextRange, meant sign: String
  ) -> Diagnostic {
    Diagnostic(
      .commaBeforeElement,
      "a comma stands between a property and `\(element)`", at: range,
      label: sign.isEmpty ? "one too many" : "`\(sign)` belongs here"
    ).pointing(at: place, "begins an element")
      .noting("behind a comma the values of a property go on, on the next line, too")
      .helping(
        sign.isEmpty ? "take it out" : "write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// Two values for one name.
  static func secondValue(
    of property: String, for name: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L141", "second-value"), "`\(property)` says `\(name)` twice", at: range,
      label: "again"
    ).pointing(at: first, "first here").helping("leave one of them out")
  }

  /// A second block of sizes for the same contents.
  static func secondOfName(
    _ element: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L145", "second-of-name"), "\(element) stands twice in one preview", at: range,
      label: "again"
    ).pointing(at: first, "first here").helping("write all of its sizes in one block")
  }

  /// A section whose name, a string, is used where only words stand.
  static func nameIsNoLabel(_ name: String, at range: TextRange, use: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L061", "name-is-no-label"), "`\(name)` cannot be a label: it is no word",
      at: range, label: "named by a string"
    ).pointing(at: use, "used as a label")
      .helping("give the section a word as its name, and use that as the label")
  }

  /// A property of a preview that its size makes idle.
  static func idleBesideSize(_ property: String, at range: TextRange, size: TextRange) -> Diagnostic
  {
    Diagnostic(
      Code(.warning, "L143", "idle-beside-size"), "`\(property)` has no effect beside a size",
      at: range, label: "the size decides"
    ).pointing(at: size, "the size of the view")
      .helping("leave out `\(property)`, or leave out the size and name a device")
  }

  /// A scroll offset for a section that does not scroll across the layout's direction.
  static func idleOffset(
    _ section: String, _ property: String, at range: TextRange, section place: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L144", "idle-offset"), "section `\(section)` never scrolls on its own",
      at: range, label: "has no effect"
    ).pointing(at: place, "has no `\(property)`")
      .helping("leave it out, or let the section scroll, as in `\(property): continuous`")
  }
}

extension Diagnostic.Code {
  /// A comma before an element.
  static let commaBeforeElement = Self(.error, "L140", "comma-before-element")
  fileprivate static let textWithoutQuotes = Self(.error, "L089", "text-without-quotes")
}
