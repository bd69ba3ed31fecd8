internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
package import LayoutDiagnostics
internal import LayoutText

extension CodePage {
  /// The page with what the bad example gives; `nil` where it does not give its code.
  ///
  /// - Complexity: that of compiling the bad example.
  package var explained: ExplainedPage? {
    diagnostics(of: bad).first { $0.code.number == number }
      .map { ExplainedPage(self, giving: $0) }
  }

  /// Everything that is wrong with one of the examples; what the linter finds only where a comment
  /// speaks to it.
  package func diagnostics(of example: String) -> [Diagnostic] {
    let compilation = compilation(of: example)
    let told = compilation.checked + (compilation.missingLayout.map { [$0] } ?? [])
    let subject = compilation.subject
    guard subject.hasDirectives else { return told }
    let outcome = lint(
      subject, LintSettings(), beside: CompilerFindings(told, knows: Self.isCode))
    return told.filter { $0.severity == .error } + outcome.findings
  }

  /// Whether `word` is the number or the name of a code.
  package static func isCode(_ word: String) -> Bool {
    all.contains { page in page.number == word || page.name == word }
  }

  private func compilation(of example: String) -> Compilation {
    let bytes = example.map { $0 == Self.noCharacter ? [0xFF] : Array($0.utf8) }.joined()
    let data = beside.filter { $0.key.hasSuffix(".json") }
    return Compilation(
      SourceText(bytes: Array(bytes), name: Self.exampleName), files: .init(data: data),
      importing: text)
  }

  /// The text of a file beside the examples.
  private func text(of path: String) -> Result<String, ImportFailure> {
    if let text = beside[path] { return .success(text) }
    guard !beside.keys.contains(where: { $0.hasPrefix(path + "/") }) else {
      return .failure(.unreadable(tried: path, reason: "it is a directory"))
    }
    return .failure(.notFound(tried: path))
  }

  /// What stands for a byte that is no text.
  private static let noCharacter: Character = "\u{FFFD}"
  private static let exampleName = "example.layout"
}
