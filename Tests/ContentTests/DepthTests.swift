import LayoutContent
import LayoutGeometry
import LayoutLanguage
import LayoutTypesetting
import Testing

/// Deep nesting costs no more per element, or is refused.
@Suite struct DepthTests {
  /// The combinations whose cost per element grows in a view of 390 x 844 points, which about twelve
  /// levels fill.
  ///
  /// Deeper elements are longer than their proposal, and their children are placed in the longer
  /// length: each level makes a proposal that is new, and since the children do not fit there either,
  /// their answers are new as well. Grids propose twice, shares to find the columns and then the
  /// columns' widths to find the rows. A ratio does the same everywhere: flexibility is found by
  /// proposing the whole length, from which `fit 3/2` makes 1.5 h x h, and something else from a share.
  /// None of these proposals can be answered from the cache.
  private static let known: [String: [Growth: String]] = [
    "between": [
      .linear: """
      baselines/vstack close/vstack grid/hstack gridrow/hstack gridrow/vstack \
      hstack/vstack vstack/hstack
      """
    ],
    "fill": [
      .linear: """
      close/hstack close/vstack hstack/hstack scroll/hstack
      """,
      .steep: """
      baselines/hstack baselines/vstack grid/hstack gridrow/hstack gridrow/vstack \
      hstack/vstack vstack/hstack zstack/hstack
      """,
    ],
    "fill 3/2": [
      .linear: """
      flow/hstack lazyvgrid/hstack lazyvgrid/vstack zstack/hstack zstack/vstack
      """,
      .steep: """
      grid/hstack grid/vstack gridrow/vstack
      """,
    ],
    "fill both": [
      .linear: """
      close/hstack close/vstack hstack/hstack hstack/vstack scroll/hstack \
      vstack/hstack
      """,
      .steep: """
      baselines/hstack baselines/vstack grid/hstack gridrow/hstack gridrow/vstack \
      zstack/hstack
      """,
    ],
    "fit": [
      .linear: """
      baselines/hstack flow/vstack hstack/hstack hstack/vstack lazyhstack/hstack \
      lazyvstack/hstack lazyvstack/vstack scroll/hstack vstack/hstack
      """,
      .steep: """
      baselines/vstack close/hstack close/vstack grid/hstack grid/vstack \
      gridrow/hstack gridrow/vstack vstack/vstack zstack/hstack
      """,
    ],
    "fit 3/2": [
      .linear: """
      baselines/hstack close/hstack flow/vstack grid/vstack hstack/hstack \
      lazyhstack/hstack lazyvstack/vstack scroll/hstack vstack/vstack zstack/hstack \
      zstack/vstack
      """,
      .steep: """
      baselines/vstack close/vstack grid/hstack gridrow/hstack gridrow/vstack \
      hstack/vstack vstack/hstack
      """,
    ],
    "least": [
      .linear: """
      baselines/vstack close/vstack grid/hstack gridrow/hstack gridrow/vstack \
      hstack/vstack vstack/hstack
      """
    ],
    "none": [
      .linear: """
      close/vstack grid/hstack gridrow/hstack zstack/hstack
      """,
      .steep: """
      gridrow/vstack
      """,
    ],
    "overlay": [
      .linear: """
      close/vstack grid/hstack zstack/hstack
      """,
      .steep: """
      gridrow/vstack
      """,
    ],
    "padding": [
      .linear: """
      grid/hstack gridrow/hstack zstack/hstack
      """,
      .steep: """
      gridrow/vstack
      """,
    ],
    "priority": [
      .linear: """
      gridrow/vstack
      """
    ],
  ]

  /// The same in a view that has room for all: baselines are aligned during placement.
  private static let knownInRoom = [
    "between": ["baselines/vstack"], "least": ["baselines/hstack", "baselines/vstack"],
  ]

  /// Every pair of containers in alternation, each level with a modifier.
  @Test(arguments: NestedContent.modifiers.keys.sorted())
  func depthCostsLittle(_ modifier: String) throws {
    let costs = try growths(in: modifier, Size(width: 390, height: 844))
    let known = Self.known[modifier] ?? [:]
    for growth in [Growth.linear, .steep] {
      let new = (costs[growth] ?? []).joined(separator: " ")
      #expect(new == known[growth] ?? "", "\(modifier): \(growth)")
    }
  }

  /// The same in a view that has room for all.
  @Test(arguments: Set(NestedContent.modifiers.keys).subtracting(["fit", "fit 3/2", "fill 3/2"]))
  func depthCostsNothingWhereAllFits(_ modifier: String) throws {
    let costs = try growths(in: modifier, Size(width: 40_000, height: 80_000))
    #expect(costs[.linear] ?? [] == Self.knownInRoom[modifier] ?? [])
    #expect(costs[.steep] == nil)
  }

  /// The pairs of containers by how their cost grows with depth.
  private func growths(in modifier: String, _ room: Size) throws -> [Growth: [String]] {
    var costs: [Growth: [String]] = [:]
    for outer in NestedContent.containers.keys.sorted() {
      for inner in NestedContent.partners {
        let nested = NestedContent(containers: [outer, inner], modifier: modifier)
        let shallow = try #require(cost(of: nested.content(4), in: room))
        let growth = Growth(from: shallow, to: cost(of: nested.content(64), in: room))
        costs[growth, default: []].append("\(outer)/\(inner)")
      }
    }
    return costs
  }

  /// The number of measurements per element; `nil` above the limit.
  private func cost(of content: Content, in room: Size) -> Double? {
    let pixels = PixelGrid(scale: 3, floorsSizes: true)
    let solver = ContentSolver(
      text: Typesetter(model: .mono, pixels: pixels), on: ContentScreen(Traits()),
      asking: MeasurementLimit(perContent: 10_000, perElement: 200))
    let solved = solver.solve(content, PartialSize(width: room.width, height: room.height))
    guard !solved.isOverrun else { return nil }
    return Double(solved.measurementCount) / Double(solved.elements.count)
  }
}

/// How the number of measurements per element grows from depth 4 to 64.
private enum Growth {
  /// At most twice as many.
  case steady
  /// No faster than the depth: each level makes a few new proposals.
  case linear
  /// Faster, or beyond the limit.
  case steep

  init(from shallow: Double, to deep: Double?) {
    guard let deep, deep <= 16 * shallow else {
      self = .steep
      return
    }
    self = deep <= 2 * shallow ? .steady : .linear
  }
}

/// Nested containers, each with a leaf and the next container.
struct NestedContent {
  let containers: [String]
  let modifier: String
  var leaf = "text"

  static let partners = ["hstack", "vstack"]

  func content(_ depth: Int) -> Content {
    let leaf = Self.leaves[leaf] ?? Content(word: "box", .box)
    var content = leaf
    for level in 0..<depth {
      var outer = container(containers[level % containers.count], of: [leaf, content])
      outer.modifiers = Self.modifiers[modifier].map { [$0] } ?? []
      content = outer
    }
    return content
  }

  private func container(_ name: String, of children: [Content]) -> Content {
    var outer = Content(word: "container", Self.containers[name] ?? .box)
    outer.children = children
    switch outer.form {
    case .row: outer = parent(.grid(Grid()), of: [outer, children[0]])
    case .outline: outer.children = children.map { parent(.node(OutlineNode()), of: [$0]) }
    default: break
    }
    return outer
  }

  private func parent(_ form: ContentForm, of children: [Content]) -> Content {
    var parent = Content(word: "parent", form)
    parent.children = children
    return parent
  }

  static let leaves: [String: Content] = [
    "text": text, "box": Content(word: "box", .box), "image": image,
  ]

  private static let text: Content = {
    var text = WrittenText()
    text.string = "Some words here"
    return Content(word: "text", .text(text))
  }()

  private static let image: Content = {
    var image = Picture()
    image.size = Size(width: 1, height: 2)
    return Content(word: "image", .image(image))
  }()

  static let containers: [String: ContentForm] = [
    "hstack": .stack(Stack(axis: .horizontal)), "vstack": .stack(Stack(axis: .vertical)),
    "close": .stack(close), "baselines": .stack(baselines), "outline": .outline(Outline()),
    "lazyvstack": .lazyStack(Stack(axis: .vertical)),
    "lazyhstack": .lazyStack(Stack(axis: .horizontal)), "zstack": .layers(Layers()),
    "scroll": .scroll(Scroll()), "lazyvgrid": .tracks(tracks(.horizontal)),
    "lazyhgrid": .tracks(tracks(.vertical)), "grid": .grid(Grid()), "gridrow": .row(GridRow()),
    "flow": .flow(Flow()), "balanced": .balanced(Balanced()), "viewthatfits": .firstFit(FirstFit()),
  ]

  private static let close: Stack = {
    var stack = Stack(axis: .horizontal)
    stack.spacing = 0
    return stack
  }()

  private static let baselines: Stack = {
    var stack = Stack(axis: .horizontal)
    stack.rowAlignment = .firstBaseline
    return stack
  }()

  private static func tracks(_ axis: Axis) -> TrackGrid {
    var grid = TrackGrid(axis: axis)
    grid.tracks = [
      Track(.flexible(minimum: 10, maximum: 200)), Track(.adaptive(minimum: 40, maximum: 90)),
    ]
    return grid
  }

  static let modifiers: [String: Modifier] = [
    "none": .offset(.zero),
    "padding": .padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)),
    "frame": .frame(FixedFrame(PartialSize(width: 300))),
    "fill": flexible { $0.width.maximum = .infinity },
    "fill both": flexible { ($0.width.maximum, $0.height.maximum) = (.infinity, .infinity) },
    "least": flexible { $0.width.minimum = 20 },
    "between": flexible { ($0.width.minimum, $0.height.ideal, $0.width.maximum) = (20, 40, 200) },
    "fixedSize": .fixedSize(.horizontal), "fit": ratio(nil, .fit), "fit 3/2": ratio(1.5, .fit),
    "fill 3/2": ratio(1.5, .fill), "priority": .priority(1), "overlay": overlay,
  ]

  private static func flexible(_ change: (inout FlexibleFrame) -> Void) -> Modifier {
    var frame = FlexibleFrame()
    change(&frame)
    return .flexibleFrame(frame)
  }

  private static func ratio(_ value: Double?, _ mode: AspectRatio.Mode) -> Modifier {
    var ratio = AspectRatio()
    (ratio.ratio, ratio.mode) = (value, mode)
    return .aspectRatio(ratio)
  }

  private static let overlay: Modifier = {
    var layer = Content(word: "overlay", .layer(Layer()))
    layer.children = [Content(word: "box", .box)]
    return .layer(layer)
  }()
}
