internal import LayoutContent
internal import LayoutGeometry

/// The rules shown what stands inside of a layout's elements along one line of the sweep: at every
/// width where texts are set in other lines, and at few of those between.
struct ContentStroll {
  private var walk: ContentWalk
  private(set) var watch: Watch
  /// The place of the line in the sweep.
  private let line: Int

  /// How far apart two views are at most, in points.
  private static let longestStep = 32

  init(_ walk: ContentWalk, line: Int, _ watch: Watch) {
    (self.walk, self.line, self.watch) = (walk, line, watch)
  }

  /// Looks at all widths of the line.
  mutating func go() {
    let widths = walk.circumstances.widths
    var start = widths.lowerBound
    while start <= widths.upperBound {
      var left = look(at: start)
      note(left, isBridged: false)
      let end = walk.evenEnd(from: start, to: widths.upperBound)
      while left.scene.width < end {
        let right = look(at: min(end, left.scene.width + Self.longestStep))
        cover(left, right)
        left = right
      }
      start = end + 1
    }
  }

  /// Notes what is seen behind `left` up to `right`.
  private mutating func cover(_ left: ContentGlance, _ right: ContentGlance) {
    let (first, last) = (left.scene.width, right.scene.width)
    if last == first + 1 { return note(right, isBridged: false) }
    if left.isLike(right) { return note(right, isBridged: true) }
    let middle = look(at: (first + last) / 2)
    cover(left, middle)
    cover(middle, right)
  }

  private mutating func look(at width: Int) -> ContentGlance {
    let scene = walk.scene(at: width)
    return ContentGlance(scene: scene, sightings: watch.look(at: scene))
  }

  private mutating func note(_ glance: ContentGlance, isBridged: Bool) {
    let seen = SeenView(
      width: glance.scene.width, circumstances: walk.circumstances, sightings: glance.sightings)
    watch.note(seen, line: line, isBridged: isBridged)
  }
}

/// What every rule sees of contents in one view.
private struct ContentGlance {
  let scene: ContentScene
  /// By the places of the rules.
  let sightings: [[Sighting]]

  /// Whether rules see the same in both, and texts are set in as many lines.
  func isLike(_ other: ContentGlance) -> Bool {
    scene.hosts.elementsEqual(other.scene.hosts) { $0.isLike($1) }
      && sightings.elementsEqual(other.sightings) { first, second in
        first.elementsEqual(second) { $0.place == $1.place }
      }
  }
}

extension ContentHost {
  fileprivate func isLike(_ other: ContentHost) -> Bool {
    id == other.id && survey.isLike(other.survey)
  }
}

extension ContentSurvey {
  fileprivate func isLike(_ other: ContentSurvey) -> Bool {
    texts.elementsEqual(other.texts) { $0.isLike($1) }
      && spacers.elementsEqual(other.spacers) {
        $0.id == $1.id && ($0.growth > 0) == ($1.growth > 0)
      }
      && grids.elementsEqual(other.grids) {
        $0.id == $1.id && $0.laneCount == $1.laneCount && $0.emptyCount == $1.emptyCount
      } && rows.count == other.rows.count
  }
}

extension SurveyedText {
  fileprivate func isLike(_ other: SurveyedText) -> Bool {
    id == other.id && isTruncated == other.isTruncated && (excess > 0) == (other.excess > 0)
      && frame.height == other.frame.height
  }
}
