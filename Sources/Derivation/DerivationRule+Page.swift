internal import LayoutCompiler
internal import LayoutSolver
internal import LayoutText

extension DerivationRule {
  /// The file of its example in calls.
  private static let file = "page.layout"

  /// What `why` answers for its example; `nil` where nothing is derived.
  package var exampleElement: DerivedElement? {
    let compilation = Compilation(SourceText(example.source, name: Self.file))
    guard let job = compilation.everyJob.first,
      case .element(let element) = compilation.derivation(of: example.element, in: job)
    else { return nil }
    return element
  }

  private var answer: String {
    exampleElement.map { $0.text(.init(axes: [example.axis])) } ?? ""
  }

  private var facts: String {
    let chapter = evidence.hasSuffix(".md") ? evidence : "uikit.md \(evidence)"
    return (uikit.map { "UIKit: \($0) · " } ?? "") + "evidence: \(chapter)"
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
