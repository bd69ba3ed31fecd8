import LayoutChecking
import LayoutGeometry
import LayoutManual
import LayoutLanguage
import Testing

/// The table of devices and its listing.
@Suite struct DeviceTests {
  static let lines = Device.table.split(separator: "\n").map(String.init)

  @Test func everyLineIsRead() {
    #expect(
      Device.all.map(\.name) == Self.lines.map { String($0.prefix { $0 != "|" }) })
    #expect(Device.all.count == 79)
  }

  @Test func namesAreUnique() {
    #expect(Set(Device.all.map { Device.key(of: $0.name) }).count == Device.all.count)
  }

  @Test(arguments: Device.all)
  func landscapeIsPortraitRotated(_ device: Device) {
    let (portrait, landscape) = (device.portrait.size, device.landscape.size)
    #expect(landscape == Size(width: portrait.height, height: portrait.width))
    #expect(portrait.width < portrait.height)
    #expect(device.screen(held: .portrait) == device.portrait)
    #expect(device.screen(held: .landscape) == device.landscape)
  }

  @Test(arguments: Device.all)
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
  @Test(arguments: Device.all)
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

  @Test(arguments: Device.all)
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

  @Test func suggestionsContinueOrResembleTheName() {
    #expect(
      likelyDevices(named: "iPhone SE") == [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st generation)",
      ])
    #expect(likelyDevices(named: "ipad mini").first == "iPad mini (A17 Pro)")
    #expect(likelyDevices(named: "iPhone13") == ["iPhone 13"])
    #expect(likelyDevices(named: "iPhone 16 Pr Max").first == "iPhone 16 Pro Max")
    #expect(likelyDevices(named: "Pixel 9") == [])
    #expect(likelyDevices(named: "") == [])
  }

  @Test func listingHasALineForEachDevice() {
    let parts = devices().split(separator: "\n\n").map(String.init)
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
