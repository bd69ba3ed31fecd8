internal import LayoutChecking
internal import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutLint
internal import LayoutSwiftGeneration
internal import LayoutSwiftImport
internal import LayoutSwiftSource
internal import LayoutTesting
internal import LayoutText

extension Diagnostic.Code {
  /// What `explain` writes of the code; `nil` where its bad example does not have the fault.
  ///
  /// - Complexity: that of compiling the bad example.
  package var explained: ExplainedPage? {
    guard let page, let good = goodExample else { return nil }
    return diagnostics(of: page.badText).first { $0.code.number == number }
      .map { ExplainedPage(page, giving: $0, good: good) }
  }

  /// The bad example without its fault: as it is written or, without such an example, as the
  /// diagnostic's safe fix leaves it. `nil` where there is neither.
  package var goodExample: String? { page?.goodText ?? fixedExample }

  /// What the diagnostic's safe fix leaves of the bad example.
  package var fixedExample: String? {
    guard let page else { return nil }
    let fixes = diagnostics(of: page.badText).filter { $0.code.number == number }
      .flatMap(\.helps).compactMap(\.fix)
    guard let fix = fixes.first, fix.applicability == .safe else { return nil }
    let fixed = Self.source(of: page.badText).applying(fix.edits)
    return fixed[fixed.range]
  }

  /// The diagnostics of one of the examples, with those of the linter if a comment is for it.
  package func diagnostics(of example: String) -> [Diagnostic] {
    guard !isOfSwift else {
      let file = parseSwift(SourceText(example, name: "Example.swift"))
      return imported(ImportRequest([file], importing: 1)).diagnostics
    }
    let compilation = compilation(of: example)
    let told = compilation.checked + (compilation.missingLayout.map { [$0] } ?? [])
    if isOfGeneration { return told + generated(from: compilation.program, example) }
    if isOfTests { return told + tested(compilation) }
    let subject = compilation.subject
    let isOfLinter = number == Self.workLimit.number
    guard subject.hasDirectives || isOfLinter else { return told }
    var settings = LintSettings()
    // The limit itself takes seconds to reach.
    if isOfLinter { settings.work /= 100 }
    return told.filter { $0.severity == .error }
      + lint(subject, settings, beside: told).findings
  }

  private func compilation(of example: String) -> Compilation {
    let files = page?.besideFiles ?? [:]
    var beside = Compilation.Files(data: files.filter { $0.key.hasSuffix(".json") })
    beside.swiftTranslator = translation(of:)
    return Compilation(Self.source(of: example), files: beside) { path in
      if let text = files[path] { return .success(text) }
      let isDirectory = files.keys.contains { $0.hasPrefix(path + "/") }
      return .failure(
        isDirectory
          ? .unreadable(tried: path, reason: "it is a directory") : .notFound(tried: path))
    }
  }

  private static func source(of example: String) -> SourceText {
    let bytes = example.map { $0 == "\u{FFFD}" ? [0xFF] : Array($0.utf8) }.joined()
    return SourceText(bytes: Array(bytes), name: "example.layout")
  }
}

extension Diagnostic.Code {
  /// Whether only generating code finds it.
  private var isOfGeneration: Bool { number.hasPrefix("L6") }

  /// Whether it is about Swift code, which its examples are.
  package var isOfSwift: Bool { number.hasPrefix("L7") }

  /// Whether it is about expectations.
  private var isOfTests: Bool { number.hasPrefix("L8") }

  /// What testing an example reports.
  private func tested(_ compilation: Compilation) -> [Diagnostic] {
    let recorded = page?.besideFiles["example.frames"].map {
      SourceText($0, name: "example.frames")
    }
    let previews = RecordedPreviews(of: compilation, against: recorded)
    return compilation.tests().flatMap(\.outcomes).compactMap(\.failure) + previews.check.faults()
      + previews.missing { _ in true }
  }

  /// What generating code for an example reports, with the options in its first comment.
  private func generated(from program: CheckedProgram, _ example: String) -> [Diagnostic] {
    var options = SwiftOptions()
    let words = example.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    if words.holds("iOS 15") { options.target = 15 }
    if words.holds("macOS") { options.platform = .macOS }
    if words.holds("swiftui") { options.contents = .swiftUI }
    return program.diagnostics.hasErrors ? [] : swiftCode(for: program, options).diagnostics
  }
}
