internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Whether the parser has refused the element as a call.
  func isCall(_ syntax: ElementSyntax) -> Bool {
    let start = syntax.range.lowerBound
    return tree.diagnostics(in: start..<start).contains {
      $0.code == .unexpectedCall && $0.range.lowerBound == start
    }
  }

  /// A call of UIKit's word for a length.
  func foreignLength(_ syntax: CallSyntax) -> Diagnostic? {
    guard let callee = syntax.callee, let length = syntax.node.foreignLength else { return nil }
    return .foreignSize(callee.text, meant: length, at: syntax.range)
  }

  /// A call that makes one sort of number, or a text, of a value.
  func conversion(_ syntax: CallSyntax) -> Diagnostic? {
    guard let callee = syntax.callee, Self.conversions.contains(callee.text),
      syntax.arguments.count == 1, syntax.arguments[0].label == nil,
      let inner = syntax.arguments[0].expression
    else { return nil }
    if callee.text == "Int", inner.number.map({ $0.contains(".") }) ?? true {
      return .truncation("\(Self.floor)(\(inner.text))", at: callee.range, whole: syntax.range)
    }
    return .conversion(callee.text, meant: inner.text, at: callee.range, whole: syntax.range)
  }

  private static let floor = "floor"

  /// What Swift calls the functions that do so.
  private static let conversions: Set = ["CGFloat", "Double", "Float", "Int", "String"]

  /// What another language makes an element with, where a value should stand.
  func elementAsValue(_ callee: NameSyntax) -> Diagnostic? {
    guard callee.isCapitalized, let kind = ElementKind.called(elsewhere: callee.text) else {
      return nil
    }
    return .elementAsValue(callee.text, kind.words.example, at: callee.range)
  }

  /// A call that other languages have for a range.
  func calledRange(_ syntax: RangeSyntax) -> Diagnostic? {
    guard syntax.sign == nil, case .call(let call)? = syntax.lower, call.callee?.text == "range",
      tree.diagnostics(in: call.range).isEmpty
    else { return nil }
    let ends = call.arguments.compactMap(\.expression).map(\.text)
    guard (1...2).contains(ends.count) else { return nil }
    return .calledRange(
      ends.count == 1 ? "0..<\(ends[0])" : "\(ends[0])..<\(ends[1])", at: call.range)
  }
}

extension NameSyntax {
  /// Whether it begins as types do.
  var isCapitalized: Bool { text.first?.isUppercase ?? false }
}

extension ElementSyntax {
  /// The words that it begins with, and the dots between them.
  var pathText: String {
    node.ownTokens.prefix { $0.kind.isWord || $0.kind == .dot }
      .map { node.text(of: $0) }.joined()
  }
}
