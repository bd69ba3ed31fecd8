package import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A word or a sign that is written another way here.
  static func foreignWord(
    _ word: String, called meant: String, at range: TextRange, isFixed: Bool = false
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L062", "foreign-word"), "`\(word)` is written `\(meant)` here", at: range,
      label: "another language's word")
    return isFixed
      ? diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant)) : diagnostic
  }

  /// A type, where the file is all that holds layouts.
  static func foreignType(_ word: String, at range: TextRange) -> Diagnostic {
    foreignWord(word, called: "layout", at: range)
      .noting("a file holds layouts and views; there is no type around them")
      .helping("write `layout name { … }`, or `view name { … }`")
  }

  /// An entry of a list by its number.
  static func index(of list: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L088", "index"), "an entry of `\(list)` has no number", at: range,
      label: "no index here"
    ).noting("a loop goes over a list; every item of a section is shown its own entry")
      .helping("write `for entry in \(list) { … }`")
  }

  /// A word that says what goes without saying.
  static func needlessWord(_ word: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      Code(.error, "L063", "needless-word"), "`\(word)` says nothing here", at: range,
      label: "another language's word"
    ).helping("take it out", fix: fix)
  }

  /// One of Swift's attributes.
  static func attribute(_ name: String, at range: TextRange, fix: Fix) -> Diagnostic {
    attribute(name, at: range).helping("take it out", fix: fix)
  }

  /// The same before a variable that is given no value.
  static func unsetVariable(
    _ attribute: String, _ name: String, at range: TextRange
  ) -> Diagnostic {
    self.attribute(attribute, at: range).helping("write `param \(name) = 0` at the file's top")
  }

  private static func attribute(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L091", "attribute"), "`@\(name)` has no meaning here", at: range,
      label: "Swift's attribute"
    ).noting("a layout has no state: what changes is given as a `param`, or by data")
  }

  /// A loop that does not go over a range or a list.
  static func foreignLoop(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L064", "foreign-loop"), "a loop goes over a range or a list", at: range,
      label: "another language's loop"
    ).noting("evaluation always ends, so that no loop asks whether to go on")
      .helping("write `for i in 0..<3 { … }`, or `repeat 3` in the header of a group")
  }

  /// SwiftUI's loop.
  ///
  /// - Parameter header: That of a loop that says the same.
  static func callOfLoop(
    _ word: String, header: String, at range: TextRange, _ fix: Fix
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L065", "call-of-loop"), "`\(word)` is written `for … in …` here", at: range,
      label: "SwiftUI's loop"
    ).helping("write `\(header.brief)`", fix: fix)
  }

  /// A loop, or its range, in parentheses.
  static func bracketedLoop(at range: TextRange, _ brackets: [TextRange]) -> Diagnostic {
    Diagnostic(
      Code(.error, "L066", "bracketed-loop"), "a `for` is written without parentheses", at: range,
      label: "not needed"
    ).helping("take them out", fix: Fix(.safe, brackets.map { Edit(replace: $0, with: " ") }))
  }

  /// More than one name for what a loop goes over.
  static func severalTurnNames(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L067", "several-turn-names"), "a `for` gives one name to each turn", at: range,
      label: "more than a name"
    ).helping("write `for i in …`")
  }

  /// The sign of a range as other languages have it.
  ///
  /// - Parameter meant: What it says here, if that is certain.
  static func foreignRange(at range: TextRange, _ meant: String?) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L068", "foreign-range"), "a range is written `..<` or `...`", at: range,
      label: "another language's range")
    if let meant {
      return diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant))
    }
    return diagnostic.helping(
      "without its end it is `..<`", fix: Fix(.display, [Edit(replace: range, with: "..<")])
    ).helping("with its end it is `...`", fix: Fix(.display, [Edit(replace: range, with: "...")]))
  }

  /// A colon before the range of a parameter.
  static func colonForIn(at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L069", "colon-for-in"), "`:` stands where `in` belongs", at: range,
      label: "`in` belongs here"
    ).noting("a range says what a `param` may be").helping(
      "write `in`", fix: .replacing(hole, with: " in"))
  }

  /// A range where a constant or a parameter has its value.
  static func rangeForValue(
    _ text: String, _ lower: String, at range: TextRange, _ edits: [Edit]
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L070", "range-for-value"), "a range is no value", at: range,
      label: "two values, not one"
    ).helping(
      "say what it may be, and what it is: `in \(text.shortened) = \(lower.shortened)`",
      fix: Fix(.unsafe, edits))
  }

  /// An import of a module.
  static func moduleImport(_ name: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      .moduleImport, "`\(name.shortened)` cannot be imported", at: range,
      label: "a module, not a file"
    ).noting("the words of layouts are known everywhere; only layout files are imported")
      .helping("take the line out", fix: fix)
  }

  /// An import without quotes.
  static func unquotedImport(_ name: String, at range: TextRange) -> Diagnostic {
    let path = name.hasSuffix(".layout") ? name : name + ".layout"
    return Diagnostic(
      Code(.error, "L072", "unquoted-import"), "a file is imported by its path in quotes",
      at: range, label: "no path"
    ).helping(
      "write `\"\(path.brief)\"`", fix: Fix(.unsafe, [Edit(replace: range, with: "\"\(path)\"")]))
  }

  /// A call where a statement should stand.
  static func callStatement(
    _ text: String, _ word: String, at range: TextRange, _ fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .callStatement, "`\(word.shortened)(…)` is a call, and no statement", at: range,
      label: "another language's call"
    ).noting("what an element has stands in its block, as in `spacing: 8`").helping(
      fix == nil
        ? "write what it has as properties in `{ }`" : "write its arguments as properties in `{ }`",
      fix: fix)
  }

  /// Parentheses around nothing.
  static func emptyParentheses(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .emptyParentheses, "`()` holds nothing", at: range,
      label: "not needed"
    ).helping("take it out", fix: .replacing(range, with: ""))
  }

  /// The arguments of a `use` without parentheses.
  static func bareArguments(_ text: String, at range: TextRange, _ edits: [Edit]) -> Diagnostic {
    Diagnostic(
      Code(.error, "L075", "bare-arguments"), "arguments stand in parentheses", at: range,
      label: "`( )` is missing"
    ).helping("write `(\(text.brief))` behind the name", fix: Fix(.safe, edits))
  }

  /// SwiftUI's modifiers.
  ///
  /// - Parameter properties: What says the same; empty where nothing does.
  static func modifier(
    _ name: String, properties: String, at range: TextRange, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .modifierCall, "`.\(name)` is written as a property here",
      at: range, label: "SwiftUI's modifier"
    ).helping(
      fix == nil
        ? "write it as `name: value` in the block" : "write `\(properties.brief)` in the block",
      fix: fix)
  }

  /// A `switch` that stands where a statement should.
  static func switchStatement(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L077", "switch-statement"), "`switch` gives a value, and is no statement",
      at: range, label: "nothing takes its value"
    ).helping(
      "set a property with it: `spacing: switch container.width { case ..<600: 8 default: 16 }`"
    )
    .helping("or choose statements with `if … { … } else { … }`")
  }

  /// `if` where a value is asked for.
  static func ifForValue(_ text: String?, at range: TextRange, fix: Fix?) -> Diagnostic {
    Diagnostic(
      Code(.error, "L078", "if-for-value"), "`if` chooses statements, and gives no value",
      at: range, label: "a value belongs here"
    ).helping(text.map { "write `\($0.brief)`" } ?? "write `condition ? 8 : 16`", fix: fix)
  }

  /// Signs between the cases of a `switch`.
  static func signBetweenCases(_ sign: String, at ranges: [TextRange]) -> Diagnostic {
    Diagnostic(
      Code(.error, "L079", "sign-between-cases"), "cases are written without `\(sign)` between",
      at: ranges.first ?? 0..<0, label: "one too many"
    ).helping(
      ranges.count == 1 ? "take it out" : "take out all \(ranges.count) of them",
      fix: Fix(.safe, ranges.map { Edit(replace: $0, with: "") }))
  }

  /// An arrow where a case has its colon.
  static func arrowForColon(_ sign: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L080", "arrow-for-colon"), "`\(sign)` stands where `:` belongs", at: range,
      label: "`:` belongs here"
    ).helping("write `:`", fix: .replacing(hole, with: ":"))
  }

  /// A ratio with a colon.
  static func ratio(_ text: String, at range: TextRange, colon: TextRange) -> Diagnostic {
    let meant = text.split(separator: ":").joined(separator: "/")
    return Diagnostic(
      Code(.error, "L081", "ratio-with-colon"), "the ratio `\(text.shortened)` has a colon",
      at: range, label: "`/` belongs here"
    ).helping("write `\(meant.shortened)`", fix: .replacing(colon, with: "/"))
  }

  /// A name with hyphens.
  static func hyphenInName(_ name: String, at range: TextRange) -> Diagnostic {
    let parts = name.split(separator: "-")
    let meant =
      (parts.first.map { [String($0)] } ?? [])
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let camel = meant.joined()
    return Diagnostic(
      .hyphenInName, "`\(name.shortened)` has a hyphen in its name", at: range,
      label: "reads as minus"
    ).noting("names have letters, digits and `_`").helping(
      "write `\(camel.shortened)`", fix: .replacing(range, with: camel))
  }

  /// A word that a header has no place for.
  static func wordInHeader(_ word: String, _ meant: [String], at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L083", "word-in-header"), "`\(word)` means nothing in a header", at: range,
      label: "no part of a header")
    guard let meant = meant.first else {
      return diagnostic.noting("a header has a name, a size, and `split`, `repeat` or `as`")
        .helping("write properties in `{ }` behind the header")
    }
    return diagnostic.helping("did you mean `\(meant)`?", fix: .replacing(range, with: meant))
  }

  /// A round or square bracket where a brace is closed.
  static func wrongCloser(_ sign: String, at range: TextRange, opener: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L026", "wrong-closer"), "`\(sign)` cannot close `{`", at: range,
      label: "`}` belongs here"
    ).pointing(at: opener, "opened here").helping("write `}`", fix: .replacing(range, with: "}"))
  }

  /// A loop without its `in`.
  static func missingIn(found: String, at gap: TextRange) -> Diagnostic {
    .expected(.part, "`in` after the name", found: found, at: gap)
      .helping("write `for i in 0..<3 {`, say")
  }
}

extension Diagnostic.Code {
  /// An import of a module.
  package static let moduleImport = Self(.error, "L071", "module-import")
  /// A call where a statement should stand.
  package static let callStatement = Self(.error, "L073", "call-statement")
  /// A name with hyphens.
  package static let hyphenInName = Self(.error, "L082", "hyphen-in-name")
}
