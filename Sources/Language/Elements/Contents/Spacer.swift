package import LayoutGeometry

/// Flexible space.
package struct Spacer: Hashable, Sendable {
  /// How long it is at least, in points.
  package var minimum: Points = 8

  package init() {}
}

extension Content {
  static let spacer = vocabulary(
    "spacer", .spacer(Spacer()),
    ElementDocumentation("Flexible space along its stack.", "spacer { minLength: 20 }"),
    ContentMembers(properties: [
      Property("minLength", \.gap.minimum, .points, .init("Its minimum length.", "minLength: 20"))
    ]))

  private var gap: Spacer {
    get { if case .spacer(let spacer) = form { spacer } else { Spacer() } }
    set { form = .spacer(newValue) }
  }
}
