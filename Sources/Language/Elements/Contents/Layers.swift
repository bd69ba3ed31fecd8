/// Children one above the other, towards the reader.
package struct Layers: Hashable, Sendable {
  package var alignment = BoxAlignment.center

  package init() {}
}

/// What stands over or under an element without changing its size.
package struct Layer: Hashable, Sendable {
  package var alignment = BoxAlignment.center

  package init() {}
}

extension Content {
  static let zstack = vocabulary(
    "zstack", .layers(Layers()),
    ElementDocumentation("Children stacked back to front.", "zstack { box; text \"Hi\" }")
      .inSwiftUI("ZStack"),
    ContentMembers(
      properties: [
        .alignment(\.layers.alignment, "The alignment of its children.", "alignment: topLeading")
      ], slots: children))

  static let overlay = layer(
    "overlay",
    ElementDocumentation(
      "Contents in front of an element, at the element's size.",
      "overlay { alignment: topTrailing; box dot 8 x 8 }"))
  static let underlay = layer(
    "underlay",
    ElementDocumentation(
      "Contents behind an element, at the element's size.", "underlay { box capsule }",
      foreign: ["background"]))

  private static func layer(
    _ word: String, _ words: ElementDocumentation
  ) -> Vocabulary<Content> {
    vocabulary(
      word, .layer(Layer()), words,
      ContentMembers(
        properties: [
          .alignment(\.layer.alignment, "Its alignment on the element.", "alignment: topTrailing")
        ], slots: children, isBare: true, traits: [.isContent, .isModifier]))
  }

  private var layers: Layers {
    get { if case .layers(let layers) = form { layers } else { Layers() } }
    set { form = .layers(newValue) }
  }

  private var layer: Layer {
    get { if case .layer(let layer) = form { layer } else { Layer() } }
    set { form = .layer(newValue) }
  }
}
