import LayoutChecking
import LayoutCompiler
import LayoutEvaluation
import LayoutFormatting
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Baselines

extension Figure {
  /// From bytes to a model.
  static let sources = [
    Figure(
      name: "source/lex 1 MB", unit: .megabytesPerSecond, baseline: "C lexer",
      target: .bound(150)
    ) { (mode) throws(BenchmarkError) in
      try compare(Screens.megabyte(), mode) { keep(tokens(of: $0).tokens) }
    },
    Figure(
      name: "source/parse 1 MB", unit: .megabytesPerSecond, baseline: "C lexer",
      target: .bound(30)
    ) { (mode) throws(BenchmarkError) in
      try compare(Screens.megabyte(), mode) { keep(parse($0)) }
    },
    Figure(
      name: "source/format 1 MB", unit: .megabytesPerSecond, baseline: "its parsing",
      target: .bound(15)
    ) { (mode) throws(BenchmarkError) in
      let source = SourceText(Screens.megabyte())
      try expectFaultless(parse(source).diagnostics)
      return mode.alternate(work: Double(source.bytes.count)) {
        keep(formatted(parse(source)))
      } against: {
        keep(parse(source))
      }
    },
    Figure(
      name: "source/analyse 2,500 bytes", unit: .microseconds, baseline: "C lexer",
      target: .bound(1000)
    ) { (mode) throws(BenchmarkError) in
      try compare(Screens.small, mode) {
        keep(Compilation(SourceText(bytes: $0.bytes)).diagnostics)
      }
    },
    Figure(
      name: "source/check and evaluate 300 lines", unit: .microseconds, baseline: "its parsing",
      target: .bound(1000)
    ) { (mode) throws(BenchmarkError) in
      let tree = parse(SourceText(Screens.page))
      try expectFaultless(check(tree).diagnostics)
      return mode.alternate {
        evaluateLayouts(of: check(tree), width: 393)
      } against: {
        keep(parse(tree.source))
      }
    },
    Figure(
      name: "source/evaluate 300 lines again", unit: .microseconds, baseline: "with checking",
      target: .bound(50)
    ) { (mode) throws(BenchmarkError) in
      let tree = parse(SourceText(Screens.page))
      let program = check(tree)
      try expectFaultless(program.diagnostics)
      var evaluations = IncrementalEvaluator(of: program)
      let layouts = program.topElements(of: ElementKind(Layout.vocabulary))
      return mode.alternate {
        for layout in layouts {
          keep(evaluations.evaluate(layout: layout, on: stage(width: 820)))
        }
      } against: {
        evaluateLayouts(of: check(tree), width: 393)
      }
    },
  ]

  /// Times `body` for `text` against a lexer in C that finds the same tokens.
  private static func compare(
    _ text: String, _ mode: Mode, _ body: (SourceText) -> Void
  ) throws(BenchmarkError) -> Measurement {
    let source = SourceText(text)
    try expectFaultless(parse(source).diagnostics)
    var theirs = [baseline_token](repeating: baseline_token(), count: source.bytes.count)
    let count = baseline_lex(source.bytes, source.bytes.count, &theirs)
    try expectSame(tokens(of: source).tokens.dropLast(), theirs.prefix(count))
    return mode.alternate(work: Double(source.bytes.count)) {
      body(source)
    } against: {
      keep(baseline_lex(source.bytes, source.bytes.count, &theirs))
      keep(theirs)
    }
  }

  private static func evaluateLayouts(of program: CheckedProgram, width: Points) {
    for layout in program.topElements(of: ElementKind(Layout.vocabulary)) {
      keep(evaluate(program, layout: layout, on: stage(width: width)))
    }
  }

  private static func stage(width: Points) -> Stage {
    Stage(viewport: Viewport(size: Size(width: width, height: 852), traits: Traits()))
  }
}

private func expectFaultless(_ diagnostics: [Diagnostic]) throws(BenchmarkError) {
  if let fault = diagnostics.first {
    throw .disagreement("the text has an error: \(fault.headline)")
  }
}

private func expectSame(
  _ ours: ArraySlice<Token>, _ theirs: ArraySlice<baseline_token>
) throws(BenchmarkError) {
  guard ours.count == theirs.count else {
    throw .disagreement("\(ours.count) tokens against \(theirs.count)")
  }
  for (our, their) in zip(ours, theirs) {
    guard our.offset == their.start, our.range.count == their.length else {
      throw .disagreement("a token at \(our.range) against one at \(their.start)")
    }
  }
}
