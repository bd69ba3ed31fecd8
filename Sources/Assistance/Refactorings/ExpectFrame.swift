internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let expect = Refactoring(
    name: "expect", kind: "refactor.rewrite.expect",
    requirement: "the header of an element with a name, in a layout that a preview shows",
    previewName: .preview,
    title: { place in place.expectation == nil ? nil : "Expect this frame" }
  ) { place in
    guard let (block, text) = place.expectation, let brace = block.rightBrace else { return nil }
    let end = block.statements.last?.range.upperBound ?? block.leftBrace?.range.upperBound
    guard let end else { return nil }
    let source = place.source
    let isOneLine = source.lineIndex(of: end) == source.lineIndex(of: brace.offset)
    let indentation = source.indentation(at: block.range.lowerBound)
    let line = "\n\(indentation)    \(text)"
    return isOneLine
      ? [Edit(replace: end..<brace.offset, with: line + "\n\(indentation)")]
      : [Edit(replace: end..<end, with: line)]
  }
}

extension RefactoringPlace {
  /// The frame of the element at the caret in a preview, as something that it expects, and the
  /// preview's block; `nil` where the element has no frame, or no name that leads to it alone.
  fileprivate var expectation: (block: BlockSyntax, text: String)? {
    let program = compilation.program
    guard let syntax = nodes.lazy.compactMap(ElementSyntax.init).first, isAtHeader(of: syntax),
      let word = syntax.kindName,
      let index = program.elements.firstIndex(where: { $0.wordRange == word.range }),
      let job = shownJob, let block = block(ofPreview: job.previewName)
    else { return nil }
    let names = NamedElements(below: job.layout, in: program)
    guard let entry = names.entries.first(where: { $0.index == index }) else { return nil }
    let path = (entry.owners + [entry.names]).enumerated().filter { depth, names in
      // The section and the element itself are enough where they lead to it alone.
      depth == 0 || depth == entry.owners.count
    }.compactMap(\.element.first)
    guard path.count == (entry.owners.isEmpty ? 1 : 2), path.allSatisfy(isWord),
      names.entries(at: path).map(\.index) == [index],
      let frame = PreviewFrames(of: job, in: compilation).frames[word.range.lowerBound]?.first
    else { return nil }
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let numbers = sides.map { (($0 * 1000).rounded() / 1000).plainDecimal }
    let subject = path.joined(separator: ".")
    let kind = Expectation.vocabulary.name
    return (block, "\(kind) \(subject) { at: 0; frame: \(numbers.joined(separator: ", ")) }")
  }

  /// The preview that is shown, else the first.
  private var shownJob: Job? {
    let jobs = compilation.everyJob.filter { $0.previewName != nil }
    return jobs.first { $0.previewName == activePreview ?? preview } ?? jobs.first
  }

  private func block(ofPreview name: String?) -> BlockSyntax? {
    for case .element(let element) in tree.file.statements {
      guard element.kindName?.text == Preview.vocabulary.name, let subject = element.subject?.name,
        unquoted(subject.text) == name
      else { continue }
      return element.block
    }
    return nil
  }
}

extension SourceText {
  /// The blanks that the line around `offset` begins with.
  func indentation(at offset: Int) -> String {
    String(self[line(at: lineIndex(of: offset))].prefix { $0 == " " || $0 == "\t" })
  }
}
