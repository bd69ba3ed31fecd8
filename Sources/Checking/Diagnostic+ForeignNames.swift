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

  /// A size that a call makes where a header has its size.
  static func calledSize(_ size: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .calledSize, "expected a size `width x height`, found a call", at: range,
      label: "Swift syntax"
    ).helping("write `\(size)`", fix: .replacing(range, with: size))
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

  /// A word that begins statements in another language.
  static func foreignStatement(_ word: String, help: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownKind, "unknown kind `\(word)`", at: range, label: "unknown word").helping(
      help)
  }
}
