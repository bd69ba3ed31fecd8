internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel

/// Everything about a view and its data but the width.
struct Circumstances: Sendable {
  /// What all else follows from; its size is left open.
  var preview = Preview()
  var height: Points = Circumstances.usualHeight
  /// How many items every section has; `nil`: what a section has of which nobody says.
  var itemCount: Int?
  /// What the sections show; `nil`: nobody says.
  var data: DataSet?
  /// How people are told of it, as in "right to left"; empty where nothing is special.
  var words = ""
  /// The widths it is looked at in.
  var widths: ClosedRange<Int>
  /// Whether it is a window shrunk to next to nothing.
  var isTinyWindow = false

  /// The height of a view of which nobody says, in points: that of a file without previews.
  static let usualHeight: Points = 852

  /// Whether its reader wants text as large as can be.
  var hasLargestText: Bool {
    preview.contentSizeCategory == .accessibilityExtraExtraExtraLarge
  }

  /// The view at `width`.
  func viewport(width: Int) -> Viewport {
    preview.viewport(sized: Size(width: Double(width), height: height))
  }

  /// What the file is shown with at `width`.
  func stage(width: Int) -> Stage {
    let size = Size(width: Double(width), height: height)
    var stage = Stage(preview, size: size)
    stage.data = data
    if let itemCount { stage.items.common = [Double(itemCount)] }
    return stage
  }
}
