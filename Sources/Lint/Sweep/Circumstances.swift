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
  /// What holds instead in the usual circumstances, as in "left to right"; `nil` where nobody would
  /// say it.
  var contrast: String?
  /// The widths it is looked at in.
  var widths: ClosedRange<Int>
  /// Whether it is a window shrunk to next to nothing.
  var isTinyWindow = false
  /// The device whose screen it is, as that is held; `nil`: some view.
  var device: Device?

  /// The height of a view of which nobody says, in points: that of a file without previews.
  static let usualHeight: Points = 852

  /// Whether it is all of a device's screen.
  var isScreen: Bool { device != nil }

  /// The screen of its device, held `orientation`; `nil` where it is none.
  func held(_ orientation: Orientation) -> Circumstances? {
    guard let device else { return nil }
    var copy = self
    copy.preview.orientation = orientation
    copy.preview.show(on: device)
    let size = device.screen(held: orientation).size
    (copy.height, copy.widths) = (size.height, Int(size.width)...Int(size.width))
    return copy
  }

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
