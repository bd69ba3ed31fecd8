internal import LayoutGeometry
internal import LayoutLanguage

extension ContentTree {
  /// Makes the node at `slot` that of an element without its modifiers, and its children's.
  mutating func fill(_ slot: Int, with content: Content, _ element: Int, _ around: ElementContext) {
    var inside = ElementContext(parent: element)
    switch content.form {
    case .text(let text): show(text, at: slot)
    case .image(let image): show(image, modifiedBy: content.modifiers, at: slot)
    case .box: nodes[slot].form = .box
    case .spacer(let spacer):
      nodes[slot].form = .spacer(spacer, along: around.axis)
      (nodes[slot].priority, nodes[slot].isSpacer) = (-.infinity, true)
    case .divider: nodes[slot].form = .divider(across: around.axis)
    case .stack(let stack):
      makeStack(stack, at: slot)
      inside.axis = stack.axis
    case .lazyStack(let stack):
      nodes[slot].form = .lazyStack(stack)
      inside.axis = stack.axis
    case .layers(let layers): nodes[slot].form = .layers(layers.alignment)
    case .scroll(let scroll): return window(scroll, on: content.children, at: slot, inside)
    case .tracks(let grid): nodes[slot].form = .tracks(grid)
    case .grid(let grid): return build(grid, of: content.children, at: slot, inside)
    case .flow(let flow): nodes[slot].form = .flow(flow)
    case .balanced(let balanced): nodes[slot].form = .balanced(balanced)
    case .firstFit(let fit): nodes[slot].form = .firstFit(fit.axes)
    case .outline(let outline): return build(outline, of: content.children, at: slot, inside)
    case .row, .node, .layer: nodes[slot].form = .layers(.center)
    }
    guard !content.form.isLeaf else { return }
    if content.children.isEmpty { nodes[slot].priority = -.infinity }
    fill(slot, with: content.children, inside)
  }

  /// Makes the node at `slot` show `text`.
  mutating func show(_ text: WrittenText, at slot: Int) {
    nodes[slot].form = .text
    nodes[slot].detail = Int32(texts.count)
    texts.append(text)
  }

  /// Makes the node at `slot` show `image`: a symbol is as high as a line of its style.
  private mutating func show(_ image: Picture, modifiedBy modifiers: [Modifier], at slot: Int) {
    var image = image
    if image.size == nil, let ratio = modifiers.lazy.compactMap(\.ratio).first {
      image.size = Picture.size(inRatio: ratio)
    }
    if image.size == nil {
      var line = WrittenText()
      line.style = image.style
      show(line, at: slot)
    }
    nodes[slot].form = .image(image)
  }

  /// A window on one content; several follow one another.
  private mutating func window(
    _ scroll: Scroll, on contents: [Content], at slot: Int, _ inside: ElementContext
  ) {
    nodes[slot].form = .scroll(scroll.axis)
    guard contents.count > 1 else {
      fill(slot, with: contents, inside)
      return
    }
    let stack = reserve(1)
    nodes[slot].children = Int32(stack)..<Int32(stack + 1)
    makeStack(Stack(axis: scroll.axis), at: stack)
    fill(stack, with: contents, ElementContext(parent: inside.parent, axis: scroll.axis))
  }

  /// Makes the node at `slot` a stack.
  private mutating func makeStack(_ stack: Stack, at slot: Int) {
    (nodes[slot].form, nodes[slot].detail) = (.stack(stack), Int32(stackCount))
    stackCount += 1
  }
}

extension Modifier {
  /// The ratio of width to height that it keeps.
  fileprivate var ratio: Double? {
    if case .aspectRatio(let ratio) = self { ratio.ratio } else { nil }
  }
}

extension ContentForm {
  /// Whether nothing stands in it.
  fileprivate var isLeaf: Bool {
    switch self {
    case .text, .image, .box, .spacer, .divider: true
    case .stack, .lazyStack, .layers, .scroll, .tracks, .grid, .row, .flow, .balanced, .firstFit,
      .outline, .node, .layer:
      false
    }
  }
}
