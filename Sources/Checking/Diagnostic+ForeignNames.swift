internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A definition where an element should stand.
  static func definitionAsKind(_ syntax: ElementSyntax, _ word: NameToken) -> Diagnostic {
    let subject = syntax.subject?.range ?? word.range
    let isCall = subject != word.range && subject.lowerBound == word.range.upperBound
    let meant = "use \(word.text)" + (isCall ? syntax.subject?.text ?? "" : "")
    let isWhole = subject == word.range || isCall
    let isFixed = isWhole && syntax.size == nil && syntax.clauses.isEmpty
    return Diagnostic(
      .unknownKind, "expected `use` before definition `\(word.text)`", at: word.range,
      label: "missing `use`"
    ).helping(
      "write `\(meant)`", fix: isFixed ? .inserting("use ", at: word.range.lowerBound) : nil)
  }

  /// An element that is made as a value.
  static func elementAsValue(_ name: String, _ example: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownFunction, "`\(name)` is not a value", at: range, label: "an element").noting(
      "elements are written in the block of their parent"
    ).helping("write it in its parent's block: `\(example)`")
  }

  /// A size that a call makes where a header has its size.
  static func calledSize(_ size: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .calledSize, "expected a size `width x height`, found a call", at: range,
      label: "Swift syntax"
    ).helping("write `\(size)`", fix: .replacing(range, with: size))
  }

  /// A function that makes one sort of number, or a text, of another value.
  static func conversion(_ name: String, meant: String, at range: TextRange, whole: TextRange)
    -> Diagnostic
  {
    let reason = name == "String" ? "a text can show numbers" : "all numbers have one type"
    return Diagnostic(
      .unknownFunction, "unnecessary conversion `\(name)`: \(reason)", at: range,
      label: "not a function"
    ).helping("write `\(meant)`", fix: .replacing(whole, with: meant))
  }

  /// Swift's function that leaves out what stands behind the point.
  static func truncation(_ meant: String, at range: TextRange, whole: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "unknown function `Int`: use `floor`", at: range, label: "not a function"
    ).helping("write `\(meant)`", fix: .replacing(whole, with: meant))
  }

  /// A function that makes a range.
  static func calledRange(_ range: String, at place: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "expected `..<` or `...` in a range", at: place, label: "not a function"
    ).helping("write `\(range)`", fix: .replacing(place, with: range))
  }

  /// Edges in CSS's order and with its units, or without commas.
  static func unnamedEdges(_ text: String, _ meant: String, at range: TextRange, _ edges: String)
    -> Diagnostic
  {
    Diagnostic(
      .unnamedEdges, "`\(text)` has unlabelled edges", at: range, label: "missing edge labels"
    ).noting("CSS's order is top, right, bottom, left; here every value has a label").helping(
      "in CSS's order, this is `\(meant)`", fix: Fix(.display, [Edit(replace: range, with: edges)]))
  }

  /// A property with its owner before it.
  static func prefixedProperty(_ text: String, called name: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .unknownProperty, "unknown property `\(text)`: use `\(name)`", at: range,
      label: "unexpected prefix"
    ).noting("a property belongs to the element whose block contains it")
  }

  /// One of CSS's properties.
  static func cssProperty(_ name: String, meant: String, at range: TextRange, fix: Fix)
    -> Diagnostic
  {
    Diagnostic(.hyphenInName, "unknown property `\(name)`", at: range, label: "CSS's name").helping(
      "write `\(meant)`", fix: fix)
  }

  /// A property that another language calls something else.
  static func propertyElsewhere(
    _ name: String, called ours: String, on owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "unknown property `\(name)` on \(owner)", at: range, label: "unknown name"
    ).helping("use `\(ours)`", fix: .replacing(range, with: ours))
  }

  /// A name without the value that is given for it.
  static func labelAlone(_ name: String, in property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.wrongCount, "expected a value after `\(name)`", at: range, label: "missing value")
      .helping("for example: `\(property): \(name) 3`")
  }

  /// A name that is another one here.
  static func foreignName(
    _ name: String, meant: String, at range: TextRange, _ applicability: Fix.Applicability = .safe
  ) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(name)`", at: range, label: "unknown name").helping(
      "write `\(meant)`", fix: Fix(applicability, [Edit(replace: range, with: meant)]))
  }

  /// Another language's word for a side of a size.
  static func foreignSide(_ name: String, help: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(name)`", at: range, label: "unknown word").helping(
      help)
  }

  /// Another language's word for nothing.
  static func nothing(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(name)`", at: range, label: "not a value").helping(
      "remove the property to use its default")
  }

  /// A question whether something is there at all.
  static func comparedWithNothing(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(name)`", at: range, label: "not a value").noting(
      "every field that is read has to be there"
    ).helping("decide it by the data, as in `if data.hasImage { … }`")
  }

  /// A statement of another language.
  static func foreignStatement(_ word: String, help: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownKind, "unknown kind `\(word)`", at: range, label: "unknown word").helping(
      help)
  }
}
