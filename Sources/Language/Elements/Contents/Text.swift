internal import LayoutTypesetting

extension Content {
  static let text = vocabulary(
    "text", .text(WrittenText()),
    ElementDocumentation(
      "A text.", "text \"Hello\" as greeting { fontSize: 20 }", foreign: ["UILabel", "label"]),
    ContentMembers(properties: textProperties(), subject: .required))

  /// The property that names a font file.
  package static let fontName = "font"

  /// Properties of what shows a text.
  static func textProperties() -> [Property<Content>] {
    [
      Property(
        "fontSize", \.shownText.fontSize, .positive.optional(from: 17, called: "the style's"),
        .init("The font size in points.", "fontSize: 20", uikit: ["pointSize", "size"]).inSwiftUI(
          "font")),
      Property(
        "weight", \.shownText.weight,
        .word.optional(from: .regular, called: "the style's").with {
          $0.foreign.words = foreignWeights
        },
        .init("The font weight.", "weight: semibold").inSwiftUI("fontWeight", "font").read(
          by: "the text model")),
      Property(
        "style", \.shownText.style, .word,
        .init(
          "The text style that sets size and weight.", "style: largeTitle", uikit: ["textStyle"]
        ).inSwiftUI("font")),
      Property(
        "lines", \.shownText.lines,
        .whole(in: 1...1_000_000).optional(from: 1, called: "any number").with {
          $0.foreign.insteadOfInfinity = "leave it out: what is not limited has any number of lines"
        },
        .init("The maximum number of lines.", "lines: 2", uikit: ["numberOfLines"]).inSwiftUI(
          "lineLimit")),
      Property(
        fontName, \.shownText.font,
        .string.optional(from: "", called: "the text model's").with {
          $0.reference = .file(endingIn: [".ttf", ".otf", ".ttc"])
        },
        .init("The font file that it is measured with.", "font: \"Inter.ttf\"").read(
          by: "the text model")),
    ]
  }

  /// CSS's numbers for weights.
  private static let foreignWeights = Dictionary(
    uniqueKeysWithValues: FontWeight.allCases.map { ("\($0.number)", $0.rawValue) })

  /// The text it shows; of a node its label.
  var shownText: WrittenText {
    get {
      switch form {
      case .text(let text): text
      case .node(let node): node.text
      default: WrittenText()
      }
    }
    set {
      if case .node(var node) = form {
        node.text = newValue
        form = .node(node)
      } else {
        form = .text(newValue)
      }
    }
  }

  /// Takes over the text of a header.
  mutating func show(_ string: String) {
    shownText.string = string
    if case .node(var node) = form {
      node.showsText = true
      form = .node(node)
    }
  }
}
