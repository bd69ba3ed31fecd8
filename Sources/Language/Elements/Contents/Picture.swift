package import LayoutGeometry
package import LayoutTypesetting

/// An image of a natural size.
package struct Picture: Hashable, Sendable {
  /// Its size; `nil` for a symbol, and for an image whose ratio decides it.
  package var size: Size?
  /// The text style that sets the size of a symbol.
  package var style = TextStyle.body
  /// Whether it takes the size that it is proposed.
  package var isResizable = false

  package init() {}

  /// Whether it may be written without a size because it is called `name`, as it stands in the text:
  /// the names of SF Symbols stand in quotes.
  package static func isSymbol(called name: String) -> Bool {
    let word = name.dropFirst().dropLast()
    return name.count > 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
      && word.utf8.allSatisfy {
        $0 == 0x2E || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
      }
  }

  /// The width of an image of which only the ratio is known, in points.
  ///
  /// - Source: `content.md`, the table of elements.
  private static let standardWidth: Points = 10

  /// The natural size with `ratio`, the width over the height.
  package static func size(inRatio ratio: Double) -> Size {
    Size(width: standardWidth, height: standardWidth / ratio)
  }
}

extension Content {
  static let image = vocabulary(
    "image", .image(Picture()),
    ElementDocumentation(
      """
      An image with the given natural size. One with `resizable` and a ratio needs none, nor does an \
      SF Symbol, whose name stands in quotes.
      """, "image photo 60 x 40",
      foreign: ["UIImageView", "AsyncImage", "img"]),
    ContentMembers(
      properties: [
        Property(
          resizable, \.picture.isResizable, .boolean,
          .init("Whether it takes the proposed size.", "resizable: true")),
        Property(
          "style", \.picture.style, .word,
          .init("The text style that sets the size of a symbol.", "style: largeTitle")),
      ], ownsSize: true))

  private static let resizable = "resizable"

  /// The properties that together make the size of an image needless.
  static let insteadOfSize = [resizable, Modifier.ratioName]

  var picture: Picture {
    get { if case .image(let picture) = form { picture } else { Picture() } }
    set { form = .image(newValue) }
  }
}
