internal import LayoutGeometry
internal import LayoutLanguage

/// The view that a layout is solved in. All lengths are in points.
///
///     var phone = Viewport(width: 393, height: 852)
///     phone.safeArea = Viewport.Insets(top: 59, bottom: 34)
///     let pad = Viewport(device: "iPad mini (A17 Pro)", orientation: .landscape)
public struct Viewport: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// Pixels in a point.
  public var scale: Double
  public var safeArea = Insets()
  /// The layout margins from the edges of the view; `nil`: those that the system gives.
  public var margins: Insets?
  public var direction = Direction.leftToRight
  /// The content offset as UIKit counts it; `nil`: at rest.
  public var scrollOffset: Offset?
  public var traits = Traits()

  public init(width: Double, height: Double, scale: Double = 3) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// The full screen of a device; `nil` where no device has that name.
  ///
  /// - Parameters:
  ///   - device: A name of `deviceNames`, in any case, with or without parentheses.
  ///   - orientation: How it is held.
  public init?(device: String, orientation: Orientation = .portrait) {
    guard let device = Device.named(device) else { return nil }
    let screen = device.screen(held: orientation == .portrait ? .portrait : .landscape)
    self.init(width: screen.size.width, height: screen.size.height, scale: device.scale)
    safeArea = Insets(screen.safeArea)
    traits.idiom = Idiom(device.idiom)
    traits.horizontalSizeClass = SizeClass(screen.horizontalSizeClass)
    traits.verticalSizeClass = SizeClass(screen.verticalSizeClass)
  }

  /// The names of all known devices.
  public static var deviceNames: [String] { Device.all.map(\.name) }
}

extension Viewport {
  /// Distances from the edges of the view; leading and trailing follow the direction.
  public struct Insets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// How far the content is scrolled.
  public struct Offset: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  }

  /// What the system reports about the screen and its user.
  public struct Traits: Hashable, Sendable {
    /// `nil`: from the size of the view.
    public var idiom: Idiom?
    /// `nil`: from the size of the view.
    public var horizontalSizeClass: SizeClass?
    /// `nil`: from the size of the view.
    public var verticalSizeClass: SizeClass?
    public var contentSizeCategory = ContentSizeCategory.large
    /// The major version of iOS, 13 to 26: it decides how lengths are rounded.
    public var systemVersion = 17

    public init() {}
  }

  /// The direction of text.
  public enum Direction: Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// How a device is held.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// The sort of a device.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, tv, mac, carPlay, vision
  }

  /// How much space there is along an axis.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  /// The preferred size of text, smallest first.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }
}
