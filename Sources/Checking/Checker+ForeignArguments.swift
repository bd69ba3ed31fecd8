internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Tracks as other languages have them: a number, a list, calls around calls.
  func foreignTracks(_ syntax: PropertySyntax, form: ValueForm) -> Diagnostic? {
    guard form.type.contains(.track), let name = syntax.name?.text, syntax.parts.isEmpty,
      let first = syntax.values.first, let last = syntax.values.last,
      syntax.values.allSatisfy({ $0.label == nil })
    else { return nil }
    let refused = tree.diagnostics(in: syntax.range)
    let tracks = syntax.values.compactMap { $0.expression.flatMap(tracks(writtenIn:)) }
    guard tracks.count == syntax.values.count, !syntax.values.allSatisfy(\.isTrack),
      refused.allSatisfy({ $0.code == .leadingDot })
    else { return nil }
    return .foreignValues(
      name, tracks.joined(separator: ", "),
      at: first.range.lowerBound..<last.range.upperBound)
  }

  /// The tracks that an expression of another language describes, as they are written here.
  private func tracks(writtenIn syntax: ExpressionSyntax) -> String? {
    switch syntax {
    case .number(let number):
      return Int(number.text).flatMap { Self.mostTracks.contains($0) ? $0 : nil }
        .map { repeated(ForeignTrack.equal, $0) }
    case .list(let list):
      let tracks = list.elements.compactMap(tracks(writtenIn:))
      return tracks.count == list.elements.count && !tracks.isEmpty
        ? tracks.joined(separator: ", ") : nil
    case .call(let call):
      guard let repetition = repetition(of: call) else { return track(call) }
      return tracks(writtenIn: repetition.of).map { repeated($0, repetition.count) }
    case .parenthesis, .name, .string, .boolean, .fraction, .estimated, .atLeast, .unary, .binary,
      .ternary, .switchExpression, .error:
      return nil
    }
  }

  /// How many equal tracks a fix writes out.
  private static let mostTracks = 1...12

  private func repeated(_ track: String, _ turns: Int) -> String {
    Array(repeating: track, count: turns).joined(separator: ", ")
  }

  /// How often a call repeats one of its arguments, and which: Swift's `Array(repeating:count:)`,
  /// CSS's `repeat(count, …)`.
  private func repetition(of call: CallSyntax) -> (count: Int, of: ExpressionSyntax)? {
    guard call.arguments.count == 2, let first = call.arguments[0].expression,
      let second = call.arguments[1].expression
    else { return nil }
    let isSwifts = call.arguments[0].label?.text == "repeating"
    guard isSwifts || call.callee?.text == "repeat" else { return nil }
    let count = Int(isSwifts ? second.text : first.text)
    return count.flatMap {
      Self.mostTracks.contains($0) ? ($0, isSwifts ? first : second) : nil
    }
  }

  /// A track as a call makes it, or one around such a call that adds to it.
  private func track(_ call: CallSyntax) -> String? {
    guard let callee = call.callee?.text else { return nil }
    if let function = ForeignTrack.functions.first(where: { $0.name == callee }) {
      return "\(callee)(\(ForeignTrack.spelling(of: call.arguments[...], in: function)))"
    }
    guard callee.first?.isUppercase ?? false,
      case .call(let inner)? = call.arguments.first?.expression,
      let name = inner.callee?.text,
      let function = ForeignTrack.functions.first(where: { $0.name == name })
    else { return nil }
    let arguments = inner.arguments + call.arguments.dropFirst()
    return "\(name)(\(ForeignTrack.spelling(of: arguments[...], in: function)))"
  }
}

/// A column or a row of a grid as SwiftUI describes it.
private enum ForeignTrack {
  static let functions = Function.all.filter { $0.result == .track }

  /// A track that takes an equal share.
  static let equal = Function.flexible.name + "()"

  /// What stands in the parentheses of `function`, labels of other languages exchanged for its own.
  static func spelling(of arguments: ArraySlice<ArgumentSyntax>, in function: Function) -> String {
    arguments.compactMap { argument in
      guard let value = argument.expression?.text else { return nil }
      guard let label = argument.label?.text else { return value }
      let own = function.parameters.first { label.hasPrefix($0.name) }
      return "\(own?.name ?? label): \(value)"
    }
    .joined(separator: ", ")
  }
}

extension ValueSyntax {
  /// Whether it is a call of a function that makes a track here, with any arguments.
  fileprivate var isTrack: Bool {
    guard case .call(let call)? = expression else { return false }
    return ForeignTrack.functions.contains { $0.name == call.callee?.text }
  }
}
