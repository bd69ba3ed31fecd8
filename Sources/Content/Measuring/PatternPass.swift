internal import LayoutGeometry
internal import LayoutLanguage

/// A layout pass of the contents of one shape: their tree is made once, and the texts and lengths of one
/// after another are put into it.
struct PatternPass {
  /// Kept, so that no other pattern is taken for it.
  private let pattern: ContentPattern
  private var pass: LayoutPass
  private let places: ValuePlaces
  /// Whether a variant is sooner measured again than kept: it has few nodes, and no text among them.
  let isSmall: Bool

  /// - Complexity: O(*n*) in the elements.
  init(_ pattern: ContentPattern, for solver: ContentSolver) {
    self.pattern = pattern
    // Marks in place of the values show where those go.
    var (marked, texts, lengths) = (pattern.contents, [String](), [Points]())
    marked.exchange {
      texts.append(ContentValues.textMark(texts.count))
      $0 = texts[texts.count - 1]
    } lengths: {
      lengths.append(ContentValues.lengthMark(lengths.count))
      $0 = lengths[lengths.count - 1]
    }
    pass = LayoutPass(marked[0], for: solver)
    places = ValuePlaces(of: texts, lengths, in: pass.tree)
    isSmall = pass.tree.texts.isEmpty && pass.tree.nodes.count <= Self.fewNodes
  }

  /// So many nodes at the most are measured twice at less cost than a pass is copied: a copy of one
  /// takes some ten arrays.
  private static let fewNodes = 8

  /// The pass of a variant of this shape.
  func pass(of variants: ContentVariants, _ index: Int) -> LayoutPass {
    var pass = pass
    pass.show(variants.values(of: index), at: places)
    return pass
  }

  /// What `body` finds with the pass of a variant of this shape; `nil` beyond the measurement limit.
  mutating func run<Value>(
    _ variants: ContentVariants, _ index: Int, _ body: (inout LayoutPass) -> Value
  ) -> Value? {
    pass.show(variants.values(of: index), at: places)
    return pass.run(body)
  }
}

/// Where the values of variants go in a tree.
struct ValuePlaces {
  struct Length {
    let value: Int
    let node: Int
    let axis: Axis
  }

  /// By value, its place among the texts of the tree; `nil` for one that is not shown.
  private(set) var texts: [Int?]
  /// By value, the elements that are seen as that text.
  private(set) var looks: [(value: Int, element: Int)] = []
  private(set) var lengths: [Length] = []

  /// - Complexity: O(*n* + *v*) in the nodes and the values.
  fileprivate init(of texts: [String], _ lengths: [Points], in tree: ContentTree) {
    let known = Dictionary(zip(texts, texts.indices), uniquingKeysWith: { first, _ in first })
    self.texts = Array(repeating: nil, count: texts.count)
    for (place, text) in tree.texts.enumerated() {
      if let value = known[text.string] { self.texts[value] = place }
    }
    for (element, content) in tree.elements.enumerated() {
      if case .text(let text) = content.look, let value = known[text.string] {
        looks.append((value, element))
      }
    }
    let values = Dictionary(zip(lengths, lengths.indices), uniquingKeysWith: { first, _ in first })
    for (node, described) in tree.nodes.enumerated() {
      guard case .frame(let frame) = described.form else { continue }
      for axis in Axis.allCases {
        if let value = frame[axis].flatMap({ values[$0] }) {
          self.lengths.append(Length(value: value, node: node, axis: axis))
        }
      }
    }
  }
}

extension LayoutPass {
  /// Makes it the pass of another content of the same shape.
  ///
  /// - Complexity: O(*n*) in the nodes, the values, and the texts among them.
  fileprivate mutating func show(
    _ values: (texts: ArraySlice<String>, lengths: ArraySlice<Points>), at places: ValuePlaces
  ) {
    for (place, text) in zip(places.texts, values.texts) {
      if let place { show(text, at: place) }
    }
    for look in places.looks {
      tree.show(values.texts[values.texts.startIndex + look.value], asElement: look.element)
    }
    for length in places.lengths {
      tree.resize(
        length.node, on: length.axis, to: values.lengths[values.lengths.startIndex + length.value])
    }
    forgetAnswers()
  }
}

extension ContentTree {
  fileprivate mutating func show(_ text: String, asElement element: Int) {
    guard case .text(var shown) = elements[element].look else { return }
    shown.string = text
    elements[element].look = .text(shown)
  }

  fileprivate mutating func resize(_ node: Int, on axis: Axis, to length: Points) {
    guard case .frame(var frame) = nodes[node].form else { return }
    frame[axis] = length
    nodes[node].form = .frame(frame)
  }
}
