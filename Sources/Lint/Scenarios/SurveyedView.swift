internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// A layout solved in one viewport.
struct SurveyedView: Sendable {
  /// The width of the viewport, in points.
  let width: Int
  let viewport: Viewport
  let model: EvaluationCache.Model
  let sections: [SectionFacts]

  /// How much has been solved.
  var cost: Int {
    sections.reduce(1) { $0 + 1 + $1.survey.cells.count + $1.survey.lines.count }
  }

  /// The lines of its groups, section by section.
  var lines: [SurveyedLine] { sections.flatMap(\.survey.lines) }

  /// Whether as many children stand on each line as in `other`.
  func isLike(_ other: SurveyedView) -> Bool {
    sections.count == other.sections.count
      && sections.indices.allSatisfy { sections[$0].survey.isLike(other.sections[$0].survey) }
  }

  /// Whether nothing is known of other widths: it depends on the sizes of contents, or on the space
  /// inside groups.
  var isUnpredictable: Bool {
    model.isOpaque || sections.contains(where: \.survey.asksContents)
  }

  /// Whether a few pixels may make a difference between it and `other`, which is like it.
  func dependsOnPixels(beside other: SurveyedView, along even: EvenWidths) -> Bool {
    isUnpredictable
      || zip(sections, other.sections).contains {
        $0.survey.closeCalls(along: even) != $1.survey.closeCalls(along: even)
      }
  }
}

extension Survey {
  fileprivate func closeCalls(along even: EvenWidths) -> [CloseCall] {
    even.isStraight ? closeCalls.filter { !$0.isFarForNumbers } : closeCalls
  }

  fileprivate func isLike(_ other: Survey) -> Bool {
    refusal?.rule == other.refusal?.rule && refusal?.path == other.refusal?.path
      && cells.count == other.cells.count && lines.count == other.lines.count
      && cells.indices.allSatisfy { cells[$0].id == other.cells[$0].id }
      && lines.indices.allSatisfy { lines[$0].isLike(other.lines[$0]) }
  }
}

extension SurveyedLine {
  fileprivate func isLike(_ other: SurveyedLine) -> Bool {
    id == other.id && count == other.count && last == other.last && thickest == other.thickest
  }
}
