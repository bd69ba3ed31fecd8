import LayoutGeometry
import LayoutLanguage

/// What the content of an element stands in.
struct ContentHost {
  /// `nil`: it is not known what.
  let content: ShownContent?
  let size: LayoutSize
  /// What is taken off the element around its content.
  let insets: EdgeInsets
  let space: AvailableSpace
  /// Whether its own length is put on pixels, as that of a boundary item is not.
  ///
  /// - Source: `uikit.md` 15.3.
  var isFloored = true

  /// `asked`, with what the content answers on the estimated axes that it leaves open: it is
  /// proposed nothing there, and on the other axis the element's length; the width comes first.
  ///
  /// - Complexity: that of asking the content, at most twice.
  /// - Source: `content.md`, self-sizing.
  func complete(
    _ asked: PartialSize, _ grid: PixelGrid, by answer: (ShownContent, PartialSize) -> Size?
  ) -> PartialSize {
    guard let content else { return asked }
    var asked = asked
    for axis in Axis.allCases where asked[axis] == nil && size.isEstimated(on: axis, in: space) {
      var proposal = PartialSize()
      let other = axis.flipped
      if asked[other] != nil || !size.isEstimated(on: other, in: space) {
        let settled = size.settled(by: asked, in: space) { grid.preferred($0) }
        let length = settled.points(in: space) { isFloored ? grid.solved($0) : $0 }[other]
        let taken = size.isEstimated(on: other, in: space) ? 0 : insets.total(on: other)
        proposal[other] = max(0, length - taken)
      }
      // Contents that conditions have removed take no space; unknown contents keep their estimate.
      let size = content.isNothing ? .zero : answer(content, proposal)
      asked[axis] = size?[axis]
    }
    return asked
  }
}
