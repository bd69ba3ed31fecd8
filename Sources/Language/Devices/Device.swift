package import LayoutGeometry

/// A phone or a tablet, as an app sees it that fills its screen.
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

  /// What people call it: `iPhone 15 Pro`.
  package let name: String
  package let idiom: Idiom
  /// Pixels in a point.
  package let scale: Double
  package let portrait: Screen
  package let landscape: Screen
  /// The major versions of the systems that run on it, as far as they are known.
  package let systems: ClosedRange<Int>

  /// The screen as it is held.
  package func screen(held orientation: Orientation) -> Screen {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// Every device that is known, in the order of the table.
  package static let all = table.utf8.split(separator: UInt8(ascii: "\n")).compactMap(Device.init)

  /// The device called `name`, in any case and with or without parentheses.
  package static func named(_ name: String) -> Device? {
    // A name spelled as in the table needs one line of it, not a dictionary of all.
    let lines = table.utf8.split(separator: UInt8(ascii: "\n"))
    let exact = lines.first { $0.prefix { $0 != UInt8(ascii: "|") }.elementsEqual(name.utf8) }
    return exact.flatMap(Device.init) ?? byKey[key(of: name)]
  }

  /// The part of a name that distinguishes devices.
  package static func key(of name: String) -> String {
    name.lowercased().filter { $0 != "(" && $0 != ")" }
  }

  private static let byKey = Dictionary(
    all.map { (key(of: $0.name), $0) }, uniquingKeysWith: { first, _ in first })
}

extension Device {
  /// One line of the table.
  private init?(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: "|")).map { Substring($0) }
    guard fields.count == 6, let shape = Shape(rawValue: String(fields[4])),
      let size = Self.numbers(fields[1], count: 3),
      let upright = Self.numbers(fields[2], count: 2),
      let lying = Self.numbers(fields[3], count: 3),
      let systems = Self.numbers(fields[5], count: 2),
      systems[0] <= systems[1]
    else { return nil }
    name = String(fields[0])
    (idiom, scale) = (shape.idiom, size[2])
    portrait = Screen(
      size: Size(width: size[0], height: size[1]),
      safeArea: EdgeInsets(top: upright[0], leading: 0, bottom: upright[1], trailing: 0),
      horizontalSizeClass: shape.widthUpright, verticalSizeClass: .regular)
    landscape = Screen(
      size: Size(width: size[1], height: size[0]),
      safeArea: EdgeInsets(top: lying[0], leading: lying[1], bottom: lying[2], trailing: lying[1]),
      horizontalSizeClass: shape.widthLying, verticalSizeClass: shape.heightLying)
    self.systems = Int(systems[0])...Int(systems[1])
  }

  /// The numbers of a field; `nil` unless there are `count`.
  private static func numbers(_ field: Substring, count: Int) -> [Double]? {
    let numbers = field.split(separator: " ").compactMap { Double($0) }
    return numbers.count == count ? numbers : nil
  }

  /// Which size classes a device has.
  private enum Shape: String {
    /// A phone that is of the compact width even in landscape.
    case narrow
    /// A phone that is of the regular width in landscape.
    case wide
    case pad

    var idiom: Idiom { self == .pad ? .pad : .phone }
    var widthUpright: SizeClass { self == .pad ? .regular : .compact }
    var widthLying: SizeClass { self == .narrow ? .compact : .regular }
    var heightLying: SizeClass { self == .pad ? .regular : .compact }
  }
}
