package import LayoutGeometry

/// A viewport and the data to show a layout in.
package struct Preview: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var size: Size?
  /// The device it is a view of if it has no size; `nil`: the one of its own name.
  package var device: DeviceChoice?
  package var orientation = Orientation.portrait
  /// The device that its size is of.
  package private(set) var screen: Device?
  /// The layout it shows; `nil`: the only one.
  package var layout: String?
  package var scale: Double = 3
  package var safeArea = EdgeInsets.zero
  package var margins: EdgeInsets?
  package var scrollOffset: Point?
  package var orthogonalOffset = SectionNumbers()
  package var direction = LayoutDirection.leftToRight
  package var idiom: Idiom?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var contentSizeCategory = ContentSizeCategory.large
  package var systemVersion = 17
  package var sections = SectionNumbers()
  package var items = SectionNumbers()
  /// The values of parameters, by their names.
  package var settings = ParameterSettings()
  /// The file with the data that contents show.
  package var data: String?
  package var measured: [Measured] = []
  /// Whether its frames are recorded; `nil`: unless there are very many.
  package var isRecorded: Bool?
  /// What a test requires; read for tests only.
  package var expectations: [Expectation] = []
  /// Where the widths of letters come from.
  package var textModel = TextModelName.system
  /// What a view is proposed; `nil`: the viewport less the safe area.
  package var proposal: PartialSize?

  package init() {}
}

extension Preview {
  package static let vocabulary = Vocabulary(
    "preview", Preview(),
    ElementDocumentation(
      "A viewport and the data that a layout is shown with.",
      "preview \"phone\" 393 x 852 { items: 18 }"),
    Members(
      header: Header(
        form: HeaderForm(size: .optional, isSizeInPoints: true),
        store: { header, preview in
          (preview.id, preview.name) = (header.id, header.name)
          if case .absolute(let width)? = header.size?.width,
            case .absolute(let height)? = header.size?.height
          {
            preview.size = Size(width: width, height: height)
          }
        }),
      properties: viewProperties + traitProperties + dataProperties,
      slots: [
        Slot({ Measured.vocabulary }) { $1.measured.append($0) },
        Slot({ Expectation.vocabulary }) { $1.expectations.append($0) },
      ]))

  private static let viewProperties: [Property<Preview>] = [
    Property(
      "record", \.isRecorded, .boolean.optional(from: true, called: "up to 5,000 elements"),
      .init("Whether `layoutc test` records its frames.", "record: false")
        .read(by: "layoutc test")),
    Property(
      "layout", \.layout, .layoutName.optional(from: "", called: "the only one"),
      .init("The layout or view it shows.", "layout: page").read(by: "choosing the layout")),
    Property(
      "device", \.device, .deviceName.optional(from: .unnamed, called: "the preview's name"),
      .init(
        "The device whose screen it has, if it gives no size.", "device: \"iPad mini (A17 Pro)\"")),
    Property(
      "orientation", \.orientation, .word,
      .init("The device orientation.", "orientation: landscape")),
    Property(
      "scale", \.scale, .positive, .init("Pixels per point; a device sets its own.", "scale: 2")),
    Property(
      "safeArea", \.safeArea, .lostEdges,
      .init("The safe area insets; a device sets its own.", "safeArea: top 59, bottom 34")),
    Property(
      "margins", \.margins, .lostEdges.optional(from: .zero, called: "the system's"),
      .init("The layout margins, from the view's edges.", "margins: horizontal 32")),
    Property(
      "scrollOffset", \.scrollOffset, .point.optional(from: .zero, called: "at rest"),
      .init("The content offset, as in UIKit.", "scrollOffset: 0, 120", uikit: ["contentOffset"])),
    Property(
      "orthogonalOffset", \.orthogonalOffset, .offsets,
      .init("Scroll offsets of orthogonally scrolling sections.", "orthogonalOffset: posts 120")
        .about(.sections)),
    Property(
      systemName, \.systemVersion, .whole(in: systemVersions),
      .init("The major system version, which decides how sizes are rounded.", "os: 15")),
  ]

  /// The major versions of the system that are known.
  package static let systemVersions = 13...26

  /// The property for the system version.
  package static let systemName = "os"

  private static let traitProperties: [Property<Preview>] = [
    Property(
      "direction", \.direction,
      .word.with {
        $0.foreign.words = [
          "ltr": LayoutDirection.leftToRight.rawValue, "rtl": LayoutDirection.rightToLeft.rawValue,
        ]
      },
      .init(
        "The text direction.", "direction: rightToLeft",
        uikit: ["layoutDirection", "semanticContentAttribute"])),
    Property(
      "idiom", \.idiom, .word.optional(from: .phone, called: "from the device or the size"),
      .init("The device idiom.", "idiom: pad").read(by: "traits.idiom")),
    Property(
      "horizontalSizeClass", \.horizontalSizeClass,
      .word.optional(from: .compact, called: "from the device or the size"),
      .init("The horizontal size class.", "horizontalSizeClass: regular").read(
        by: "traits.horizontalSizeClass")),
    Property(
      "verticalSizeClass", \.verticalSizeClass,
      .word.optional(from: .regular, called: "from the device or the size"),
      .init("The vertical size class.", "verticalSizeClass: compact").read(
        by: "traits.verticalSizeClass")),
    Property(
      "contentSizeCategory", \.contentSizeCategory,
      .word.with { $0.foreign.words = ContentSizeCategory.inSwiftUI },
      .init(
        "The preferred text size.", "contentSizeCategory: extraLarge",
        uikit: ["preferredContentSizeCategory"], elsewhere: ["dynamicTypeSize", "sizeCategory"])),
  ]

  private static let dataProperties: [Property<Preview>] = [
    Property(
      "textModel", \.textModel, .word, .init("The source of text measurements.", "textModel: mono")),
    Property(
      "proposal", \.proposal, .openSize.optional(from: PartialSize(), called: "the viewport"),
      .init("The size proposed to a view.", "proposal: 353 x _").about(.view)),
    Property(
      sectionsName, \.sections, .sectionCounts,
      .init("The number of sections, by name.", "sections: posts 2").about(.sections)),
    Property(
      "items", \.items, .counts,
      .init("The number of items, by section name.", "items: posts 18").about(.sections)),
    Property(
      "set", \.settings, .settings, .init("Values for the file's parameters.", "set: columns 4")),
    Property(
      dataName, \.data,
      .fileName.optional(from: "", called: "none").with {
        $0.reference = .data
      },
      .init("The JSON file with the data that contents show.", "data: \"feed.json\"").read(
        by: "reading data files")),
  ]

  /// The property for the number of sections.
  package static let sectionsName = "sections"
  /// The properties that say what is shown rather than where.
  package static let contentPropertyNames: Set = [
    "layout", "items", "set", sectionsName, dataName,
  ]

  /// The property that names a data file.
  package static let dataName = "data"
}

extension Preview {
  /// The device that it names, or that is called like it.
  package var deviceChoice: DeviceChoice? { device ?? name.map(DeviceChoice.init) }

  /// The device whose screen it shows, which may be named by the preview itself.
  package var shownDevice: Device? {
    size == nil ? deviceChoice?.device(running: systemVersion) : nil
  }

  /// Shows it in a view of `size` of no device: upright, without a safe area.
  package mutating func show(in size: Size, scale: Double) {
    (self.size, self.scale, safeArea, margins) = (size, scale, .zero, nil)
    (idiom, horizontalSizeClass, verticalSizeClass) = (nil, nil, nil)
    (orientation, screen) = (.portrait, nil)
  }

  /// Takes over the screen of `device`, in the preview's orientation.
  package mutating func show(on device: Device) {
    let screen = device.screen(held: orientation)
    (size, scale, safeArea, margins) = (screen.size, device.scale, screen.safeArea, nil)
    (idiom, horizontalSizeClass, verticalSizeClass) = (device.idiom, nil, nil)
    self.screen = device
  }

  /// Its viewport: values that are left out follow from the device, or else from the size.
  ///
  /// - Source: `language.md` 4, the paragraph on previews without a size.
  package func viewport(sized size: Size) -> Viewport {
    var traits = Traits()
    let isLying = size.width > size.height
    let isPad = size.width >= Self.padSide && size.height >= Self.padSide
    traits.idiom = idiom ?? (isPad ? .pad : .phone)
    let regularFrom = traits.idiom == .pad ? Self.regularPadWidth : Self.regularPhoneWidth
    let isWide = size.width >= regularFrom && (traits.idiom == .pad || isLying)
    // A view of another size than the screen's is of its own size classes.
    let screen = (screen?.screen(held: orientation)).flatMap { $0.size == size ? $0 : nil }
    traits.horizontalSizeClass =
      horizontalSizeClass ?? screen?.horizontalSizeClass ?? (isWide ? .regular : .compact)
    let isShort = traits.idiom != .pad && isLying
    traits.verticalSizeClass =
      verticalSizeClass ?? screen?.verticalSizeClass ?? (isShort ? .compact : .regular)
    traits.displayScale = scale
    traits.layoutDirection = direction
    traits.contentSizeCategory = contentSizeCategory
    var viewport = Viewport(size: size, traits: traits)
    (viewport.safeArea, viewport.margins) = (safeArea, margins)
    (viewport.scrollOffset, viewport.systemVersion) = (scrollOffset, systemVersion)
    return viewport
  }

  /// Both sides of a pad are at least so long, in points.
  private static let padSide: Points = 600
  /// A pad is of the regular class from this width on.
  private static let regularPadWidth: Points = 640
  /// A phone in landscape is of the regular class from this width on.
  private static let regularPhoneWidth: Points = 896
}
