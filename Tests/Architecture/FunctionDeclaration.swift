/// A function or initializer with its size.
struct FunctionDeclaration {
  let name: String
  let lineCount: Int
  let parameterCount: Int

  static func all(in code: CodeTokens) -> [FunctionDeclaration] {
    code.tokens.indices.compactMap { FunctionDeclaration(at: $0, in: code) }
  }

  /// The function whose `func` or `init` is the token at `index`; `nil` for any other token.
  private init?(at index: Int, in code: CodeTokens) {
    let tokens = code.tokens
    guard tokens[index] == "func" || Self.isInitializer(index, tokens),
      let open = tokens[(index + 2)...].firstIndex(of: "(").map({
        tokens[index + 1] == "(" ? index + 1 : $0
      }),
      let close = Self.end(of: open, in: tokens)
    else { return nil }
    name = tokens[index] == "func" ? tokens[index + 1] : "init"
    parameterCount = Self.colons(directlyIn: open...close, of: tokens)
    let body = Self.body(after: close, in: tokens).flatMap { Self.end(of: $0, in: tokens) }
    lineCount = code.lines[body ?? close] - code.lines[index] + 1
  }

  private static func isInitializer(_ index: Int, _ tokens: [String]) -> Bool {
    tokens[index] == "init" && index > 0 && tokens[index - 1] != "." && index + 2 < tokens.count
      && ["(", "<", "?", "!"].contains(tokens[index + 1])
  }

  /// The bracket that closes the one at `open`.
  private static func end(of open: Int, in tokens: [String]) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The number of colons that are in no further brackets: one for each parameter.
  private static func colons(directlyIn range: ClosedRange<Int>, of tokens: [String]) -> Int {
    var (depth, count) = (0, 0)
    for index in range {
      switch tokens[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      case ":" where depth == 1: count += 1
      default: break
      }
    }
    return count
  }

  /// The brace that opens the body; `nil` for a requirement of a protocol.
  private static func body(after close: Int, in tokens: [String]) -> Int? {
    let next = tokens[close...].dropFirst().firstIndex {
      ["{", "}", "func", "var", "init", "static", "mutating", "package", "private"].contains($0)
    }
    return next.flatMap { tokens[$0] == "{" ? $0 : nil }
  }
}
