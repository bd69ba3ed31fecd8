internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `prove.md` 4.
  static let expectApproximate = LintRule(
    name: "expect-approximate", code: "L508", severity: .note,
    summary: "An exact number depends on an approximate measurement of text.",
    rationale: """
      Without the files of the fonts, texts are measured by `system`, a model of the system font \
      that may be a pixel off. A test of an exact number that depends on it does not say what an app \
      will show, and fails when the model becomes better.
      """,
    flagged: page.followed(
      by: "preview \"iPhone 15\" {", "    items: 1", "    expect cell 393 x 20.333", "}"),
    accepted: page.followed(
      by: "preview \"iPhone 15\" {", "    items: 1",
      "    expect cell 393 x 20.333 { tolerance: 1 }", "}"),
    fixes: .unsafe,
    traits: .ofWriting,
    evidence: .text { inspection in
      let subject = inspection.subject
      guard !subject.program.diagnostics.hasErrors else { return [] }
      let budget = WorkBudget(mostWork)
      return subject.previews.indices.flatMap { index -> [Finding] in
        let isApproximate = subject.previews[index].textModel == .system
        guard isApproximate, subject.requiresNumbers(ofPreview: index) else { return [] }
        return subject.approximateNumbers(ofPreview: index, within: budget)
      }
    })

  /// Of the elements of all previews of a file.
  private static let mostWork = 200_000

  private static let page: LintExample =
    "layout page { section all { hgroup row 1w x ~20 { item cell 1w x ~20 { text \"Hi\" } } } }"
}

extension LintSubject {
  /// Whether a number is required in the preview at `index` of something that may hold texts.
  fileprivate func requiresNumbers(ofPreview index: Int) -> Bool {
    let preview = previews[index].id.index
    guard program.elements.indices.contains(preview) else { return false }
    return program.body.flatMap(\.elements).contains(where: holdsContents)
      && program.elements[preview].body.flatMap(\.elements).contains {
        program.elements[$0].kind.traits.contains(.isExpectation)
      }
  }

  /// The exact numbers in the preview at `index` that are others where texts have other sizes.
  fileprivate func approximateNumbers(
    ofPreview index: Int, within budget: WorkBudget
  ) -> [Finding] {
    guard !budget.isSpent, let usual = expected(index, .system) else { return [] }
    budget.spend(program.elements.count + 2 * usual.frames.elementCount)
    guard usual.expectations.contains(where: { !$0.exactSides.isEmpty }), !budget.isSpent,
      let other = expected(index, .mono)
    else { return [] }
    return zip(usual.expectations, other.expectations).compactMap { expectation, _ in
      let (one, two) = (usual.frames, other.frames)
      let pairs = zip(one.instances(of: expectation).meant, two.instances(of: expectation).meant)
      let isSame = pairs.allSatisfy { pair in
        expectation.exactSides.allSatisfy { side in
          abs(pair.0.frame[side] - pair.1.frame[side]) <= Expectation.standardTolerance
        }
      }
      guard !isSame, let element = self[expectation.id] else { return nil }
      let subject = expectation.path.joined(separator: ".")
      let name = subject.isEmpty ? "the content" : "`\(subject)`"
      return Finding(
        range: element.range, headline: "\(name) depends on text whose size is approximate",
        label: "required exactly", help: "allow for a point, or name a font by its file",
        fix: [appending("tolerance: 1", to: element)])
    }
  }
}

extension Expectation {
  /// The sides of which one exact number is required.
  fileprivate var exactSides: [Side] {
    guard accuracy.tolerance == nil else { return [] }
    var exact = Set(sides.filter { $0.value.exact != nil }.keys)
    if size.width != nil { exact.insert(.width) }
    if size.height != nil { exact.insert(.height) }
    if frame != nil { exact.formUnion([.left, .top, .width, .height]) }
    return Side.allCases.filter(exact.contains)
  }
}
