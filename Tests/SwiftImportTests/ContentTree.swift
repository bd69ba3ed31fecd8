import LayoutGeometry
import LayoutLanguage

/// Evaluated contents as text: one indented line a node, modifiers outside of what they change, in the
/// words in which the recorder of views prints what Swift code builds.
struct ContentTree {
  private(set) var lines: [String] = []

  init(_ view: View) {
    for content in view.contents { add(content, 0) }
  }

  private mutating func line(_ depth: Int, _ words: Any?...) {
    let texts = words.map { $0.map { "\($0)" } ?? "_" }
    lines.append(String(repeating: "  ", count: depth) + texts.joined(separator: " "))
  }

  private mutating func add(_ content: Content, _ depth: Int) {
    var depth = depth
    for words in cell(content.cell) {
      line(depth, words)
      depth += 1
    }
    add(content, depth, content.modifiers[...])
  }

  /// What a content says of its place in a grid.
  private func cell(_ cell: GridCell) -> [String] {
    var all: [String] = []
    if cell.span != 1 { all.append("span \(cell.span)") }
    if let axes = cell.unsized { all.append("unsized \(bits(axes))") }
    if let alignment = cell.columnAlignment { all.append("columnAlignment \(alignment)") }
    if let anchor = cell.anchor { all.append("cellAnchor \(anchor)") }
    return all
  }

  private mutating func add(_ content: Content, _ depth: Int, _ modifiers: ArraySlice<Modifier>) {
    guard let outermost = modifiers.last else { return addForm(content, depth) }
    line(depth, words(outermost))
    add(content, depth + 1, modifiers.dropLast())
    guard case .layer(let layer) = outermost else { return }
    line(depth + 1, "layer")
    for child in layer.children { add(child, depth + 2) }
  }

  private func words(_ modifier: Modifier) -> String {
    switch modifier {
    case .padding(let edges):
      "padding "
        + [edges.top, edges.leading, edges.bottom, edges.trailing].map(number)
        .joined(separator: " ")
    case .frame(let frame):
      "frame \(number(frame.width)) x \(number(frame.height)) \(frame.alignment)"
    case .flexibleFrame(let frame):
      "frame "
        + [frame.width, frame.height].flatMap { [$0.minimum, $0.ideal, $0.maximum] }.map(number)
        .joined(separator: " ") + " \(frame.alignment)"
    case .fixedSize(let axes):
      "fixedSize \(axes.contains(.horizontal)) \(axes.contains(.vertical))"
    case .aspectRatio(let ratio): "aspectRatio \(ratio.mode) \(number(ratio.ratio))"
    case .priority(let priority): "priority \(number(priority))"
    case .offset(let point): "offset \(number(point.x)) \(number(point.y))"
    case .layer(let layer):
      if case .layer(let form) = layer.form {
        "\(layer.word) \(form.alignment)"
      } else {
        layer.word
      }
    }
  }

  private mutating func addForm(_ content: Content, _ depth: Int) {
    switch content.form {
    case .text(let text): lines.append(indented(depth, words(text)))
    case .image(let picture):
      let style = picture.style == .body ? "" : " style \(picture.style)"
      let resizable = picture.isResizable ? " resizable" : ""
      lines.append(indented(depth, "image \(content.label)\(resizable)\(style)"))
    case .node(let node) where content.children.isEmpty && node.isExpandable != true:
      lines.append(indented(depth, words(node.text)))
    case .node(let node):
      line(depth, "node", node.isExpanded)
      if node.showsText { lines.append(indented(depth + 1, words(node.text))) }
    default: line(depth, container(content))
    }
    for child in content.children { add(child, depth + 1) }
  }

  private func container(_ content: Content) -> String {
    let word = content.word
    return switch content.form {
    case .spacer(let spacer): "spacer \(number(spacer.minimum))"
    case .stack(let stack), .lazyStack(let stack):
      stack.axis == .horizontal
        ? "\(word) \(baseline(stack.rowAlignment)) \(number(stack.spacing))"
        : "\(word) \(stack.columnAlignment) \(number(stack.spacing))"
    case .layers(let layers): "\(word) \(layers.alignment)"
    case .scroll(let scroll): "\(word) \(scroll.axis)"
    case .firstFit(let fit): "\(word) \(bits(fit.axes))"
    case .tracks(let grid):
      "\(word) \(grid.tracks.map(self.words)) \(grid.alignment) \(number(grid.spacing))"
    case .grid(let grid):
      "\(word) \(grid.alignment) \(number(grid.horizontalSpacing)) \(number(grid.verticalSpacing))"
    case .row(let row): "\(word) \(row.alignment.map(baseline) ?? "_")"
    default: word
    }
  }

  private func words(_ text: WrittenText) -> String {
    var words = "text \"\(text.string)\""
    if let size = text.fontSize {
      words += " size \(number(size))"
    } else if text.style != .body {
      words += " style \(text.style)"
    }
    if let weight = text.weight { words += " weight \(weight)" }
    if let lines = text.lines { words += " lines \(lines)" }
    return words
  }

  private func words(_ track: Track) -> String {
    let length =
      switch track.length {
      case .fixed(let points): "fixed \(number(points))"
      case .flexible(let minimum, let maximum):
        "flexible \(number(minimum)) \(number(maximum))"
      case .adaptive(let minimum, let maximum):
        "adaptive \(number(minimum)) \(number(maximum))"
      }
    return "\(length) \(number(track.spacing)) \(track.alignment)"
  }

  /// SwiftUI's name of an alignment of rows.
  private func baseline(_ alignment: RowAlignment) -> String {
    switch alignment {
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    default: alignment.rawValue
    }
  }

  /// SwiftUI's set of axes: horizontal 1, vertical 2.
  private func bits(_ axes: Axes) -> Int {
    (axes.contains(.horizontal) ? 1 : 0) + (axes.contains(.vertical) ? 2 : 0)
  }

  private func indented(_ depth: Int, _ text: String) -> String {
    String(repeating: "  ", count: depth) + text
  }
}
