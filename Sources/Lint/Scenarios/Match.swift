internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// Something a rule has seen in one view.
@dynamicMemberLookup
struct Match: Sendable {
  /// Where the finding will stand.
  let place: TextRange
  /// How bad it is; more is worse.
  let measure: Double
  /// What the rule will tell of it.
  let words: Words
  /// What does not grow evenly with the view: between two views in which it differs something else
  /// may be seen than in both.
  let step: Int
  /// Whether it is worth telling; if not, its step is all there is to it.
  let isFinding: Bool

  /// What a rule tells of something it has seen.
  struct Words: Sendable {
    /// A further number to tell.
    var detail = 0.0
    /// How many of it there are, where that is told.
    var count = 0
    /// What it belongs to, or stands beside.
    var other = ElementID.none
    /// What it was seen of, as people call it.
    var name = ""
    /// Words that only the view knows.
    var text = ""
    /// A further place that takes part in it.
    var origin: TextRange?
    /// What would mend it; `nil` where nobody can say.
    var edits: [Edit]?
  }

  init(place: TextRange, measure: Double, _ words: Words = Words(), step: Int = 0) {
    (self.place, self.measure, self.words, self.step) = (place, measure, words, step)
    isFinding = true
  }

  /// Nothing but a step.
  init(step: Int, at place: TextRange) {
    (self.place, measure, words, self.step) = (place, 0, Words(), step)
    isFinding = false
  }

  subscript<Member>(dynamicMember path: KeyPath<Words, Member>) -> Member { words[keyPath: path] }
}

extension Match {
  /// Whether between this and `other` there is none but such as they are.
  func isLike(_ other: Match) -> Bool {
    place == other.place && step == other.step && isFinding == other.isFinding
  }

  /// A cell that is too small: the narrower, the worse; `detail` is its height.
  init(of cell: SurveyedCell, in subject: LintSubject) {
    self.init(
      place: subject.header(of: cell.id), measure: -cell.frame.width,
      .init(detail: cell.frame.height, name: subject.name(of: cell.id)))
  }
}
