import Foundation
import LayoutAssistance
import LayoutChecking
import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText
import Support
import Testing

/// What editors ask about a place, as text. A case's source has a caret, or several.
@Suite struct AssistanceCaseTests {
  @Test(arguments: Case.all(in: "Assistance/hover"))
  func hover(_ example: Case) {
    check(example) { caret, compilation in
      guard let hover = LayoutAssistance.hover(at: caret, in: compilation) else { return "nothing" }
      return "\(compilation.source[hover.range]):\n\(hover.text)"
    }
  }

  /// The items by their ranks, with their kinds.
  @Test(arguments: Case.all(in: "Assistance/completion"))
  func completion(_ example: Case) {
    check(example) { caret, compilation in
      var surroundings = CompletionSurroundings()
      surroundings.files = { suffixes in
        ["shared/tokens.layout", "a.layout", "shared/feed.json", "Inter.ttf"].filter { path in
          suffixes.contains(where: path.hasSuffix)
        }
      }
      surroundings.definitions = {
        [("shared/tokens.layout", DefinitionSummary(name: "card", parameters: ["side"]))]
      }
      let (items, range) = completions(at: caret, in: compilation, besides: surroundings)
      let lines = Dictionary(grouping: items) { "\($0.rank) \($0.kind)" }
        .map { "\($0.key): \($0.value.map(\.label).joined(separator: ", "))" }.sorted()
      let edits = items.flatMap(\.edits).map {
        "with \($0.replacement.split(separator: "\n").joined(separator: " "))"
      }
      return (["`\(compilation.source[range])`"] + lines + edits).joined(separator: "\n")
    }
  }

  /// Every place of what is named at the caret.
  @Test(arguments: Case.all(in: "Assistance/names"))
  func names(_ example: Case) {
    check(example) { caret, compilation in
      let table = NameTable(of: compilation)
      guard let place = table.occurrence(at: caret) else { return "nothing" }
      let places = table.occurrences(of: place.thing).map { occurrence in
        let source = compilation.sources.file(at: occurrence.range.lowerBound)
        let start = source.location(of: occurrence.range.lowerBound)
        let file = source.name == compilation.source.name ? "" : "\(source.name):"
        return "\(file)\(start.line):\(start.column)"
          + (occurrence.isDeclaration ? " declares" : "")
      }
      return "\(place.thing.kind) \(place.thing.name)\n" + places.joined(separator: "\n")
    }
  }

  @Test(arguments: Case.all(in: "Assistance/hints"))
  func hints(_ example: Case) {
    check(example) { _, compilation in
      let source = compilation.source
      return inlayHints(in: source.range, of: compilation).map { hint in
        let place = source.location(of: hint.offset)
        return "\(place.line):\(place.column) \(hint.family) \(hint.text)"
      }.joined(separator: "\n")
    }
  }

  @Test(arguments: Case.all(in: "Assistance/signature"))
  func signature(_ example: Case) {
    check(example) { caret, compilation in
      guard let found = LayoutAssistance.signature(at: caret, in: compilation) else {
        return "nothing"
      }
      let name =
        found.parameters.indices.contains(found.active)
        ? Array(found.text.utf8)[found.parameters[found.active]] : []
      return "\(found.text) at \(String(decoding: name, as: UTF8.self))"
    }
  }

  /// Each token with its kind.
  @Test(arguments: Case.all(in: "Assistance/tokens"))
  func tokens(_ example: Case) {
    check(example) { _, compilation in
      semanticTokens(of: compilation).map { token in
        let names = SemanticToken.Traits.names.enumerated()
          .filter { token.traits.rawValue & 1 << $0.offset != 0 }.map(\.element)
        return ([compilation.source[token.range], "\(token.kind)"] + names).joined(separator: " ")
      }.joined(separator: "\n")
    }
  }

  /// The actions at the caret, each with what it makes of the text.
  @Test(arguments: Case.all(in: "Assistance/actions"))
  func actions(_ example: Case) {
    check(example) { caret, compilation in
      let findings = Findings(linting: compilation, LintSettings())
      let actions = quickFixes(
        touching: caret..<caret, of: findings, in: compilation.source)
      if actions.isEmpty { return "nothing" }
      return actions.map { action in
        let text = compilation.source.applying(action.edits)
        return "\(action.title)\(action.isPreferred ? " (preferred)" : ""):\n\(text[text.range])"
      }.joined(separator: "")
    }
  }

  /// The name of a case begins with that of the refactoring.
  @Test(arguments: Case.all(in: "Assistance/refactorings"))
  func refactorings(_ example: Case) throws {
    let name = String(example.name.prefix { $0 != ":" })
    let refactoring = try #require(Refactoring.all.first { $0.name == name })
    let marked = MarkedText(example.files.main)
    let others = Dictionary(uniqueKeysWithValues: example.files.others.map { ($0.path, $0.text) })
    let compile: (String) -> Compilation = { text in
      Compilation(text, name: "main.layout") { others[$0] }
    }
    let compilation = compile(marked.text)
    let range = try #require(marked.ranges.first ?? marked.carets.first.map { $0..<$0 })
    let place = RefactoringPlace(range, in: compilation)
    let result = refactoring.applied(at: place) { compile($0[$0.range]) }
    let text = result.map { compilation.source.applying($0.edits) }
    let now = result.map { "\($0.title)\n" } ?? "not available\n"
    let whole = now + (text.map { $0[$0.range] } ?? "")
    #expect(whole == example.expected, "now:\n\(whole)")
  }

  /// On every element of a sample a refactoring leaves a file without errors, in its canonical form.
  @Test(arguments: Repository.samples.prefix(4).map(\.path))
  func refactoringsOfSamplesKeepThem(_ path: String) throws {
    let text = try Repository.text(of: URL(filePath: path))
    let compile: (SourceText) -> Compilation = {
      Compilation($0, files: .init()) { _ in .failure(.tooDeep) }
    }
    let compilation = compile(SourceText(text, name: path))
    for element in compilation.program.elements.prefix(12) {
      let place = RefactoringPlace(element.wordRange, in: compilation)
      for refactoring in Refactoring.all {
        guard let result = refactoring.applied(at: place, compile) else { continue }
        let after = compile(compilation.source.applying(result.edits))
        #expect(after.program.diagnostics.allSatisfy { $0.severity != .error })
        #expect(formattingEdits(of: after.tree).isEmpty, "\(refactoring.name)")
      }
    }
  }

  /// Each finding with a fix has an action at its place that makes these edits.
  @Test(arguments: Case.all(in: "Faults"))
  func everyFixIsOffered(_ example: Case) {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { first, _ in first }
    let compilation = Compilation(files.main, name: "main.layout") { others[$0] }
    let (source, findings) = (compilation.source, Findings(checking: compilation))
    for finding in findings.diagnostics where source.holds(finding.range) {
      let offered = quickFixes(touching: finding.range, of: findings, in: source).map(\.edits)
      for fix in finding.helps.compactMap(\.fix)
      where fix.edits.allSatisfy({ source.holds($0.range) }) {
        #expect(offered.contains(fix.edits), "\(finding.headline)")
      }
    }
  }

  /// Compares what `answer` says of each caret with what a case expects.
  private func check(_ example: Case, _ answer: (Int, Compilation) -> String) {
    let files = example.files
    let marked = MarkedText(files.main)
    let others = Dictionary(uniqueKeysWithValues: files.others.map { ($0.path, $0.text) })
    let compilation = Compilation(marked.text, name: "main.layout") { others[$0] }
    let carets = marked.carets.isEmpty ? [0] : marked.carets
    let text = carets.map { answer($0, compilation) }.joined(separator: "\n--\n")
    let now = text.hasSuffix("\n") ? text : text + "\n"
    #expect(now == example.expected, "now:\n\(now)")
  }
}
