internal import LayoutContent
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
package import LayoutSteps
internal import LayoutText

/// An element with its derivation, in the viewport that it was solved in.
package struct DerivedElement {
  package let found: FoundElement
  package let derivation: Derivation
  let places: StepPlaces
  let context: Context

  /// What was solved, and in which viewport.
  package struct Context {
    let file: String
    let layout: String?
    let preview: String?
    let viewport: LayoutLanguage.Viewport

    init(_ job: Job, _ result: CompilationResult, file: String) {
      (self.file, layout, preview) = (file, result.layoutName ?? result.view?.name, job.previewName)
      viewport = job.stage.viewport
    }

    /// `iPhone 15 · 393 × 852 @3`.
    var words: String {
      let (size, scale) = (viewport.size, viewport.traits.displayScale)
      let view = "\(size.width.asWritten) × \(size.height.asWritten) @\(scale.asWritten)"
      return (preview.map { $0 + " · " } ?? "") + view
    }
  }

  /// What is shown of a derivation.
  package struct Style {
    package var isFull: Bool
    package var axes: [String]

    package init(isFull: Bool = false, axes: [String] = []) {
      (self.isFull, self.axes) = (isFull, axes)
    }
  }

  private var headline: String {
    let frame = found.frame
    return "\(found.names.last ?? "") · \(found.address) · \(context.words) · "
      + "\(frame.width.asWritten) × \(frame.height.asWritten)"
      + " at \(frame.x.asWritten), \(frame.y.asWritten)"
  }

  /// As lines of text, without the steps that change nothing unless all are shown.
  package func text(_ style: Style) -> String {
    chains(style).reduce(headline.printable + "\n\n") { text, chain in
      text + "\(chain.name) \((chain.steps.last?.value.result ?? 0).asWritten)\n"
        + chain.shown(isFull: style.isFull).map { places.line(of: $0.value) }.joined()
    }
  }

  /// As a table for each number.
  package func markdown(_ style: Style) -> String {
    chains(style).reduce("# \(headline.escapedForMarkdownWithCode)\n") { text, chain in
      let rows = chain.shown(isFull: style.isFull).map { step in
        "| \(step.value.result.asWritten) | \(step.value.text.escapedForMarkdownWithCode) | "
          + "\((places.words(of: step.value) ?? "").escapedForMarkdownWithCode) |\n"
      }
      return text + "\n**\(chain.name)** \((chain.steps.last?.value.result ?? 0).asWritten)\n\n"
        + "| value | step | place |\n| ---: | --- | --- |\n" + rows.joined()
    }
  }

  /// The last steps that lead to a number, in words.
  package func lastSteps(_ count: Int, of axis: String) -> [String] {
    lastValues(of: axis).suffix(count).map(\.text)
  }

  /// The steps that a text shows for an axis.
  package func lastValues(of axis: String) -> [DerivedValue] {
    let chain = derivation.chains.first { $0.name == axis }
    return chain?.shown(isFull: false).map(\.value) ?? []
  }

  private func chains(_ style: Style) -> [Derivation.Chain] {
    style.axes.isEmpty
      ? derivation.chains
      : style.axes.compactMap { axis in derivation.chains.first { $0.name == axis } }
  }
}

extension Derivation.Chain {
  /// The steps that a text shows: those that lead to the result one from another, without those that
  /// change nothing; or all.
  func shown(isFull: Bool) -> [Derivation.Step] {
    if isFull { return steps }
    var path: Set<ObjectIdentifier> = []
    var next = steps.last?.value
    while let value = next {
      if !value.isSilent || value === steps.last?.value && steps.count == 1 {
        path.insert(ObjectIdentifier(value))
      }
      next = value.previous
    }
    return steps.filter { path.contains(ObjectIdentifier($0.value)) }
  }
}

extension StepPlaces {
  /// A step: its number up to column 9, its text from column 18 on, its place from column 82 on.
  func line(of value: DerivedValue) -> String {
    let number = value.result.asWritten
    var line = String(repeating: " ", count: max(0, 9 - number.count)) + number
    line += String(repeating: " ", count: max(2, 17 - line.count)) + value.text
    if let place = words(of: value) {
      line += String(repeating: " ", count: max(2, 81 - line.count)) + place
    }
    return line.printable + "\n"
  }
}
