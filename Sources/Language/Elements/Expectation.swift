package import LayoutGeometry

/// What the frames of a preview are required to be; it has no effect on them.
package struct Expectation: Hashable, Sendable {
  package var id = ElementID.none
  /// The names from the outside in; none: the content.
  package var subject: [String] = []
  /// The size in the header, as far as it is given.
  package var size = PartialSize()
  package var selection = Selection()
  package var frame: Rectangle?
  /// Bounds of edges and lengths.
  package var sides: [Side: NumberBounds] = [:]
  package var placement = Placement()
  /// The sides that are equal to those of other elements.
  package var equalSides: [Side: ElementPath] = [:]
  package var content = ContentRequirements()
  /// The section is refused by this rule.
  package var refusal: String?
  package var accuracy = Accuracy()
  /// Why it is required.
  package var reason: String?

  package init() {}

  /// The names that lead to its subject, from the outside in.
  package var path: [String] { (selection.owner?.names ?? []) + subject }

  /// How far a number may be off that is required exactly, in points: as far as dumps are.
  package static let standardTolerance: Points = 0.0005

  /// Which instances of the subject are meant.
  package struct Selection: Hashable, Sendable {
    /// Where to look for a subject that is a string.
    package var owner: ElementPath?
    /// The ordinal among the sections of that name; `nil`: all.
    package var section: Int?
    /// The instances, counted from 0; `nil`: all.
    package var instances: [Int]?
    /// How many there are.
    package var count: NumberBounds?
  }

  /// A length or an edge of a frame.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case width, height, left, top, right, bottom
  }

  /// On which side of another element.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case below, above, leftOf, rightOf
  }

  /// Where the frames lie.
  package struct Placement: Hashable, Sendable {
    package var isVisible: Bool?
    package var isPinned: Bool?
    package var container: ElementPath?
    package var neighbors: [Relation: ElementPath] = [:]
    /// The least distance between two instances, in points.
    package var distance: Points?
  }

  /// How a text is shown.
  package struct ContentRequirements: Hashable, Sendable {
    package var lineCount: NumberBounds?
    package var isTruncated: Bool?
  }

  /// Where and how exactly it holds.
  package struct Accuracy: Hashable, Sendable {
    package var widths: NumberBounds?
    /// In points; `nil`: as exact as dumps are.
    package var tolerance: Points?
  }
}

/// A number, or what it is at least and at most.
package struct NumberBounds: Hashable, Sendable {
  package var exact: Double?
  package var least: Double?
  package var most: Double?

  package init() {}
}

/// The names that lead to an element, joined by dots, or one name in quotes.
package struct ElementPath: Hashable, Sendable {
  package let names: [String]

  package init(_ names: [String]) { self.names = names }
}

extension Expectation {
  package static let vocabulary = Vocabulary(
    "expect", Expectation(),
    ElementDocumentation(
      "Frames that `layoutc test` requires; without effect on them.",
      "expect posts.title 393 x 24 { count: 1 }"),
    Members(
      header: Header(
        form: HeaderForm(
          size: .optional, isSizeInPoints: true, hasOpenAxes: true, takesPath: true),
        store: { header, expectation in
          (expectation.id, expectation.subject) = (header.id, header.path)
          expectation.size = header.points ?? PartialSize()
        }),
      properties: selecting + sides + placing + showing, inputs: .layout,
      traits: [.isExpectation]))

  /// The property that names what is around a subject in quotes.
  package static let ownerName = "of"
  /// The property for the number of instances.
  package static let countName = "count"
  /// The property that names what the instances lie within.
  package static let containerName = "inside"

  /// An area that is no element.
  package enum Area: String, Hashable, Sendable, CaseIterable {
    case viewport, safeArea, content, section
  }

  private static let reader = "layoutc test"

  private static let selecting: [Property<Expectation>] = [
    Property(
      ownerName, \.selection.owner, .elementPath,
      .init("Where to look for a subject in quotes.", "of: posts").read(by: reader)),
    Property(
      "section", \.selection.section,
      .whole(in: 0...SectionNumbers.largest)
        .optional(from: 0, called: "all"),
      .init("The ordinal among the sections of that name, from 0.", "section: 0").read(by: reader)),
    Property(
      "at", \.selection.instances, .ordinals.optional(from: [], called: "all"),
      .init("The instances that are meant, from 0.", "at: [0, 6]").read(by: reader)),
    Property(
      countName, \.selection.count, .countBounds,
      .init("The number of instances.", "count: 3").read(by: reader)),
    Property(
      "frame", \.frame, .frame.optional(from: .zero, called: "any"),
      .init("The frame in the content.", "frame: 2, 166, 258, 258").read(by: reader)),
  ]

  private static let sides: [Property<Expectation>] = [
    side("width", .width, "width: min 44"), side("height", .height, "height: 24"),
    side("left", .left, "left: 0"), side("top", .top, "top: min 59"),
    side("right", .right, "right: max 393"), side("bottom", .bottom, "bottom: max 852"),
  ]

  private static func side(_ name: String, _ side: Side, _ example: String) -> Property<Expectation>
  {
    Property(
      name, \.sides[side], .bounds,
      .init("The \(name) in points, exactly or within bounds.", example).read(by: reader))
  }

  private static let placing: [Property<Expectation>] = [
    Property(
      "visible", \.placement.isVisible, .boolean.optional(from: false, called: "any"),
      .init("Whether it meets the visible part.", "visible: true").read(by: reader)),
    Property(
      "pinned", \.placement.isPinned, .boolean.optional(from: false, called: "any"),
      .init("Whether it is pinned.", "pinned: true").read(by: reader)),
    Property(
      containerName, \.placement.container, .elementPath,
      .init("What it lies within: an area or an element.", "inside: safeArea").read(by: reader)),
    neighbor("below", .below), neighbor("above", .above), neighbor("leftOf", .leftOf),
    neighbor("rightOf", .rightOf),
    Property(
      "same", \.equalSides, .equalSides,
      .init("The sides that equal those of another element.", "same: width title").read(by: reader)),
    Property(
      "apart", \.placement.distance, .distance,
      .init("The least distance between two instances.", "apart: 0").read(by: reader)),
  ]

  private static func neighbor(_ name: String, _ relation: Relation) -> Property<Expectation> {
    Property(
      name, \.placement.neighbors[relation], .elementPath,
      .init("The element that it lies beyond.", "\(name): title").read(by: reader))
  }

  private static let showing: [Property<Expectation>] = [
    Property(
      "lines", \.content.lineCount, .countBounds,
      .init("The number of lines of a text.", "lines: 2").read(by: reader)),
    Property(
      "truncated", \.content.isTruncated, .boolean.optional(from: false, called: "any"),
      .init("Whether a text is cut off.", "truncated: false").read(by: reader)),
    Property(
      "refused", \.refusal, .string.optional(from: "", called: "none"),
      .init("The rule by which UIKit refuses the section.", "refused: \"no-room-for-group\"")
        .read(by: reader)),
    Property(
      "widths", \.accuracy.widths, .bounds,
      .init("The widths at which it holds, too.", "widths: min 320, max 1366").read(by: reader)),
    Property(
      "tolerance", \.accuracy.tolerance, .distance,
      .init("How far numbers may be off, in points.", "tolerance: 0.5").read(by: reader)),
    Property(
      "because", \.reason, .string.optional(from: "", called: "none"),
      .init("Why it is required; printed where it fails.", "because: \"a thumb hits it\"")
        .read(by: reader)),
  ]
}
