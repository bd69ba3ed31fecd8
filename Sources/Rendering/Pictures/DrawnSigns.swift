internal import LayoutSolver

/// What the pictures of a document show of all that a legend explains.
struct DrawnSigns {
  /// Signs that are drawn beside elements.
  struct Marks: OptionSet {
    let rawValue: Int

    static let pins = Marks(rawValue: 1)
    static let safeArea = Marks(rawValue: 2)
    static let chips = Marks(rawValue: 4)
    static let refusals = Marks(rawValue: 8)
    static let findings = Marks(rawValue: 16)
  }

  /// The classes of the colours of elements.
  private(set) var tints: Set<String> = []
  private(set) var marks: Marks = []

  var isEmpty: Bool { tints.isEmpty && marks.isEmpty }

  init(of document: FramesDocument, in colors: PictureColors) {
    for (number, dump) in document.dumps.enumerated() {
      let picture = Picture(of: dump)
      for element in picture.elements {
        let source = picture.solved.sources[element.source]
        tints.insert(colors.tint(of: element, from: source).style)
      }
      marks.formUnion(Drawing(of: picture, in: colors, number: number).marks)
    }
  }
}
