internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// The members that a key path leads to; `nil` where they are not known.
  mutating func keyPath(_ expression: SwiftExpression) throws -> [String]? {
    guard case .function(let function) = try evaluate(expression),
      case .keyPath(let text) = function.body
    else { return nil }
    return Self.names(inKeyPath: text)
  }

  static func names(inKeyPath text: String) -> [String]? {
    let words = text.dropFirst().split(separator: ".").map { word in
      String(word.last == "?" || word.last == "!" ? word.dropLast() : word)
    }
    guard words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return nil
    }
    return words.drop { $0.first?.isUppercase == true }.filter { $0 != "self" }
  }

  /// `owner` with what a path of members leads to set.
  mutating func setting(
    _ names: ArraySlice<String>, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue {
    guard let first = names.first else { return value }
    if names.count == 1 { return try setting(first, of: owner, to: value, at: range) }
    let part = try member(first, of: owner, at: range)
    let changed = try setting(names.dropFirst(), of: part, to: value, at: range)
    return changed == part ? owner : try setting(first, of: owner, to: changed, at: range)
  }
}
