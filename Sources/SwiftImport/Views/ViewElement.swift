internal import LayoutText

/// A SwiftUI view as the layout language can write it.
struct ViewElement: Equatable, Sendable {
  indirect enum Form: Equatable, Sendable {
    /// What a text shows.
    case text(SwiftValue)
    case image(ViewImage)
    /// An element of the language by its word, with its own name, properties and children.
    case element(ViewContainer)
    /// Children that are there under a condition, and those that are there otherwise.
    case branch(Term, [ViewElement], [ViewElement])
    /// Children that are repeated, by what stands between `for` and the brace.
    case loop([ViewProperty.Part], [ViewElement])
    /// A view of a framework whose size is its own.
    case foreign(name: String, Hole)
    /// Something that could not be followed.
    case hole(Hole)
  }

  var form: Form
  /// What sets the texts in it.
  var font = ViewFont()
  var modifiers: [ViewModifier] = []
  let origin: TextRange

  init(_ form: Form, at origin: TextRange) { (self.form, self.origin) = (form, origin) }
}

/// A container, a shape or another element of the language.
struct ViewContainer: Equatable, Sendable {
  let word: String
  var name: String?
  var properties: [ViewProperty] = []
  var children: [ViewElement] = []
  /// Whether its size is that of the container around the view.
  var readsProxy = false
}

/// An image of an asset or a symbol.
struct ViewImage: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  var isResizable = false
  let hole: Hole
}

/// The font of a text or symbol as far as it is known.
struct ViewFont: Equatable, Sendable {
  var style: String?
  var size: Number?
  /// The weight that belongs to the font.
  var fontWeight: String?
  /// The weight that a modifier of its own sets, which wins.
  var weight: String?
  var lines: Number?
  /// Whether a modifier inside has taken the limit of lines away.
  var hasNoLimit = false

  var hasFont: Bool { style != nil || size != nil || isForeign }
  /// Whether a font that cannot be written was set.
  var isForeign = false
}

/// A property with its value in parts.
struct ViewProperty: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case text(String)
    case number(Term, ParameterUse)
    /// A number that stands alone, without parentheses.
    case whole(Term, ParameterUse)
    /// A ratio of two lengths.
    case ratio(Term)
  }

  let name: String
  let parts: [Part]

  init(_ name: String, _ parts: [Part]) { (self.name, self.parts) = (name, parts) }
  init(_ name: String, _ word: String) { self.init(name, [.text(word)]) }
}

/// A modifier in the order in which the code applies them.
struct ViewModifier: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    /// The edges of a padding: top, leading, bottom, trailing.
    case padding([Term])
    case frame(width: Term?, height: Term?, alignment: Term?)
    case property(ViewProperty)
    /// `overlay` or `underlay` with its alignment.
    case layer(String, alignment: Term?, [ViewElement])
    /// A modifier that the language does not have.
    case hole(Hole)
  }

  var form: Form
  let origin: TextRange

  /// Whether it may move or resize what it is applied to.
  var movesFrames: Bool {
    if case .layer = form { false } else { true }
  }
}

/// A view of the files with what it shows.
struct ImportedView: Sendable {
  var name: String
  var documentation: [String] = []
  let type: String
  let elements: [ViewElement]
  let losses: [Hole]
  let origin: TextRange
}

extension ViewElement {
  /// Whether something of it is known: not only holes and views of frameworks.
  var isKnown: Bool {
    switch form {
    case .text, .image, .element: true
    case .branch(_, let yes, let no): (yes + no).contains(where: \.isKnown)
    case .loop(_, let body): body.contains(where: \.isKnown)
    case .foreign, .hole: false
    }
  }

  var isGridRow: Bool {
    if case .element(let container) = form { container.word == "gridrow" } else { false }
  }

  /// Whether it is a row of a grid, or such rows stand in it.
  var hasGridRow: Bool {
    switch form {
    case .branch(_, let yes, let no): (yes + no).contains(where: \.hasGridRow)
    case .loop(_, let body): body.contains(where: \.hasGridRow)
    default: isGridRow
    }
  }

  /// The same with all elements changed that are there at once: in branches and loops, too.
  // Never in line, as `Term.mapParts`.
  @inline(never) func mapLeaves(_ change: (ViewElement) -> ViewElement) -> ViewElement {
    var result = self
    switch form {
    case .branch(let condition, let yes, let no):
      result.form = .branch(
        condition, yes.map { $0.mapLeaves(change) }, no.map { $0.mapLeaves(change) })
      return result
    case .loop(let header, let body):
      result.form = .loop(header, body.map { $0.mapLeaves(change) })
      return result
    default: return change(self)
    }
  }

  /// The same with every text and symbol in it changed, those of overlays included.
  @inline(never) func mapTexts(_ change: (ViewElement) -> ViewElement) -> ViewElement {
    var result = mapLeaves { leaf in
      var leaf = leaf
      switch leaf.form {
      case .text, .image: leaf = change(leaf)
      case .element(var container):
        container.children = container.children.map { $0.mapTexts(change) }
        leaf.form = .element(container)
      default: break
      }
      leaf.modifiers = leaf.modifiers.map { modifier in
        guard case .layer(let word, let alignment, let children) = modifier.form else {
          return modifier
        }
        var modifier = modifier
        modifier.form = .layer(word, alignment: alignment, children.map { $0.mapTexts(change) })
        return modifier
      }
      return leaf
    }
    if case .element(let container) = result.form, container.word == "node" {
      result = change(result)
    }
    return result
  }
}
