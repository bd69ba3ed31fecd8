internal import LayoutCompiler
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutText

extension DerivationRule {
  /// The file of its example in calls.
  private static let file = "page.layout"

  /// What `why` answers for its example.
  private var exampleAnswer: DerivationAnswer {
    let compilation = Compilation(SourceText(example.source, name: Self.file))
    return compilation.everyJob.first
      .map { compilation.derivation(of: example.element, in: $0) } ?? .missing
  }

  /// The rules that the answer to its example names.
  package var namedInExample: [String] {
    switch exampleAnswer {
    case .element(let element):
      element.derivation.chains.first { $0.name == example.axis }?.steps.map(\.value.rule) ?? []
    case .absent(let absence): [absence.rule].compactMap(\.self)
    case .unknown, .missing, .ambiguous: []
    }
  }

  private var answer: String {
    let style = DerivedElement.Style(axes: [example.axis])
    return switch exampleAnswer {
    case .element(let element): element.text(style)
    case .absent(let absence): absence.text(style)
    case .unknown, .missing, .ambiguous: ""
    }
  }

  private var facts: String {
    let chapter = evidence.hasSuffix(".md") ? evidence : "uikit.md \(evidence)"
    return (uikit.map { "\(evidence.hasSuffix(".md") ? "SwiftUI" : "UIKit"): \($0) · " } ?? "")
      + "evidence: \(chapter)"
  }

  private var call: String {
    "$ layoutc why \(Self.file) \(example.element) --axis \(example.axis)"
  }

  /// The page for the terminal.
  package var text: String {
    "\(name) [rule of frames]\n\n\(summary)\n\(facts)\n\n\(example.source)\n\(call)\n\(answer)"
  }

  /// The page in Markdown.
  package var markdown: String {
    "## \(name)\n\n\(summary)\n\n\(facts)\n\n```layout\n\(example.source)```\n\n"
      + "```console\n\(call)\n\(answer)```\n"
  }

  /// All pages behind one heading, in Markdown.
  package static var book: String {
    "\n# The rules of frames\n\nThe steps of `layoutc why` name them.\n"
      + all.map { "\n" + $0.markdown }.joined()
  }
}
