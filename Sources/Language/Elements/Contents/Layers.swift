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
    ElementDocumentation("Children one above the other.", "zstack { box; text \"Hi\" }"),
    ContentMembers(
      properties: [
        Property(
          "alignment", \.layers.alignment, .word,
          PropertyDocumentation("Where its children stand in it.", "alignment: topLeading"))
      ], slots: children))

  static let overlay = layer(
    "overlay",
    ElementDocumentation(
      "What stands over an element, as large as it is.",
      "overlay { alignment: topTrailing; box dot 8 x 8 }"))
  static let underlay = layer(
    "underlay",
    ElementDocumentation(
      "What stands under an element, as large as it is.", "underlay { box capsule }",
      foreign: ["background"]))

  private static func layer(
    _ word: String, _ words: ElementDocumentation
  ) -> Vocabulary<Content> {
    vocabulary(
      word, .layer(Layer()), words,
      ContentMembers(
        properties: [
          Property(
            "alignment", \.layer.alignment, .word,
            PropertyDocumentation("Where it stands on the element.", "alignment: topTrailing"))
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
