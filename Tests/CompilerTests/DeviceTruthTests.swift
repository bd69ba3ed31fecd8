import LayoutGeometry
import LayoutLanguage
import Testing

/// A device as an independent source describes it.
struct KnownDevice: CustomTestStringConvertible, Sendable {
  let name: String
  /// Width, height and scale in portrait.
  let screen: [Double]
  /// Top and bottom of the safe area in portrait.
  let portrait: [Double]
  /// Top, sides and bottom of the safe area in landscape.
  let landscape: [Double]

  var testDescription: String { name }

  init(_ name: String, _ screen: [Double], portrait: [Double], landscape: [Double]) {
    (self.name, self.screen, self.portrait, self.landscape) = (name, screen, portrait, landscape)
  }

  /// As printed on devices with system 13.2.
  ///
  /// - Source: github.com/karolszafranski/SafeAreaInsetsWithStoryboard; sizes from Apple's Human
  ///   Interface Guidelines of 2019, "Adaptivity and Layout".
  static let printed = [
    KnownDevice("iPhone X", [375, 812, 3], portrait: [44, 34], landscape: [0, 44, 21]),
    KnownDevice("iPhone XS", [375, 812, 3], portrait: [44, 34], landscape: [0, 44, 21]),
    KnownDevice("iPhone XS Max", [414, 896, 3], portrait: [44, 34], landscape: [0, 44, 21]),
    KnownDevice("iPhone 11 Pro", [375, 812, 3], portrait: [44, 34], landscape: [0, 44, 21]),
    KnownDevice("iPhone 11 Pro Max", [414, 896, 3], portrait: [44, 34], landscape: [0, 44, 21]),
    KnownDevice(
      "iPad Pro 11-inch (1st generation)", [834, 1194, 2], portrait: [24, 20],
      landscape: [24, 0, 20]),
    KnownDevice(
      "iPad Pro 12.9-inch (3rd generation)", [1024, 1366, 2], portrait: [24, 20],
      landscape: [24, 0, 20]
    ),
  ]

  /// As listed by other projects.
  ///
  /// - Source: a list of devices by Yusuke Hosonuma, 2022, after screensizes.app; for the iPhone
  ///   15 csl.cool/2023/09/15/ios-dev/ios-layout-adaptation, which prints it; for the iPhones 16
  ///   Pro to 17 Pro pub.dev/packages/device_preview 3.0.0-prerelease3.
  static let listed = [
    KnownDevice(
      "iPhone SE (3rd generation)", [375, 667, 2], portrait: [20, 0], landscape: [0, 0, 0]),
    KnownDevice("iPhone 8 Plus", [414, 736, 3], portrait: [20, 0], landscape: [0, 0, 0]),
    KnownDevice("iPhone 12 mini", [375, 812, 3], portrait: [50, 34], landscape: [0, 50, 21]),
    KnownDevice("iPhone 12", [390, 844, 3], portrait: [47, 34], landscape: [0, 47, 21]),
    KnownDevice("iPhone 13 Pro Max", [428, 926, 3], portrait: [47, 34], landscape: [0, 47, 21]),
    KnownDevice("iPhone 15", [393, 852, 3], portrait: [59, 34], landscape: [0, 59, 21]),
    KnownDevice("iPhone 16 Pro", [402, 874, 3], portrait: [62, 34], landscape: [0, 62, 21]),
    KnownDevice("iPhone 16 Pro Max", [440, 956, 3], portrait: [62, 34], landscape: [0, 62, 21]),
    KnownDevice("iPhone 17 Pro", [402, 874, 3], portrait: [62, 34], landscape: [0, 62, 21]),
    KnownDevice(
      "iPad (9th generation)", [810, 1080, 2], portrait: [20, 0], landscape: [20, 0, 0]),
    KnownDevice(
      "iPad Air (3rd generation)", [834, 1112, 2], portrait: [20, 0], landscape: [20, 0, 0]),
    KnownDevice(
      "iPad Air (4th generation)", [820, 1180, 2], portrait: [24, 20], landscape: [24, 0, 20]),
    KnownDevice(
      "iPad mini (5th generation)", [768, 1024, 2], portrait: [20, 0], landscape: [20, 0, 0]),
    KnownDevice(
      "iPad mini (6th generation)", [744, 1133, 2], portrait: [24, 20], landscape: [24, 0, 20]),
  ]

  /// Names and screens of devices.
  ///
  /// - Source: iosref.com/res, as other projects cite it in 2025 and 2026.
  static let sizes: [(name: String, screen: [Double])] = [
    ("iPhone 17 Pro Max", [440, 956, 3]), ("iPhone 17", [402, 874, 3]),
    ("iPhone Air", [420, 912, 3]), ("iPhone 17e", [390, 844, 3]), ("iPhone 16e", [390, 844, 3]),
    ("iPhone 16 Plus", [430, 932, 3]), ("iPhone 14 Plus", [428, 926, 3]),
    ("iPhone XR", [414, 896, 2]), ("iPhone 11", [414, 896, 2]),
    ("iPhone SE (1st generation)", [320, 568, 2]), ("iPhone 6s Plus", [414, 736, 3]),
    ("iPad Pro 13-inch (M4)", [1032, 1376, 2]), ("iPad Pro 11-inch (M5)", [834, 1210, 2]),
    ("iPad Air 13-inch (M2)", [1024, 1366, 2]), ("iPad Air 11-inch (M3)", [820, 1180, 2]),
    ("iPad mini (A17 Pro)", [744, 1133, 2]), ("iPad Pro 10.5-inch", [834, 1112, 2]),
    ("iPad Pro 9.7-inch", [768, 1024, 2]), ("iPad Air 2", [768, 1024, 2]),
  ]
}

@Suite struct DeviceTruthTests {
  @Test(arguments: KnownDevice.printed + KnownDevice.listed)
  func deviceIsAsKnown(_ known: KnownDevice) throws {
    let device = try #require(Device.named(known.name))
    #expect(
      [device.portrait.size.width, device.portrait.size.height, device.scale] == known.screen)
    let (portrait, landscape) = (device.portrait.safeArea, device.landscape.safeArea)
    #expect([portrait.top, portrait.bottom] == known.portrait)
    #expect([landscape.top, landscape.leading, landscape.bottom] == known.landscape)
  }

  @Test(arguments: KnownDevice.sizes)
  func screenIsAsKnown(_ name: String, _ screen: [Double]) throws {
    let device = try #require(Device.named(name))
    #expect([device.portrait.size.width, device.portrait.size.height, device.scale] == screen)
  }

  /// - Source: Apple's Human Interface Guidelines, "Adaptivity and Layout", as cited at
  ///   baolei.org/iOS-size-class-study.
  @Test(arguments: [
    ("iPhone 12 Pro Max", SizeClass.regular), ("iPhone 12 Pro", .compact), ("iPhone 12", .compact),
    ("iPhone 12 mini", .compact), ("iPhone 11 Pro Max", .regular), ("iPhone 11 Pro", .compact),
    ("iPhone 11", .regular), ("iPhone XS Max", .regular), ("iPhone XR", .regular),
    ("iPhone X", .compact), ("iPhone 8 Plus", .regular), ("iPhone 8", .compact),
    ("iPhone 7 Plus", .regular),
  ])
  func landscapeWidthClassIsAsKnown(_ name: String, _ width: SizeClass) throws {
    #expect(try #require(Device.named(name)).landscape.horizontalSizeClass == width)
  }
}
