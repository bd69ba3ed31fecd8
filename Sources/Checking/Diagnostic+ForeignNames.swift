internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A definition that is called.
  static func callOfDefinition(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .callStatement, "`\(name)` is a definition, and needs `use` before it", at: range,
      label: "`use` is missing"
    ).helping("write `use \(name)(…)`", fix: .inserting("use ", at: range.lowerBound))
  }

  /// A definition where an element should stand.
  static func definitionAsKind(_ syntax: ElementSyntax, _ word: NameToken) -> Diagnostic {
    let subject = syntax.subject?.range ?? word.range
    let isCall = subject != word.range && subject.lowerBound == word.range.upperBound
    let meant = "use \(word.text)" + (isCall ? syntax.subject?.text ?? "" : "")
    let isWhole = subject == word.range || isCall
    let isFixed = isWhole && syntax.size == nil && syntax.clauses.isEmpty
    return Diagnostic(
      .unknownKind, "`\(word.text)` is a definition, and needs `use` before it", at: word.range,
      label: "`use` is missing"
    ).helping(
      "write `\(meant)`",
      fix: isFixed ? .inserting("use ", at: word.range.lowerBound) : nil)
  }

  /// A call of something that is neither an element nor a definition nor a property.
  static func callOfNothing(
    _ name: String, among kinds: [String], at range: TextRange
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .callStatement, "`\(name)` is not an element", at: range, label: "nothing is called so")
    return kinds.isEmpty
      ? diagnostic
      : diagnostic.helping("there is \(kinds.map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// A property that is called.
  static func callOfProperty(_ name: String, meant: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .callStatement, "`\(name)` is a property, and is set with a colon", at: range,
      label: "SwiftUI's modifier"
    ).helping("write `\(meant)`", fix: .replacing(range, with: meant))
  }

  /// An element that another language makes with a call, and whose name here is no other.
  static func callOfElement(
    _ word: String, _ kind: String, at range: TextRange, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .callStatement, "`\(word)(…)` is written `\(kind) { … }` here", at: range,
      label: "SwiftUI's call"
    ).noting("what an element has stands in its block, as in `spacing: 8`")
      .helping("write `\(kind)`, and its arguments as properties in `{ }`", fix: fix)
  }

  /// An element that UIKit makes with a call.
  static func callOfElement(
    _ word: String, _ kind: String, as example: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .callStatement, "`\(word)` is called `\(kind)` here", at: range,
      label: word.hasPrefix("NS") || word.hasPrefix("UI") ? "UIKit's call" : "SwiftUI's call"
    ).helping("write it with its name and size, as in `\(example)`")
  }

  /// An element that is made as a value.
  static func elementAsValue(
    _ name: String, _ example: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "`\(name)` makes no value here", at: range,
      label: "an element, not a value"
    ).noting("elements stand in the blocks of those that hold them")
      .helping("write it where it belongs, as in `\(example)`")
  }

  /// A size that a call makes where a header has its size.
  static func calledSize(
    _ name: String, _ size: String, at range: TextRange, fix: Fix
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L084", "called-size"), "a size is written `width x height`", at: range,
      label: name == "init" ? "Swift's call" : "UIKit's call"
    ).helping("write `\(size)`", fix: fix)
  }

  /// A size that a call makes where a value should stand.
  static func sizeAsValue(
    _ name: String, _ size: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "`\(name)` makes no value here", at: range,
      label: "a size is no value"
    ).helping("write the size in the header of what has it: `\(size)`")
  }

  /// A function that makes one sort of number, or a text, of another value.
  static func conversion(
    _ name: String, meant: String, at range: TextRange, whole: TextRange
  ) -> Diagnostic {
    let reason = name == "String" ? "texts show numbers, too" : "numbers are of one sort"
    return Diagnostic(
      .unknownFunction, "`\(name)` is not needed: \(reason)", at: range, label: "not a function"
    ).helping("write `\(meant)`", fix: .replacing(whole, with: meant))
  }

  /// A function that makes a range.
  static func calledRange(_ range: String, at place: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "a range is written with `..<` or `...`", at: place,
      label: "not a function"
    ).helping("write `\(range)`", fix: .replacing(place, with: range))
  }

  /// Edges that a call makes.
  static func calledEdges(
    _ name: String, _ edges: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "edges are written side by side, without a call", at: range,
      label: name == "init" ? "Swift's call" : "another language's call"
    ).helping("write `\(edges)`", fix: .replacing(range, with: edges))
  }

  /// Edges in CSS's order and with its units, or without commas.
  static func unnamedEdges(
    _ text: String, _ meant: String, at range: TextRange, _ edges: String
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L085", "unnamed-edges"), "`\(text)` does not say which edge is which",
      at: range, label: "which side is which?"
    ).noting("CSS goes round from the top; here every value has its label").helping(
      "read as CSS this is `\(meant)`",
      fix: Fix(.display, [Edit(replace: range, with: edges)]))
  }

  /// A property with its owner before it.
  static func prefixedProperty(
    _ text: String, called name: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "`\(text)` is called `\(name)` here", at: range,
      label: "nothing before the property"
    ).noting("a property belongs to the block it stands in")
  }

  /// One of CSS's properties.
  static func cssProperty(_ name: String, meant: String, at range: TextRange, fix: Fix)
    -> Diagnostic
  {
    Diagnostic(
      .hyphenInName, "`\(name)` is called something else here", at: range, label: "CSS's name"
    ).helping("write `\(meant)`", fix: fix)
  }

  /// A property that another language calls something else.
  static func propertyElsewhere(
    _ name: String, called ours: String, on owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "unknown property `\(name)` on \(owner)", at: range,
      label: "another language's name"
    ).helping("it is called `\(ours)` here", fix: .replacing(range, with: ours))
  }

  /// A name without the value that is given for it.
  static func labelAlone(
    _ name: String, in property: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongCount, "`\(name)` has no value behind it", at: range, label: "a value is missing"
    ).helping("write `\(property): \(name) 3`, say")
  }

  /// A name that is another one here.
  static func foreignName(
    _ name: String, meant: String, at range: TextRange,
    _ applicability: Fix.Applicability = .safe
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown name `\(name)`", at: range, label: "another language's name"
    ).helping(
      "write `\(meant)`", fix: Fix(applicability, [Edit(replace: range, with: meant)]))
  }

  /// Another language's word for a side of a size.
  static func foreignSide(_ name: String, help: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown name `\(name)`", at: range, label: "another language's word"
    ).helping(help)
  }

  /// Another language's word for nothing.
  static func nothing(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown name `\(name)`", at: range, label: "there is no such value"
    ).helping("leave the property out: what is not written has its default")
  }

  /// A question whether something is there at all.
  static func comparedWithNothing(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown name `\(name)`", at: range, label: "there is no such value"
    ).noting("every field that is read has to be there")
      .helping("let the data say it, as in `if data.hasImage { … }`")
  }

  /// A statement of another language.
  static func foreignStatement(_ word: String, help: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownKind, "unknown kind `\(word)`", at: range, label: "another language's word"
    ).helping(help)
  }
}

extension Diagnostic.Code {
  static let misplacedElement = Self(.error, "L103", "misplaced-element")
  static let unknownKind = Self(.error, "L102", "unknown-kind")
  static let unknownName = Self(.error, "L109", "unknown-name")
  static let unknownFunction = Self(.error, "L111", "unknown-function")
  static let unknownProperty = Self(.error, "L121", "unknown-property")
  static let wrongCount = Self(.error, "L208", "wrong-count")
}
