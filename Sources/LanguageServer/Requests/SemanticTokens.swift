internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let allTokens = Request(
    method: "textDocument/semanticTokens/full",
    capabilities: { _, _ in
      let types = SemanticToken.Kind.allCases.map { JSON.text("\($0)") }
      let modifiers = SemanticToken.Traits.names.map { JSON.text($0) }
      return [
        (
          "semanticTokensProvider",
          [
            "legend": ["tokenTypes": .list(types), "tokenModifiers": .list(modifiers)],
            "range": true, "full": ["delta": true],
          ]
        )
      ]
    }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let (id, numbers) = session.tokens(of: document)
    return .now(["resultId": .text(id), "data": .list(numbers.json)])
  }

  static let tokensOfRange = Request(method: "textDocument/semanticTokens/range") {
    parameters, session throws(ResponseError) in
    let fields = try parameters.required("range")
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let range = try map.range(fields)
    let tokens = document.tokens.filter {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
    return .now(["data": .list(encoded(tokens, map).json)])
  }

  static let tokensDelta = Request(method: "textDocument/semanticTokens/full/delta") {
    parameters, session throws(ResponseError) in
    let known = try parameters.required("previousResultId").text()
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let before = document.tokenResults[known]
    let (id, numbers) = session.tokens(of: document)
    guard let before else {
      return .now(["resultId": .text(id), "data": .list(numbers.json)])
    }
    let prefix = zip(before, numbers).prefix { $0 == $1 }.count
    let most = min(before.count, numbers.count) - prefix
    let suffix = zip(before.reversed(), numbers.reversed()).prefix(most).prefix { $0 == $1 }.count
    guard prefix < before.count || prefix < numbers.count else {
      return .now(["resultId": .text(id), "edits": .list([])])
    }
    let edit: JSON = [
      "start": .number(Double(prefix)),
      "deleteCount": .number(Double(before.count - prefix - suffix)),
      "data": .list(Array(numbers[prefix..<(numbers.count - suffix)]).json),
    ]
    return .now(["resultId": .text(id), "edits": .list([edit])])
  }

  /// Five numbers a token: how many lines and characters behind the last, how long, kind and traits.
  fileprivate static func encoded(_ tokens: [SemanticToken], _ map: PositionMap) -> [Int] {
    var (line, character) = (0, 0)
    var numbers: [Int] = []
    numbers.reserveCapacity(5 * tokens.count)
    for token in tokens {
      let start = map.position(of: token.range.lowerBound)
      let end = map.position(of: token.range.upperBound)
      numbers.append(start.line - line)
      numbers.append(start.line == line ? start.character - character : start.character)
      numbers.append(end.character - start.character)
      numbers.append(token.kind.rawValue)
      numbers.append(Int(token.traits.rawValue))
      (line, character) = (start.line, start.character)
    }
    return numbers
  }
}

extension [Int] {
  fileprivate var json: [JSON] { map { .number(Double($0)) } }
}

extension Session {
  /// The tokens of a document as numbers, kept under an id.
  fileprivate mutating func tokens(of document: Document) -> (id: String, numbers: [Int]) {
    let numbers = Request.encoded(document.tokens, positions(document))
    let id = "\(document.generation)"
    documents[Address(document.uri)]?.keepTokens(numbers, as: id)
    return (id, numbers)
  }
}

extension Document {
  fileprivate var tokens: [SemanticToken] {
    compilation.map(semanticTokens) ?? semanticTokens(of: tree)
  }
}
