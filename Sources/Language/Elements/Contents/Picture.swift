package import LayoutGeometry

/// An image of a natural size.
package struct Picture: Hashable, Sendable {
  package var size = Size.zero
  /// Whether it takes the size that it is proposed.
  package var isResizable = false

  package init() {}
}

extension Content {
  static let image = vocabulary(
    "image", .image(Picture()),
    ElementDocumentation(
      "An image with the given natural size.", "image photo 60 x 40",
      foreign: ["UIImageView", "AsyncImage", "img"]),
    ContentMembers(
      properties: [
        Property(
          "resizable", \.picture.isResizable, .boolean,
          .init("Whether it takes the proposed size.", "resizable: true"))
      ], ownsSize: true))

  var picture: Picture {
    get { if case .image(let picture) = form { picture } else { Picture() } }
    set { form = .image(newValue) }
  }
}
