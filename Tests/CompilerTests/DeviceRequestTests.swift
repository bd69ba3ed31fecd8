import LayoutCompiler
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutDiagnostics
import LayoutText
import Testing

/// Requested devices and the devices of previews.
@Suite struct DeviceRequestTests {
  static let page = "layout page { section s { hgroup 1w x 44 { item } } }\n"

  @Test func requestedDeviceReplacesThePreviews() throws {
    let source = """
      preview "p" 100 x 200 {
          scale: 1; safeArea: 9; idiom: tv; horizontalSizeClass: regular; margins: 40
          items: s 3
          direction: rightToLeft
      }
      """
    let job = try #require(try jobs(source, devices: "IPAD mini (a17 pro)").first)
    let viewport = job.stage.viewport
    #expect(job.previewName == "p")
    #expect(job.deviceName == "iPad mini (A17 Pro)")
    #expect(viewport.margins == nil)
    #expect(viewport.size == Size(width: 744, height: 1133))
    #expect(viewport.safeArea == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    #expect(viewport.traits.displayScale == 2)
    #expect(viewport.traits.idiom == .pad)
    #expect(viewport.traits.horizontalSizeClass == .regular)
    #expect(viewport.traits.layoutDirection == .rightToLeft)
    #expect(job.stage.items["s"] == [3])
  }

  @Test func requestedDeviceIsHeldAsRequested() throws {
    let source = "preview \"iPhone 17\" { orientation: landscape }"
    let upright = try #require(try jobs(source, devices: "iPhone 14").first).stage.viewport
    #expect(upright.size == Size(width: 390, height: 844))
    var request = Request()
    (request.views, request.traits.orientation) = (.devices(["iPhone 14"]), .landscape)
    let viewport = try #require(try jobs(source, request).first).stage.viewport
    #expect(viewport.size == Size(width: 844, height: 390))
    #expect(viewport.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    #expect(viewport.traits.verticalSizeClass == .compact)
  }

  @Test func requestedDeviceIsUsedWithoutPreviews() throws {
    let job = try #require(try jobs("", devices: "iPhone 16").first)
    #expect(job.stage.viewport.size == Size(width: 393, height: 852))
    #expect(job.stage.viewport.safeArea.top == 59)
    #expect(!job.notes.contains { $0.contains("no preview in the file") })
  }

  @Test func unknownDeviceIsAnErrorOfTheRequest() {
    let fault = #expect(throws: SolveError.self) { try jobs("", devices: "iPhone 16 Por") }
    #expect(fault?.description == "unknown device 'iPhone 16 Por'")
    #expect(fault?.similarNames.first == "iPhone 16 Pro")
  }

  /// Previews that differ in nothing but their views are one result.
  @Test func previewsAlikeInRequestedViewsAreOne() throws {
    let source = """
      preview "a" 100 x 200 { items: s 3 }
      preview "b" 300 x 200 { items: s 3; safeArea: 20; scale: 2 }
      preview "c" 300 x 200 { items: s 4 }
      """
    let jobs = try jobs(source, devices: "iPhone 14", "iPad mini")
    #expect(jobs.map(\.previewName) == ["a", "a", "c", "c"])
    #expect(
      jobs.map(\.deviceName)
        == ["iPhone 14", "iPad mini (6th generation)", "iPhone 14", "iPad mini (6th generation)"])
    #expect(jobs[1].notes == ["`iPad mini` is shown on `iPad mini (6th generation)`"])
    var request = Request()
    request.views = .viewport(Size(width: 390, height: 844), scale: 3)
    #expect(try self.jobs(source, request).map(\.previewName) == ["a", "c"])
    #expect(try self.jobs(source, Request()).map(\.previewName) == ["a", "b", "c"])
  }

  @Test func systemDecidesWhatAShortNameMeans() throws {
    let source = "preview \"iPad mini\" { orientation: landscape }"
    var request = Request()
    #expect(try jobs(source, request).map(\.deviceName) == ["iPad mini (6th generation)"])
    request.traits.systemVersion = 18
    let job = try #require(try jobs(source, request).first)
    #expect(job.deviceName == "iPad mini (A17 Pro)")
    #expect(job.stage.viewport.systemVersion == 18)
    #expect(job.stage.viewport.size == Size(width: 1133, height: 744))
    (request.traits.orientation, request.traits.idiom) = (.portrait, .tv)
    request.traits.contentSizeCategory = .extraLarge
    let viewport = try #require(try jobs(source, request).first).stage.viewport
    #expect(viewport.size == Size(width: 744, height: 1133))
    #expect(viewport.traits.idiom == .tv)
    #expect(viewport.traits.contentSizeCategory == .extraLarge)
  }

  /// A viewport is of no device, even if the preview names one.
  @Test func requestedViewReplacesTheDevice() throws {
    var request = Request()
    request.views = .viewport(Size(width: 320, height: 1194), scale: 3)
    let source = "preview \"iPad Pro 11-inch (2nd generation)\" { orientation: portrait }"
    let job = try #require(try Compilation(SourceText(Self.page + source)).jobs(request).first)
    #expect(job.previewName == "iPad Pro 11-inch (2nd generation)")
    #expect(job.deviceName == nil)
    #expect(job.stage.viewport.size == Size(width: 320, height: 1194))
    #expect(job.stage.viewport.safeArea == .zero)
    #expect(job.stage.viewport.traits.displayScale == 3)
    #expect(job.stage.viewport.traits.idiom == .phone)
    #expect(job.stage.viewport.traits.horizontalSizeClass == .compact)
    #expect(job.stage.viewport.traits.verticalSizeClass == .regular)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func previewNamedLikeADeviceUsesIt(_ device: Device, _ orientation: Orientation) throws {
    let source = "preview \"\(device.name)\" { orientation: \(orientation.rawValue) }"
    let compilation = Compilation(SourceText(Self.page + source))
    #expect(compilation.diagnostics.map(\.headline) == [])
    let job = try #require(try compilation.jobs(Request()).first)
    let (viewport, screen) = (job.stage.viewport, device.screen(held: orientation))
    #expect(job.previewName == device.name)
    #expect(viewport.size == screen.size)
    #expect(viewport.safeArea == screen.safeArea)
    #expect(viewport.traits.displayScale == device.scale)
    #expect(viewport.traits.idiom == device.idiom)
    #expect(viewport.traits.horizontalSizeClass == screen.horizontalSizeClass)
    #expect(viewport.traits.verticalSizeClass == screen.verticalSizeClass)
  }

  @Test func deviceInEveryBranchIsASize() throws {
    let source = """
      param isLarge = false
      preview "p" {
          if isLarge { device: "iPad Air 13-inch (M3)" } else { device: "iPhone SE (2nd generation)" }
      }
      """
    let compilation = Compilation(SourceText(Self.page + source))
    #expect(compilation.diagnostics.map(\.headline) == [])
    let job = try #require(try compilation.jobs(Request()).first)
    #expect(job.stage.viewport.size == Size(width: 375, height: 667))
  }

  private func jobs(_ previews: String, devices: String...) throws -> [Job] {
    var request = Request()
    request.views = .devices(devices)
    return try jobs(previews, request)
  }

  private func jobs(_ previews: String, _ request: Request) throws -> [Job] {
    try Compilation(SourceText(Self.page + previews)).jobs(request)
  }
}
