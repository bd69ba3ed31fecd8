import LayoutCompiler
import LayoutFormatting
import LayoutSolver
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support

/// What formatting may not change in a file, and what it has to settle.
struct Laws {
  let before: SyntaxTree
  let after: SyntaxTree

  init(_ bytes: [UInt8]) {
    before = parse(SourceText(bytes: bytes))
    after = parse(SourceText(bytes: formatted(before)))
  }

  /// The laws that are broken, in words.
  var broken: [String] {
    var broken: [String] = []
    if codes(before) != codes(after) { broken.append("\(codes(before)) became \(codes(after))") }
    if meant(before) != meant(after) { broken.append("the tokens differ") }
    if comments(before) != comments(after) {
      broken.append("the comments differ: \(comments(before)) became \(comments(after))")
    }
    if shape(before) != shape(after) { broken.append("the trees differ") }
    guard before.diagnostics.isEmpty else { return broken }
    if formatted(after) != after.source.bytes { broken.append("formatting again changes it") }
    return broken + brokenLines
  }

  /// What is wrong with the lines of a faultless file.
  private var brokenLines: [String] {
    let text = String(decoding: after.source.bytes, as: UTF8.self)
    var broken: [String] = []
    if text.contains("\r") { broken.append("a carriage return is left") }
    if text.hasPrefix("\u{FEFF}") || text.hasPrefix("\n") {
      broken.append("it begins with nothing")
    }
    if text.contains("\n\n\n") || text.hasSuffix("\n\n") { broken.append("too many empty lines") }
    if !text.isEmpty, !text.hasSuffix("\n") { broken.append("the line end is missing") }
    if text.contains(" \n") || text.contains("\t\n") { broken.append("blanks at a line's end") }
    return broken
  }

  private func codes(_ tree: SyntaxTree) -> [String] { tree.diagnostics.map(\.code.number) }

  /// The tokens that mean something, numbers by their values.
  private func meant(_ tree: SyntaxTree) -> [String] {
    tree.tokens.filter { !$0.isTrivia && $0.kind != .semicolon }.map { token in
      let text = tree.source[token.range]
      guard token.kind == .number || token.kind == .fraction else { return text }
      return text.split(separator: "/").map { part in
        let digits = part.prefix { $0.isNumber || $0 == "." }
        return "\(Double(digits) ?? -1)\(part.dropFirst(digits.count))"
      }.joined(separator: "/")
    }
  }

  /// What the comments say, without the blanks at the ends of lines; one that the file ends in has
  /// got a line end.
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

  /// The kinds of all nodes, and how many stand in each.
  private func shape(_ tree: SyntaxTree) -> [Shape] {
    (0..<tree.nodeCount).map { Shape(kind: tree[$0].kind, endID: tree[$0].endID) }
  }

  private struct Shape: Equatable {
    let kind: SyntaxTree.Kind
    let endID: Int
  }
}

/// Everything that is evaluated and solved of a file, and what is said about it.
struct Meaning: Equatable {
  private var codes: [String]
  private var models: [Subject] = []
  private var refusals: [Refusal] = []
  private var elements: [SolvedElement] = []

  init(of bytes: [UInt8]) {
    let compilation = Compilation(SourceText(bytes: bytes))
    codes = compilation.diagnostics.map(\.code.number)
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
