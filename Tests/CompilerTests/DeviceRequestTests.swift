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
          scale: 1; safeArea: 9; idiom: tv; horizontalSizeClass: regular; items: s 3
          direction: rightToLeft
      }
      """
    let job = try #require(try jobs(source, device: "IPAD mini (a17 pro)").first)
    let viewport = job.stage.viewport
    #expect(job.previewName == nil)
    #expect(viewport.size == Size(width: 744, height: 1133))
    #expect(viewport.safeArea == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    #expect(viewport.traits.displayScale == 2)
    #expect(viewport.traits.idiom == .pad)
    #expect(viewport.traits.horizontalSizeClass == .regular)
    #expect(viewport.traits.layoutDirection == .rightToLeft)
    #expect(job.stage.items["s"] == [3])
  }

  @Test func requestedDeviceKeepsThePreviewsOrientation() throws {
    let source = "preview \"iPhone 17\" { orientation: landscape }"
    let viewport = try #require(try jobs(source, device: "iPhone 14").first).stage.viewport
    #expect(viewport.size == Size(width: 844, height: 390))
    #expect(viewport.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    #expect(viewport.traits.verticalSizeClass == .compact)
  }

  @Test func requestedDeviceIsUsedWithoutPreviews() throws {
    let job = try #require(try jobs("", device: "iPhone 16").first)
    #expect(job.stage.viewport.size == Size(width: 393, height: 852))
    #expect(job.stage.viewport.safeArea.top == 59)
    #expect(!job.notes.contains { $0.contains("no preview in the file") })
  }

  @Test func unknownDeviceIsAnErrorOfTheRequest() {
    let fault = #expect(throws: SolveError.self) { try jobs("", device: "iPhone 16 Por") }
    #expect(fault?.description == "unknown device 'iPhone 16 Por'")
    #expect(fault?.similarNames.first == "iPhone 16 Pro")
  }

  /// A view with another size than the screen keeps the device; its size classes follow from the view.
  @Test func requestedViewReplacesTheSizeOfADevice() throws {
    var request = Request()
    request.view = Request.View(size: Size(width: 320, height: 1194), scale: nil)
    let source = "preview \"iPad Pro 11-inch (2nd generation)\" { orientation: portrait }"
    let job = try #require(try Compilation(SourceText(Self.page + source)).jobs(request).first)
    #expect(job.previewName == nil)
    #expect(job.stage.viewport.size == Size(width: 320, height: 1194))
    #expect(job.stage.viewport.safeArea.top == 24)
    #expect(job.stage.viewport.traits.displayScale == 2)
    #expect(job.stage.viewport.traits.idiom == .pad)
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

  private func jobs(_ previews: String, device: String) throws -> [Job] {
    var request = Request()
    request.device = device
    return try Compilation(SourceText(Self.page + previews)).jobs(request)
  }
}
