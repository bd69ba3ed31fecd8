import LayoutGeometry
import LayoutModel
import Support

/// Makes contents that somebody might have written.
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
      content.children.append(self.content(depth: depth - 1))
    }
    return content
  }

  private mutating func form() -> ContentForm {
    switch Int.random(in: 0...11, using: &random) {
    case 0...2: return .stack(stack(.horizontal))
    case 3...5: return .stack(stack(.vertical))
    case 6: return .lazyStack(stack(pick([.horizontal, .vertical])))
    case 7: return .layers(Layers())
    case 8:
      var grid = TrackGrid(axis: pick([.horizontal, .vertical]))
      grid.tracks = [
        Track(.fixed(30)), Track(.flexible(minimum: 10, maximum: 80)),
        Track(.adaptive(minimum: 20, maximum: .infinity)),
      ]
      return .tracks(grid)
    case 9: return .flow(Flow())
    case 10: return .balanced(Balanced())
    default: return .firstFit(FirstFit())
    }
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
      frame.width.minimum = pick([nil, 20])
      frame.width.maximum = pick([nil, 90, .infinity])
      frame.height.ideal = pick([nil, 50])
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
