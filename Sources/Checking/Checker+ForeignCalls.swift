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

  /// A call that makes a size of two sides, in the place of a size.
  func calledSize(_ call: CallSyntax) -> Diagnostic? {
    guard let size = writtenSize(call), let callee = call.callee else { return nil }
    let range = withDot(call.range)
    return .calledSize(callee.text, size, at: range, fix: .replacing(range, with: size))
  }

  /// The same in the place of an element's name: a callee in small letters is that name.
  func calledSize(ofName call: CallSyntax) -> Diagnostic? {
    guard let name = call.callee?.text, name.first?.isLowercase ?? false, name != "init",
      let size = writtenSize(call)
    else { return calledSize(call) }
    let text = "\(name) \(size)"
    return .calledSize(name, text, at: call.range, fix: .replacing(call.range, with: text))
  }

  /// How the size is written that a call makes.
  private func writtenSize(_ call: CallSyntax) -> String? {
    let sides = [["widthDimension", "width"], ["heightDimension", "height"]].map { labels in
      call.arguments.first { labels.contains($0.label?.text ?? "") }?.expression.map(spelling)
    }
    guard call.arguments.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return "\(width) x \(height)"
  }

  /// How a length is written here that may be one of UIKit's calls.
  private func spelling(of syntax: ExpressionSyntax) -> String {
    guard case .call(let call) = syntax, let callee = call.callee,
      let foreign = ForeignSize.all[callee.words.last?.text ?? ""], call.arguments.count == 1,
      let inner = call.arguments[0].expression
    else { return syntax.text }
    let isCompound = if case .binary = inner { true } else { false }
    return foreign.spelling(isCompound ? "(\(inner.text))" : inner.text)
  }

  /// The same range with the dot that Swift has before it.
  private func withDot(_ range: TextRange) -> TextRange {
    let before = range.lowerBound - 1
    let isDot = before >= tree.source.base && tree.source.byte(at: before) == UInt8(ascii: ".")
    return (isDot ? before : range.lowerBound)..<range.upperBound
  }

  /// A call where a value should stand, of what is no function here.
  func foreignCall(_ syntax: CallSyntax, _ callee: NameSyntax) -> Diagnostic? {
    if let size = writtenSize(syntax) {
      return .sizeAsValue(callee.text, size, at: callee.range)
    }
    let hasDot = tree.diagnostics(in: syntax.range).contains { $0.code == .leadingDot }
    if !hasDot, let fault = conversion(syntax) { return fault }
    guard callee.text.first?.isUppercase ?? false, let kind = ElementKind.called(elsewhere: callee.text)
    else { return nil }
    return .elementAsValue(callee.text, kind.words.example, at: callee.range)
  }

  /// A call that makes one sort of number, or a text, of a value.
  func conversion(_ syntax: CallSyntax) -> Diagnostic? {
    guard let callee = syntax.callee, Self.conversions.contains(callee.text),
      syntax.arguments.count == 1, syntax.arguments[0].label == nil,
      let inner = syntax.arguments[0].expression
    else { return nil }
    return .conversion(callee.text, meant: inner.text, at: callee.range, whole: syntax.range)
  }

  /// What Swift calls the functions that do so.
  private static let conversions: Set = ["CGFloat", "Double", "Float", "Int", "String"]

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

extension ElementSyntax {
  /// The words that it begins with, and the dots between them.
  var pathText: String {
    node.ownTokens.prefix { $0.kind.isWord || $0.kind == .dot }
      .map { node.text(of: $0) }.joined()
  }
}
