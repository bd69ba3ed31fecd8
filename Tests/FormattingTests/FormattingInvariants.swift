import LayoutCompiler
import LayoutFormatting
import LayoutSolver
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support

/// What formatting must keep and what it must normalise in a file.
struct FormattingInvariants {
  let before: SyntaxTree
  let after: SyntaxTree

  init(_ bytes: [UInt8]) {
    before = parse(SourceText(bytes: bytes))
    after = parse(SourceText(bytes: formatted(before)))
  }

  /// The violated invariants as messages.
  var violations: [String] {
    var violations: [String] = []
    if codes(before) != codes(after) {
      violations.append("\(codes(before)) became \(codes(after))")
    }
    if significantTokens(before) != significantTokens(after) {
      violations.append("the tokens differ")
    }
    if comments(before) != comments(after) {
      violations.append("the comments differ: \(comments(before)) became \(comments(after))")
    }
    if shape(before) != shape(after) { violations.append("the trees differ") }
    if formatted(after) != after.source.bytes { violations.append("formatting again changes it") }
    return before.diagnostics.isEmpty ? violations + lineViolations : violations
  }

  /// Violations in the lines of a file without faults.
  private var lineViolations: [String] {
    let text = String(decoding: after.source.bytes, as: UTF8.self)
    var violations: [String] = []
    if text.contains("\r") { violations.append("a carriage return is left") }
    if text.hasPrefix("\u{FEFF}") || text.hasPrefix("\n") {
      violations.append("it starts with an empty line or a byte order mark")
    }
    if text.contains("\n\n\n") || text.hasSuffix("\n\n") {
      violations.append("too many empty lines")
    }
    if !text.isEmpty, !text.hasSuffix("\n") { violations.append("the line end is missing") }
    if text.contains(" \n") || text.contains("\t\n") { violations.append("blanks at a line's end") }
    return violations
  }

  private func codes(_ tree: SyntaxTree) -> [String] { tree.diagnostics.map(\.code.number) }

  /// The significant tokens, numbers by their values.
  private func significantTokens(_ tree: SyntaxTree) -> [String] {
    tree.tokens.filter { !$0.isTrivia && $0.kind != .semicolon }.map { token in
      let text = tree.source[token.range]
      guard token.kind == .number || token.kind == .fraction else { return text }
      return text.split(separator: "/").map { part in
        let digits = part.prefix { $0.isNumber || $0 == "." }
        return "\(Double(digits) ?? -1)\(part.dropFirst(digits.count))"
      }.joined(separator: "/")
    }
  }

  /// The text of the comments without blanks at line ends and, at the end of the file, without the
  /// line end that is added.
  private func comments(_ tree: SyntaxTree) -> [String] {
    let comments = tree.tokens.filter {
      [.lineComment, .docComment, .blockComment].contains($0.kind)
    }
    return comments.map { token in
      let text = tree.source[token.range]
      return text.prefix(through: text.lastIndex { !$0.isWhitespace } ?? text.startIndex).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      )
      .map { line in
        let last = line.lastIndex { $0 != " " && $0 != "\t" }
        return last.map { String(line[...$0]) } ?? ""
      }
      .joined(separator: "\n")
    }
  }

  /// The kinds and sizes of all nodes.
  private func shape(_ tree: SyntaxTree) -> [Shape] {
    (0..<tree.nodeCount).map { Shape(kind: tree[$0].kind, endID: tree[$0].endID) }
  }

  private struct Shape: Equatable {
    let kind: SyntaxTree.Kind
    let endID: Int
  }
}

/// The codes, models, refusals and frames of a file.
struct Meaning: Equatable {
  private var codes: [String]
  private var models: [Subject] = []
  private var refusals: [Refusal] = []
  private var elements: [SolvedElement] = []

  init(of bytes: [UInt8]) {
    let compilation = Compilation(SourceText(bytes: bytes))
    // Which errors only follow from others may depend on the lines that they stand in.
    codes =
      compilation.diagnostics.hasErrors
      ? parse(SourceText(bytes: bytes)).diagnostics.map(\.code.number)
      : compilation.diagnostics.map(\.code.number)
    for job in (try? compilation.jobs(Request())) ?? [] {
      let evaluation = compilation.evaluate(job)
      let result = compilation.result(of: job, evaluation)
      models.append(evaluation.model)
      refusals += result.refusals.map(\.refusal)
      guard result.solved.elementCount < 200 else { continue }
      result.solved.forEachElement { elements.append($0) }
    }
  }
}
