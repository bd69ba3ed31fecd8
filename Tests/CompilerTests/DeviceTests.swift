import LayoutChecking
import LayoutGeometry
import LayoutManual
import LayoutLanguage
import LayoutText
import Testing

/// The table of devices and its listing.
@Suite struct DeviceTests {
  static let lines = Device.table

  @Test func everyLineIsRead() {
    #expect(
      Device.whole.map(\.name) == Self.lines.map { String($0.prefix { $0 != "|" }) })
    #expect(Device.whole.count == 86)
    #expect(Device.all.count == 86 + 3 * Device.whole.count { $0.idiom == .pad })
  }

  @Test func namesAreUnique() {
    #expect(Set(Device.all.map { DeviceName($0.name) }).count == Device.all.count)
  }

  static let turned = Device.whole.filter { [.phone, .pad].contains($0.idiom) }

  @Test(arguments: turned)
  func landscapeIsPortraitRotated(_ device: Device) {
    let (portrait, landscape) = (device.portrait.size, device.landscape.size)
    #expect(landscape == Size(width: portrait.height, height: portrait.width))
    #expect(portrait.width < portrait.height)
    #expect(device.screen(held: .portrait) == device.portrait)
    #expect(device.screen(held: .landscape) == device.landscape)
  }

  @Test(arguments: Device.whole.filter { !turned.contains($0) })
  func otherScreensAreNotTurned(_ device: Device) {
    #expect(device.portrait == device.landscape)
    #expect(device.portrait.horizontalSizeClass == .regular)
    #expect(device.portrait.verticalSizeClass == .regular)
  }

  /// Two apps and the points between them fill the screen.
  @Test(arguments: Device.whole.filter { $0.idiom == .pad }, Orientation.allCases)
  func splitViewsFillTheScreen(_ device: Device, _ orientation: Orientation) throws {
    let screen = device.screen(held: orientation)
    let parts = try ["1/3", "1/2", "2/3"].map { part in
      try #require(Device.named("\(device.name), \(part)")).screen(held: orientation)
    }
    let widths = parts.map(\.size.width)
    #expect(widths[0] + widths[2] + 10 == screen.size.width)
    #expect(widths[1] * 2 + 10 == screen.size.width)
    #expect(widths == widths.sorted())
    #expect(parts.allSatisfy { $0.size.height == screen.size.height })
    #expect(parts[0].horizontalSizeClass == .compact)
  }

  /// - Source: Apple's Human Interface Guidelines of 2019, "Adaptivity and Layout".
  @Test(arguments: [
    ("iPad Pro 12.9-inch (3rd generation)", [375.0, 678, 981]),
    ("iPad Pro 10.5-inch", [320, 551, 782]), ("iPad mini (5th generation)", [320, 507, 694]),
  ])
  func splitViewsAreAsPublished(_ name: String, _ widths: [Double]) throws {
    for (part, width) in zip(["1/3", "1/2", "2/3"], widths) {
      let device = try #require(Device.named("\(name), \(part)"))
      #expect(device.landscape.size.width == width)
      #expect(!device.isApproximate)
    }
  }

  @Test(arguments: turned)
  func numbersArePlausible(_ device: Device) {
    let ratio = device.portrait.size.height / device.portrait.size.width
    switch device.idiom {
    case .phone:
      #expect((320...440).contains(device.portrait.size.width))
      #expect((1.7...2.2).contains(ratio))
      #expect(device.name.hasPrefix("iPhone"))
    case .pad:
      #expect((744...1032).contains(device.portrait.size.width))
      #expect((1.3...1.53).contains(ratio))
      #expect(device.scale == 2)
      #expect(device.name.hasPrefix("iPad"))
    case .tv, .mac, .carPlay, .vision: Issue.record("\(device.name) is neither")
    }
    #expect(device.scale == 2 || device.scale == 3)
    #expect(device.systems.upperBound >= 15 && device.systems.upperBound <= 26)
    #expect(device.systems.lowerBound >= 8)
  }

  /// A home button leaves a status bar of 20 points; without one there is an indicator at the
  /// bottom, and a phone's top inset is at both sides in landscape.
  @Test(arguments: turned)
  func safeAreasFollowFromTheShape(_ device: Device) {
    let (upright, lying) = (device.portrait.safeArea, device.landscape.safeArea)
    #expect(upright.leading == 0 && upright.trailing == 0)
    #expect(lying.leading == lying.trailing)
    let hasHomeButton = upright.bottom == 0
    if hasHomeButton { #expect(upright.top == 20 && lying.bottom == 0) }
    if device.idiom == .pad {
      #expect(lying == upright)
      #expect(hasHomeButton || (upright.top == 24 && upright.bottom == 20))
    } else {
      #expect(lying.top == 0)
      #expect(lying.leading == (hasHomeButton ? 0 : upright.top))
      #expect(hasHomeButton || (upright.bottom == 34 && lying.bottom == 21))
    }
  }

  @Test(arguments: turned)
  func sizeClassesFollowFromTheShape(_ device: Device) {
    let isPad = device.idiom == .pad
    #expect(device.portrait.horizontalSizeClass == (isPad ? .regular : .compact))
    #expect(device.portrait.verticalSizeClass == .regular)
    #expect(device.landscape.verticalSizeClass == (isPad ? .regular : .compact))
    let isLarge = device.portrait.size.width >= 414
    #expect(device.landscape.horizontalSizeClass == (isLarge ? .regular : .compact))
  }

  @Test(arguments: Device.all)
  func everyDeviceIsFoundByItsName(_ device: Device) {
    #expect(Device.named(device.name) == device)
    #expect(Device.named(device.name.uppercased()) == device)
    #expect(Device.named("x" + device.name) == nil)
  }

  @Test func namesAsSimulatorsWriteThem() {
    #expect(
      Device.named("iPad Pro (11-inch) (4th generation)")?.name
        == "iPad Pro 11-inch (4th generation)")
    #expect(Device.named("iPhone Xs Max")?.name == "iPhone XS Max")
    #expect(Device.named("") == nil)
  }

  /// What people write, the system, and what they mean.
  ///
  /// - Source: `language.md` 4, the paragraph on shortened names.
  @Test(arguments: [
    ("iPhone SE", 17, "iPhone SE (3rd generation)"),
    ("iPhone SE", 14, "iPhone SE (2nd generation)"),
    ("iPhone SE 3", 17, "iPhone SE (3rd generation)"),
    ("iPhone SE 3rd gen", 17, "iPhone SE (3rd generation)"),
    ("iPad mini", 17, "iPad mini (6th generation)"), ("iPad mini", 18, "iPad mini (A17 Pro)"),
    ("iPad Air", 17, "iPad Air 13-inch (M2)"), ("iPad Air", 16, "iPad Air (5th generation)"),
    ("iPad Air 2", 17, "iPad Air 2"), ("iPad Pro 13", 17, "iPad Pro 13-inch (M4)"),
    ("iPad Pro 13", 26, "iPad Pro 13-inch (M5)"), ("iPad Pro 13 M4", 26, "iPad Pro 13-inch (M4)"),
    ("iPad Pro (M4)", 26, "iPad Pro 13-inch (M4)"), ("iPad 13", 17, "iPad Pro 13-inch (M4)"),
    ("iPad 13", 18, "iPad Air 13-inch (M3)"), ("iPad 11", 17, "iPad Pro 11-inch (M4)"),
    ("iPhone 15Pro", 17, "iPhone 15 Pro"), ("iphone15 pro m", 17, "iPhone 15 Pro Max"),
    ("iPad 10th gen", 17, "iPad (10th generation)"), ("iPad 10", 17, "iPad (10th generation)"),
    ("iPad Pro 13, 1/3", 17, "iPad Pro 13-inch (M4), 1/3"),
    ("iPad mini 1/2", 17, "iPad mini (6th generation), 1/2"), ("Apple TV", 17, "Apple TV 4K"),
    ("Mac", 17, "Mac (1280 × 800 window)"), ("Mac 1024", 17, "Mac (1024 × 768 window)"),
    ("Vision", 17, "Vision Pro (1280 × 720 window)"),
  ])
  func shortNamesMeanTheNewest(_ name: String, _ system: Int, _ meant: String) {
    #expect(Device.named(name, running: system)?.name == meant)
  }

  @Test(arguments: [
    "iPhone SE 4", "iPad 2", "iPhone Pro", "iPad Air 2 Pro", "SE", "Pixel 9", "13", "a", "iPho",
  ])
  func otherNamesMeanNothing(_ name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test func suggestionsAreOfTheSameFamily() {
    #expect(
      likelyDevices(named: "iPhone SE 4") == [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st generation)",
      ])
    #expect(likelyDevices(named: "iPad 2").allSatisfy { $0.hasPrefix("iPad") })
    #expect(likelyDevices(named: "iPhone 16 Pr Max").first == "iPhone 16 Pro Max")
    #expect(likelyDevices(named: "Pixel 9") == [])
    #expect(likelyDevices(named: "") == [])
  }

  @Test func listingHasALineForEachDevice() {
    let table = deviceTable(matching: []) ?? ""
    let parts = table.split(separator: "\n\n").map(String.init)
    #expect(parts.count == 2 && parts[1] == Device.tableSource + "\n")
    let lines = parts[0].split(separator: "\n").map(String.init)
    #expect(lines.count == Device.all.count + 1)
    for (line, device) in zip(lines.dropFirst(), Device.all) {
      #expect(line.hasPrefix(device.name + "  "))
      #expect(!line.hasSuffix(" "))
    }
    let phone = lines.first { $0.hasPrefix("iPhone 15 Pro   ") } ?? ""
    let words = phone.split(separator: " ").joined(separator: " ")
    #expect(
      words == "iPhone 15 Pro 393 × 852 @3 top 59, bottom 34 horizontal 59, bottom 21 "
        + "compact × regular compact × compact 17–26")
    let column = lines[0].replacing(/size.*/, with: "").count
    #expect(lines.dropFirst().allSatisfy { $0.dropFirst(column).first?.isNumber == true })
  }
}

@Suite struct DeviceListTests {
  @Test(arguments: [
    (["iPad", "mini"], 16), (["ipad mini"], 16), (["mini 6"], 4), (["tv"], 2), (["Pixel"], 0),
    (["1/3"], 37),
  ])
  func wordsFilterTheList(_ words: [String], _ count: Int) throws {
    let lines = deviceTable(matching: words)?.split(separator: "\n\n").first?.split(separator: "\n")
    #expect((lines.map { $0.count - 1 } ?? 0) == count)
    let document = try deviceDocument(matching: words).map { try JSON(reading: Array($0.utf8)) }
    guard case .object(let members)? = document?.content,
      case .list(let devices)? = members.last?.value.content
    else { return #expect(count == 0) }
    #expect(devices.count == count)
  }
}
