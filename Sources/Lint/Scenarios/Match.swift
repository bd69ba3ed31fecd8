internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// What a rule found in one viewport.
@dynamicMemberLookup
struct Match: Sendable {
  /// Where the finding will stand.
  let range: TextRange
  /// The element that has it; `nil` where it holds for the text alone.
  var element: ElementID?
  /// How bad it is; more is worse.
  let measure: Double
  /// What the report will mention.
  let details: Details
  /// Whether it is reported; if not, it only marks a step.
  let isReported: Bool

  /// What a report mentions of a match.
  struct Details: Sendable {
    /// A second number.
    var detail = 0.0
    /// How many there are.
    var count = 0
    /// Another element that takes part in it.
    var other = ElementID.none
    /// The name of the element that was matched.
    var name = ""
    /// Text that depends on the viewport.
    var text = ""
    /// Another range that takes part in it.
    var origin: TextRange?
    /// The edits that repair it; `nil` when there is more than one way.
    var edits: [Edit]?
    /// What changes abruptly with the width: the widths between two matches with different steps are
    /// examined one by one.
    var step = 0
  }

  /// The part of an element that a match is reported at.
  enum Site {
    case header
    case length(Axis)
    case property(any AnyKeyPath & Sendable)
  }

  init(at range: TextRange, measure: Double = 1, _ details: Details = Details()) {
    (self.range, self.measure, self.details) = (range, measure, details)
    isReported = true
  }

  /// A step without a finding.
  init(step: Int, at range: TextRange) {
    (self.range, measure, details) = (range, 0, Details(step: step))
    isReported = false
  }

  subscript<Member>(dynamicMember path: KeyPath<Details, Member>) -> Member {
    details[keyPath: path]
  }

  /// Whether a rule finds the same between this match and `other`.
  func isLike(_ other: Match) -> Bool {
    range == other.range && details.step == other.details.step && isReported == other.isReported
  }
}
