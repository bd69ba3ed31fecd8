internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

/// Everything about a viewport and its data but the width; copies share one reference.
@dynamicMemberLookup
struct Scenario: Sendable {
  /// The values of a scenario.
  struct Values: Sendable {
    /// The traits and everything that follows from them; its size is not used.
    var preview = Preview()
    var height: Points = Scenario.usualHeight
    /// The number of items of every section; `nil` for the default number.
    var itemCount: Int?
    /// The data of the sections; `nil` when there is none.
    var data: DataSet?
    /// What is special about it, as in "right to left"; empty for the usual scenario.
    var text = ""
    /// What holds instead in the usual scenario, as in "left to right"; `nil` when not worth a
    /// mention.
    var contrast: String?
    /// The parameter that is not at its default; `nil` where all are.
    var parameter: ParameterChange?
    /// The widths that are examined.
    var widths: ClosedRange<Int>
    /// Whether it is a window of 32 points.
    var isTinyWindow = false
    /// The device whose screen it is; `nil` when it is not a screen.
    var device: Device?
  }

  private let values: Box<Values>

  private init(_ values: Values) { self.values = Box(values) }

  init(data: DataSet?, widths: ClosedRange<Int>) {
    values = Box(Values(data: data, widths: widths))
  }

  subscript<Member>(dynamicMember path: KeyPath<Values, Member>) -> Member {
    values.value[keyPath: path]
  }

  /// The height of a view in a file without previews, in points.
  static let usualHeight: Points = 852

  /// Whether it is the whole screen of a device.
  var isScreen: Bool { values.value.device != nil }

  /// The screen of its device held in `orientation`; `nil` when it is not a screen.
  func held(_ orientation: Orientation) -> Scenario? {
    guard let device = self.device else { return nil }
    return changed { $0.show(device, held: orientation) }
  }

  /// The same, changed by `change`.
  func changed(_ change: (inout Values) -> Void) -> Scenario {
    var copy = values.value
    change(&copy)
    return Scenario(copy)
  }

  /// Whether it has the largest text size.
  var hasLargestText: Bool {
    values.value.preview.contentSizeCategory == .accessibilityExtraExtraExtraLarge
  }

  /// The viewport of `width`.
  func viewport(width: Int) -> Viewport {
    let size = Size(width: Double(width), height: values.value.height)
    return values.value.preview.viewport(sized: size)
  }

  /// The viewport of `width` with the data.
  func stage(width: Int) -> Stage {
    let values = values.value
    let size = Size(width: Double(width), height: values.height)
    var stage = Stage(values.preview, size: size)
    stage.data = values.data
    if let itemCount = values.itemCount { stage.items.common = [Double(itemCount)] }
    return stage
  }
}

extension Scenario.Values {
  /// Makes it the screen of `device` held in `orientation`.
  mutating func show(_ device: Device, held orientation: Orientation) {
    self.device = device
    preview.orientation = orientation
    preview.show(on: device)
    let size = device.screen(held: orientation).size
    (height, widths) = (size.height, Int(size.width)...Int(size.width))
  }
}

/// A parameter with another value than its default, both as they are spelled.
struct ParameterChange: Hashable, Sendable {
  let name: String
  let value: String
  /// `nil` where the default is not constant.
  let standard: String?
  /// Whether it is only to show what rests on the sizes of views that are not known.
  var isSize = false
  /// The position of the same scenario with the default in the matrix.
  var base = 0
}
