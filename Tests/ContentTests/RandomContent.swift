import LayoutGeometry
import LayoutLanguage
import Support

/// Generates random contents.
struct RandomContent {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func content(depth: Int) -> Content {
    var content = depth == 0 || chance(4) ? leaf() : container(depth: depth)
    for _ in 0..<pick([0, 0, 0, 1, 1, 2]) { content.modifiers.append(modifier()) }
    return content
  }

  mutating func proposal() -> PartialSize {
    PartialSize(
      width: pick([nil, 0, 40, 123.4, 320, 1000]), height: pick([nil, 0, 40, 99.9, 500]))
  }

  private mutating func leaf() -> Content {
    switch pick([0, 0, 0, 1, 1, 2, 2, 3, 4]) {
    case 0:
      var text = WrittenText()
      text.string = pick(["Hi", "Hello world", "A text of several words", "", "one\ntwo"])
      text.fontSize = pick([10, 17, 20])
      text.lines = pick([nil, nil, 1, 2])
      return Content(word: "text", .text(text))
    case 1:
      var picture = Picture()
      picture.size = Size(width: pick([10, 33.3, 80]), height: pick([12, 30, 44.4]))
      picture.isResizable = chance(3)
      return Content(word: "image", .image(picture))
    case 2: return Content(word: "box", .box)
    case 3: return Content(word: "spacer", .spacer(Spacer()))
    default: return Content(word: "divider", .divider)
    }
  }

  private mutating func container(depth: Int) -> Content {
    var content = Content(word: "container", form())
    for _ in 0..<pick([0, 1, 2, 2, 3, 3, 4]) {
      content.children.append(child(of: content.form, depth: depth - 1))
    }
    return content
  }

  private mutating func form() -> ContentForm {
    switch Int.random(in: 0...14, using: &random) {
    case 0...2: return .stack(stack(.horizontal))
    case 3...5: return .stack(stack(.vertical))
    case 6: return .lazyStack(stack(pick([.horizontal, .vertical])))
    case 7:
      var layers = Layers()
      layers.alignment = pick([.center, .topLeading, .bottom])
      return .layers(layers)
    case 8: return .tracks(tracks())
    case 9:
      var flow = Flow()
      flow.lineAlignment = pick([.top, .center])
      return .flow(flow)
    case 10: return .balanced(Balanced())
    case 11: return .grid(grid())
    case 12: return .outline(Outline())
    case 13:
      var scroll = Scroll()
      scroll.axis = pick([.horizontal, .vertical])
      return .scroll(scroll)
    default:
      var fit = FirstFit()
      fit.axes = pick([.both, .horizontal, .vertical])
      return .firstFit(fit)
    }
  }

  /// A child for a container of a form.
  private mutating func child(of form: ContentForm, depth: Int) -> Content {
    switch form {
    case .grid where !chance(3): row(depth: depth)
    case .outline: node(depth: depth)
    default: content(depth: depth)
    }
  }

  private mutating func row(depth: Int) -> Content {
    var row = GridRow()
    row.alignment = pick([nil, nil, .top, .firstBaseline])
    var content = Content(word: "gridrow", .row(row))
    for _ in 0..<pick([1, 2, 2, 3]) {
      var cell = self.content(depth: max(0, depth - 1))
      cell.cell.span = pick([1, 1, 1, 1, 2])
      cell.cell.unsized = pick([nil, nil, nil, nil, .horizontal, .vertical])
      cell.cell.columnAlignment = pick([nil, nil, .leading])
      content.children.append(cell)
    }
    return content
  }

  private mutating func node(depth: Int) -> Content {
    var node = OutlineNode()
    node.text.string = "A row of a list"
    node.showsText = chance(2)
    node.isExpanded = chance(2)
    var content = Content(word: "node", .node(node))
    if !node.showsText { content.children.append(self.content(depth: max(0, depth - 1))) }
    if depth > 1, chance(2) { content.children.append(self.node(depth: depth - 1)) }
    return content
  }

  private mutating func grid() -> Grid {
    var grid = Grid()
    grid.horizontalSpacing = pick([0, 8])
    grid.alignment = pick([.center, .topLeading])
    return grid
  }

  private mutating func tracks() -> TrackGrid {
    var grid = TrackGrid(axis: pick([.horizontal, .vertical]))
    grid.tracks = [
      Track(.fixed(30)), Track(.flexible(minimum: 10, maximum: 80)),
      Track(.adaptive(minimum: 20, maximum: pick([.infinity, 25]))),
    ]
    return grid
  }

  private mutating func stack(_ axis: Axis) -> Stack {
    var stack = Stack(axis: axis)
    stack.spacing = pick([nil, 0, 5])
    stack.rowAlignment = pick([.top, .center, .bottom, .firstBaseline, .lastBaseline])
    stack.columnAlignment = pick([.leading, .center, .trailing])
    return stack
  }

  private mutating func modifier() -> Modifier {
    switch Int.random(in: 0...6, using: &random) {
    case 0: return .padding(EdgeInsets(top: 3, leading: 8, bottom: 5, trailing: 2))
    case 1:
      return .frame(FixedFrame(PartialSize(width: pick([nil, 60]), height: pick([nil, 40]))))
    case 2:
      var frame = FlexibleFrame()
      frame.width.minimum = pick([nil, 0, 20])
      frame.width.maximum = pick([nil, 90, .infinity])
      frame.height.minimum = pick([nil, nil, 15])
      frame.height.ideal = pick([nil, 50])
      frame.height.maximum = pick([nil, nil, 70, .infinity])
      return .flexibleFrame(frame)
    case 3: return .fixedSize(pick([.both, .horizontal, .vertical]))
    case 4:
      var ratio = AspectRatio()
      ratio.ratio = pick([nil, 1.5])
      ratio.mode = pick([.fit, .fill])
      return .aspectRatio(ratio)
    case 5: return .priority(pick([-1, 1]))
    default:
      var layer = Content(word: "overlay", .layer(Layer()))
      layer.children = [leaf()]
      return .layer(layer)
    }
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
