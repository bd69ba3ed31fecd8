package import LayoutGeometry

/// A screen or a window, as an app sees it that fills it.
package struct Device: Hashable, Sendable {
  /// What a screen is like, held one way.
  package struct Screen: Hashable, Sendable {
    /// In points.
    package let size: Size
    /// What corners, cameras and the status bar take of it, in points.
    package let safeArea: EdgeInsets
    package let horizontalSizeClass: SizeClass
    package let verticalSizeClass: SizeClass
  }

  /// What people call it: `iPhone 15 Pro`, `iPad mini (A17 Pro), 1/2`.
  package let name: String
  package let idiom: Idiom
  /// Pixels in a point.
  package let scale: Double
  package let portrait: Screen
  package let landscape: Screen
  /// The major versions of the systems that run on it, as far as they are known.
  package let systems: ClosedRange<Int>
  /// Whether its numbers are computed or merely usual.
  package let isApproximate: Bool
  /// How much of an iPad's screen it is; `nil`: all.
  package let share: ScreenShare?

  /// The screen as it is held. Televisions and windows are not turned.
  package func screen(held orientation: Orientation) -> Screen {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// Every device that is known, in the order of the table, then the split views of each iPad.
  package static let all =
    whole + whole.flatMap { device in ScreenShare.allCases.compactMap(device.shared) }

  /// Every device of the table.
  package static let whole = table.compactMap(Device.init)
}

extension Device {
  /// One line of the table.
  init?(_ line: String) {
    let fields = line.utf8.split(separator: UInt8(ascii: "|")).map { Substring($0) }
    guard fields.count >= 6, let shape = Shape(rawValue: String(fields[4])),
      let size = Self.numbers(fields[1], count: 3),
      let upright = Self.numbers(fields[2], count: 2),
      let lying = Self.numbers(fields[3], count: 3),
      let systems = Self.numbers(fields[5], count: 2),
      systems[0] <= systems[1]
    else { return nil }
    let landscape = Screen(
      size: shape.turns
        ? Size(width: size[1], height: size[0]) : Size(width: size[0], height: size[1]),
      safeArea: EdgeInsets(top: lying[0], leading: lying[1], bottom: lying[2], trailing: lying[1]),
      horizontalSizeClass: shape.widthLying, verticalSizeClass: shape.heightLying)
    name = String(fields[0])
    (idiom, scale, self.landscape) = (shape.idiom, size[2], landscape)
    portrait =
      shape.turns
      ? Screen(
        size: Size(width: size[0], height: size[1]),
        safeArea: EdgeInsets(top: upright[0], leading: 0, bottom: upright[1], trailing: 0),
        horizontalSizeClass: shape.widthUpright, verticalSizeClass: .regular)
      : landscape
    self.systems = Int(systems[0])...Int(systems[1])
    (isApproximate, share) = (fields.count > 6, nil)
  }

  /// The numbers of a field; `nil` unless there are `count`.
  private static func numbers(_ field: Substring, count: Int) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var rest = field.utf8
    while !rest.isEmpty {
      let number = Substring(rest.prefix { $0 != UInt8(ascii: " ") })
      guard let value = Int(number).map({ Double($0) }) ?? Double(number) else { return nil }
      numbers.append(value)
      rest = rest[number.endIndex...].dropFirst()
    }
    return numbers.count == count ? numbers : nil
  }

  /// Which size classes a device has, and whether it is turned.
  private enum Shape: String {
    /// A phone that is of the compact width even in landscape.
    case narrow
    /// A phone that is of the regular width in landscape.
    case wide
    case pad, television, desktop, spatial

    var idiom: Idiom {
      switch self {
      case .narrow, .wide: .phone
      case .pad: .pad
      case .television: .tv
      case .desktop: .mac
      case .spatial: .vision
      }
    }
    var isPhone: Bool { idiom == .phone }
    var turns: Bool { isPhone || self == .pad }
    var widthUpright: SizeClass { isPhone ? .compact : .regular }
    var widthLying: SizeClass { self == .narrow ? .compact : .regular }
    var heightLying: SizeClass { isPhone ? .compact : .regular }
  }
}
