internal import LayoutGeometry
internal import LayoutLanguage

extension ContentTree {
  /// Contents of a layer that wait until those of the element itself are in.
  private struct PendingLayer {
    let slot: Int
    let layer: Content
  }

  /// Makes the nodes of `content`, the outermost at `slot`.
  mutating func build(_ content: Content, at slot: Int, _ around: ElementContext) {
    let element = enter(content, around)
    nodes[slot].outer = Int32(element)
    wrap(content, element, at: slot) { tree, inner in
      tree.nodes[inner].inner = Int32(element)
      tree.fill(inner, with: content, element, around)
    }
  }

  /// Makes the nodes of a hosting cell, the outermost at `slot`, and returns the place of its content:
  /// in the room that the margins leave, at its leading edge and in the middle of its height.
  ///
  /// - Source: `uikit.md` 18.1.
  mutating func host(_ cell: HostingCell, at slot: Int) -> Int {
    var whole = FlexibleFrame()
    whole.height.minimum = cell.leastHeight
    var room = FlexibleFrame()
    (room.width.maximum, room.height.maximum) = (.infinity, .infinity)
    // What is wider than the room stands at its leading edge, too.
    room.width.minimum = 0
    room.alignment = .leading
    let isBound = cell.leastHeight != nil
    let forms = [.padding(HostingCell.margins), NodeForm.flexibleFrame(room)]
    return ((isBound ? [.flexibleFrame(whole)] : []) + forms).reduce(slot) { slot, form in
      let inside = reserve(1)
      nodes[slot].form = form
      nodes[slot].children = Int32(inside)..<Int32(inside + 1)
      return inside
    }
  }

  /// Adds `content` to the table of elements and returns its index.
  mutating func enter(_ content: Content, _ around: ElementContext) -> Int {
    let isLayer = if case .layer = content.form { true } else { false }
    elements.append(
      ContentElement(
        id: content.id, kind: content.word, name: content.name, parent: around.parent,
        isShown: !isLayer, look: ContentLook(content.form)))
    return elements.count - 1
  }

  /// Makes the nodes of a content's modifiers, the outermost at `slot`; `body` makes the innermost.
  mutating func wrap(
    _ content: Content, _ element: Int, at slot: Int,
    _ body: (inout ContentTree, _ slot: Int) -> Void
  ) {
    var chain: [Int] = []
    var pending: [PendingLayer] = []
    var next = slot
    for modifier in content.modifiers.reversed() {
      if let layer = modifier.layer, layer.children.isEmpty { continue }
      let first = reserve(modifier.layer == nil ? 1 : 2)
      nodes[next].form = modifier.form
      nodes[next].children = Int32(first)..<Int32(nodes.count)
      if let layer = modifier.layer { pending.append(PendingLayer(slot: first + 1, layer: layer)) }
      chain.append(next)
      next = first
    }
    body(&self, next)
    for layer in pending.reversed() { build(layer, of: element) }
    for node in chain.reversed() { inherit(at: node) }
  }

  /// What stands over or under an element: several are stacked.
  private mutating func build(_ pending: PendingLayer, of element: Int) {
    let contents = pending.layer.children
    let inside = ElementContext(parent: enter(pending.layer, ElementContext(parent: element)))
    guard contents.count > 1 else {
      build(contents[0], at: pending.slot, inside)
      return
    }
    nodes[pending.slot].form = .layers(pending.layer.form.layerAlignment)
    fill(pending.slot, with: contents, inside)
  }

  /// Makes `contents` the children of the node at `slot`.
  mutating func fill(_ slot: Int, with contents: [Content], _ inside: ElementContext) {
    let first = reserve(contents.count)
    nodes[slot].children = Int32(first)..<Int32(nodes.count)
    for (place, content) in contents.enumerated() { build(content, at: first + place, inside) }
  }

  /// What a modifier passes on of what it is wrapped around.
  ///
  /// - Source: `content.md` a.3 and a.6.
  private mutating func inherit(at node: Int) {
    let child = nodes[Int(nodes[node].children.lowerBound)]
    switch nodes[node].form {
    case .priority(let priority):
      (nodes[node].priority, nodes[node].isSpacer) = (priority, child.isSpacer)
    case .fixedSize, .offset, .layer:
      (nodes[node].priority, nodes[node].isSpacer) = (child.priority, child.isSpacer)
    default: nodes[node].priority = 0
    }
  }
}

extension Modifier {
  /// The node that does it.
  fileprivate var form: NodeForm {
    switch self {
    case .padding(let insets): .padding(insets)
    case .frame(let frame): .frame(frame)
    case .flexibleFrame(let frame): .flexibleFrame(frame)
    case .fixedSize(let axes): .fixedSize(axes)
    case .aspectRatio(let ratio): .aspectRatio(ratio)
    case .priority(let priority): .priority(priority)
    case .offset(let offset): .offset(offset)
    case .layer(let layer): .layer(layer.form.layerAlignment)
    }
  }

  /// The overlay or underlay that it is.
  fileprivate var layer: Content? { if case .layer(let layer) = self { layer } else { nil } }
}

extension ContentForm {
  /// Where an overlay or underlay stands on its element.
  fileprivate var layerAlignment: BoxAlignment {
    if case .layer(let layer) = self { layer.alignment } else { .center }
  }
}
