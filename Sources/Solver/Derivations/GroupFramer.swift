import LayoutGeometry
import LayoutLanguage
import LayoutSteps

/// Takes insets off frames.
struct GroupFramer {
  let lengths: LengthDeriver

  /// `frame` less `insets`.
  func framed(_ frame: DerivedFrame, _ insets: EdgeInsets, _ id: ElementID) -> DerivedFrame {
    var frame = frame
    for axis in Axis.allCases {
      frame[length: axis] = lengths.inset(
        frame[length: axis], by: .init(insets: insets, rule: "item-insets", id: id), on: axis)
      let inset = insets.start(on: axis)
      if inset != 0 {
        let word = axis == .horizontal ? "leading" : "top"
        frame[start: axis] = lengths.sum(
          frame[start: axis], [inset],
          .init("item-insets", "its \(word) inset: ", .init(id, "insets")))
      }
    }
    return frame
  }
}
