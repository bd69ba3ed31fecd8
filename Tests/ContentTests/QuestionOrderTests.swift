import LayoutContent
import LayoutGeometry
import LayoutLanguage
import LayoutTypesetting
import Testing

/// Solvers may share a cache and meet contents beyond the measurement limit: no answer depends on
/// what was asked before.
@Suite struct QuestionOrderTests {
  private static let widths: [Points?] = [nil, 0, 40, 200, 390, 1_000, .infinity]
  private static let depths = [4, 10, 30, 64]

  private static let questions = depths.flatMap { depth in
    widths.flatMap { width in widths.map { (depth, PartialSize(width: width, height: $0)) } }
  }

  @Test(arguments: ["between", "fill", "fit"])
  func answersAreTheSameInAnyOrder(_ modifier: String) {
    let questions = Self.questions
    let alone = questions.map { answers(to: [$0], modifier).sizes[0] }
    let forwards = answers(to: questions, modifier)
    let backwards = answers(to: questions.reversed(), modifier)
    #expect(forwards.sizes == alone)
    #expect(backwards.sizes.reversed() == alone)
    #expect(forwards.beyondLimit == backwards.beyondLimit)
  }

  @Test func someContentsAreBeyondTheLimit() {
    #expect(!answers(to: Self.questions, "fit").beyondLimit.isEmpty)
  }

  /// The answers of one solver to `questions`, one after the other.
  private func answers(
    to questions: [(Int, PartialSize)], _ modifier: String
  ) -> (sizes: [Size?], beyondLimit: Set<ElementID>) {
    let recorder = OverrunRecorder()
    let solver = ContentSolver(
      text: Typesetter(model: .mono, pixels: PixelGrid(scale: 3, floorsSizes: true)),
      on: ContentScreen(Traits()),
      asking: MeasurementLimit(perContent: 1_000, perElement: 20), caching: ContentCache()
    ).recording(by: recorder)
    let sizes = questions.map { depth, proposal in
      let nested = NestedContent(containers: ["grid", "vstack"], modifier: modifier)
      var content = nested.content(depth)
      content.id = ElementID(depth)
      return solver.size(of: content, for: proposal)
    }
    return (sizes, recorder.elements)
  }
}
