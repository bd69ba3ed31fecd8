internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

/// Everything about a view and its data but the width; as cheap to hand on as one reference.
@dynamicMemberLookup
struct Scenario: Sendable {
  /// What they consist of.
  struct Parts: Sendable {
    /// What all else follows from; its size is left open.
    var preview = Preview()
    var height: Points = Scenario.usualHeight
    /// How many items every section has; `nil`: what a section has of which nobody says.
    var itemCount: Int?
    /// What the sections show; `nil`: nobody says.
    var data: DataSet?
    /// How people are told of it, as in "right to left"; empty where nothing is special.
    var words = ""
    /// What holds instead in the usual circumstances, as in "left to right"; `nil` where nobody
    /// would say it.
    var contrast: String?
    /// The widths it is looked at in.
    var widths: ClosedRange<Int>
    /// Whether it is a window shrunk to next to nothing.
    var isTinyWindow = false
    /// The device whose screen it is, as that is held; `nil`: some view.
    var device: Device?
  }

  private let parts: Box<Parts>

  private init(_ parts: Parts) { self.parts = Box(parts) }

  init(data: DataSet?, widths: ClosedRange<Int>) {
    parts = Box(Parts(data: data, widths: widths))
  }

  subscript<Member>(dynamicMember path: KeyPath<Parts, Member>) -> Member {
    parts.value[keyPath: path]
  }

  /// The height of a view of which nobody says, in points: that of a file without previews.
  static let usualHeight: Points = 852

  /// Whether it is all of a device's screen.
  var isScreen: Bool { parts.value.device != nil }

  /// The screen of its device, held `orientation`; `nil` where it is none.
  func held(_ orientation: Orientation) -> Scenario? {
    guard let device = self.device else { return nil }
    return changed { $0.show(device, held: orientation) }
  }

  /// The same, changed by `change`.
  func changed(_ change: (inout Parts) -> Void) -> Scenario {
    var copy = parts.value
    change(&copy)
    return Scenario(copy)
  }

  /// Whether its reader wants text as large as can be.
  var hasLargestText: Bool {
    parts.value.preview.contentSizeCategory == .accessibilityExtraExtraExtraLarge
  }

  /// The view at `width`.
  func viewport(width: Int) -> Viewport {
    let size = Size(width: Double(width), height: parts.value.height)
    return parts.value.preview.viewport(sized: size)
  }

  /// What the file is shown with at `width`.
  func stage(width: Int) -> Stage {
    let parts = parts.value
    let size = Size(width: Double(width), height: parts.height)
    var stage = Stage(parts.preview, size: size)
    stage.data = parts.data
    if let itemCount = parts.itemCount { stage.items.common = [Double(itemCount)] }
    return stage
  }
}

extension Scenario.Parts {
  /// Makes it the screen of `device`, held `orientation`.
  mutating func show(_ device: Device, held orientation: Orientation) {
    self.device = device
    preview.orientation = orientation
    preview.show(on: device)
    let size = device.screen(held: orientation).size
    (height, widths) = (size.height, Int(size.width)...Int(size.width))
  }
}
