internal import LayoutGeometry

/// How much of an iPad's screen an app has beside another one.
///
/// - Source: Apple's Human Interface Guidelines of 2019, "Adaptivity and Layout", multitasking sizes.
package enum ScreenShare: String, CaseIterable, Hashable, Sendable {
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"

  /// The width that remains of `width`, in points.
  fileprivate func width(of width: Points, on orientation: Orientation) -> Points {
    let isWide = width >= (orientation == .portrait ? Self.widePortrait : Self.wideLandscape)
    let narrow: Points = isWide ? 375 : 320
    return switch self {
    case .third: narrow
    case .half: (width - Self.divider) / 2
    case .twoThirds: width - Self.divider - narrow
    }
  }

  fileprivate func sizeClass(in width: Points, on orientation: Orientation) -> SizeClass {
    guard orientation == .landscape else { return .compact }
    return switch self {
    case .third: .compact
    case .half: width >= Self.regularHalf ? .regular : .compact
    case .twoThirds: .regular
    }
  }

  /// The points between two apps.
  private static let divider: Points = 10
  /// From these widths of the screen on the narrow app has the width of a large phone.
  private static let (widePortrait, wideLandscape): (Points, Points) = (1024, 1180)
  /// From this width of the screen on half of it is of the regular class.
  private static let regularHalf: Points = 1366
  /// The widths of screens whose parts are published: 9.7, 10.5 and 12.9 inches in landscape.
  fileprivate static let publishedWidths: Set<Points> = [1024, 1112, 1366]
}

extension Device {
  /// A part of its screen; `nil` unless it is a whole iPad.
  func shared(_ share: ScreenShare) -> Device? {
    guard idiom == .pad, self.share == nil else { return nil }
    return Device(
      name: "\(name), \(share.rawValue)", idiom: idiom, scale: scale,
      portrait: portrait.shared(share, on: .portrait),
      landscape: landscape.shared(share, on: .landscape), systems: systems,
      isApproximate: !ScreenShare.publishedWidths.contains(landscape.size.width), share: share)
  }
}

extension Device.Screen {
  fileprivate func shared(_ share: ScreenShare, on orientation: Orientation) -> Device.Screen {
    Device.Screen(
      size: Size(width: share.width(of: size.width, on: orientation), height: size.height),
      safeArea: safeArea,
      horizontalSizeClass: share.sizeClass(in: size.width, on: orientation),
      verticalSizeClass: verticalSizeClass)
  }
}
