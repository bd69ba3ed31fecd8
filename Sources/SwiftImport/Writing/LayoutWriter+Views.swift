internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

extension LayoutWriter {
  /// The statement for a view of the files.
  mutating func view(_ view: ImportedView) -> WrittenNode {
    names.reserve(view.elements.flatMap(\.loopNames))
    let nodes = comments(on: view.losses) + content(view.elements, at: view.origin)
    var node = WrittenNode(
      Written("view \(quotedIfNeeded(view.name))", from: view.origin), nodes, from: view.origin
    )
    node.isOpen = true
    node.documentation = view.documentation
    return node
  }

  /// Views where one content stands; several in a stack, with a hole: what they stand in is known only
  /// where they are shown.
  private mutating func content(
    _ views: [ViewElement], at origin: TextRange
  ) -> [WrittenNode] {
    if views.canBeAlone { return elements(views) }
    let hole = Hole(program.text(of: origin), .lost, at: origin, name: "views")
    return [comment("view", hole), WrittenNode(Written("vstack"), elements(views))]
  }

  /// What a cell of the item hosts, with the margins around it.
  mutating func hosted(by item: HeapObject, in field: String = "hosted") -> [WrittenNode] {
    guard case .record(let record)? = item.fields[field],
      case .views(let views)? = record.fields["views"], !views.isEmpty
    else { return [] }
    // Generated code says it where it is not what the element has without it.
    if program.isGenerated(record.origin ?? item.origin) {
      guard case .word(let host)? = record.fields["host"] else { return elements(views) }
      return [WrittenNode("host: \(host)")] + elements(views)
    }
    let margins = Evaluator.hostingEdges.map { number(record.fields[$0])?.real }
    guard margins.contains(where: { $0 != nil }) else {
      return [WrittenNode("host: hosting")] + content(views, at: record.origin ?? item.origin)
    }
    let terms = zip(margins, Framework.hostingMargins).map { $0 ?? Term.number($1) }
    let origin = record.origin ?? item.origin
    guard let padded = padded(views, by: terms) else {
      let hole = Hole("margins", .lost, at: origin, name: "margins")
      return [WrittenNode("host: none"), comment("margins", hole)] + content(views, at: origin)
    }
    return [WrittenNode("host: none")] + content(padded, at: origin)
  }

  /// The view, or each that may stand there, with a padding around it; `nil` where there are several.
  private func padded(_ views: [ViewElement], by terms: [Term]) -> [ViewElement]? {
    guard views.count == 1, terms.contains(where: { $0.constant != 0 }) else {
      return views.count > 1 ? nil : views
    }
    var view = views[0]
    switch view.form {
    case .branch(let condition, let yes, let no):
      guard let yes = padded(yes, by: terms), let no = padded(no, by: terms) else { return nil }
      view.form = .branch(condition, yes, no)
    case .loop: return nil
    default: view.modifiers.append(ViewModifier(form: .padding(terms), origin: view.origin))
    }
    return [view]
  }

  mutating func elements(_ elements: [ViewElement]) -> [WrittenNode] {
    elements.flatMap { element($0) }
  }

  private mutating func element(_ element: ViewElement) -> [WrittenNode] {
    switch element.form {
    case .branch(let condition, let yes, let no):
      return chosen(condition) {
        $0.elements(yes)
      } else: {
        $0.elements(no)
      }
    case .loop(let header, let body):
      let inside = elements(body)
      guard !inside.isEmpty else { return [] }
      return [WrittenNode(Written("for " + text(header), from: element.origin), inside)]
    case .hole(let hole):
      // Modifiers of something that is missing are missing, too.
      return [comment("view", hole)]
    case .text(let value): return text(value, element)
    case .image(let image): return self.image(image, element)
    case .foreign(let name, let hole): return foreign(name, hole, element)
    case .element(let container):
      var header = Written(container.word, from: element.origin)
      if let name = container.name {
        header.append(
          " " + (container.word == "node" ? quoted(name) : quotedIfNeeded(name)))
      }
      var own = container.properties.map { WrittenNode("\($0.name): \(text($0.parts))") }
      if container.word == "node", element.font != ViewFont() {
        // Rows have the list's font.
        let text = program.text(of: element.origin)
        own.append(comment("font", Hole(text, .lost, at: element.origin, name: "font")))
      }
      return [node(header, own + elements(container.children), element)]
    }
  }

  private mutating func node(
    _ header: Written, _ own: [WrittenNode], _ element: ViewElement
  ) -> WrittenNode {
    let nodes = own + element.modifiers.flatMap { modifier($0) }
    return WrittenNode(header, nodes.isEmpty ? nil : nodes, from: element.origin)
  }

  private mutating func text(_ parts: [ViewProperty.Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let term, let use): primary(term, as: use)
      case .whole(let term, let use): text(term, as: use)
      case .ratio(let term): fraction(term)
      }
    }.joined()
  }

  // MARK: Leaves

  private mutating func text(_ value: SwiftValue, _ element: ViewElement) -> [WrittenNode] {
    let shown: String
    switch value {
    case .string(let text): shown = quoted(text)
    case .number(let number): shown = "(\(self.text(number.real, as: .size)))"
    case .hole(let hole):
      let path = hole.dataPath ?? "data.text"
      shown = hole.dataStandard.map { "(\(path) ?? \($0))" } ?? path
    default: shown = "\"\""
    }
    return [node(Written("text " + shown, from: element.origin), font(element.font), element)]
  }

  private mutating func font(_ font: ViewFont) -> [WrittenNode] {
    var nodes: [WrittenNode] = []
    if let size = font.size { nodes.append(WrittenNode("fontSize: \(text(size.real, as: .size))")) }
    if let weight = font.weight ?? font.fontWeight {
      nodes.append(WrittenNode("weight: \(weight)"))
    }
    if let style = font.style { nodes.append(WrittenNode("style: \(style)")) }
    if let lines = font.lines {
      nodes.append(WrittenNode("lines: \(text(lines.whole, as: .count))"))
    }
    return nodes
  }

  private mutating func image(_ image: ViewImage, _ element: ViewElement) -> [WrittenNode] {
    let isPlainSymbol = image.isSymbol && !image.isResizable
    let name = isPlainSymbol ? quoted(image.name) : quotedIfNeeded(image.name)
    var header = Written("image " + name, from: element.origin)
    var own: [WrittenNode] = []
    if isPlainSymbol {
      // Its size is that of the style around it.
      if let style = element.font.style { own.append(WrittenNode("style: \(style)")) }
      if element.font.size != nil || element.font.isForeign {
        own.append(comment("font", image.hole))
      }
    } else if let size = naturalSize(of: image, element) {
      header.append(" " + size)
    }
    if image.isResizable { own.append(WrittenNode("resizable: true")) }
    return [node(header, own, element)]
  }

  /// The size of an image: that of the frame that follows, none where its ratio decides, else one that
  /// is not known.
  private mutating func naturalSize(of image: ViewImage, _ element: ViewElement) -> String? {
    if case .frame(let width?, let height?, _)? = element.modifiers.first?.form {
      return primary(width, as: .size) + " x " + primary(height, as: .size)
    }
    if image.isResizable, element.modifiers.first?.hasRatio == true { return nil }
    return ["width", "height"].map { axis in
      var hole = image.hole
      hole.initial = .number(44)
      return primary(parameter(hole, axis).real, as: .size)
    }.joined(separator: " x ")
  }

  /// A view of a framework: a box, with a size where no frame gives one.
  private mutating func foreign(
    _ name: String, _ hole: Hole, _ element: ViewElement
  ) -> [WrittenNode] {
    var fixed: (width: Bool, height: Bool) = (false, false)
    for modifier in element.modifiers {
      guard case .frame(let width, let height, _) = modifier.form else { break }
      (fixed.width, fixed.height) = (fixed.width || width != nil, fixed.height || height != nil)
    }
    var header = Written("box " + quotedIfNeeded(name), from: element.origin)
    if fixed.width, fixed.height {
      holes.noteFrameworkView(hole)
    } else {
      let sizes = [("width", fixed.width, 100.0), ("height", fixed.height, 44.0)].map {
        axis, isFixed, standard in
        var own = hole
        own.initial = .number(standard)
        return isFixed ? "_" : primary(parameter(own, axis).real, as: .size)
      }
      header.append(" " + sizes.joined(separator: " x "))
    }
    return [node(header, [], element)]
  }

  // MARK: Modifiers

  private mutating func modifier(_ modifier: ViewModifier) -> [WrittenNode] {
    let source = modifier.origin
    switch modifier.form {
    case .padding(let terms):
      // Even one of 0 keeps what is inside from the container.
      return [WrittenNode(Written("padding: " + (edges(terms) ?? "0"), from: source))]
    case .frame(let width, let height, let alignment):
      let texts = [width, height].map { $0.map { primary($0, as: .size) } ?? "_" }
      let suffix = alignment.map { ", alignment " + text($0, as: .size) } ?? ""
      return [
        WrittenNode(Written("frame: " + texts.joined(separator: " x ") + suffix, from: source))
      ]
    case .property(let property):
      return [WrittenNode(Written("\(property.name): \(text(property.parts))", from: source))]
    case .layer(let word, let alignment, let children):
      let own = alignment.map { [WrittenNode("alignment: \(text($0, as: .size))")] } ?? []
      let inside = elements(children)
      // A layer of which nothing is known is missing; to write it would say that it is empty.
      let comments = inside.map(\.onlyComments)
      if !comments.contains(where: { $0 == nil }) { return comments.flatMap { $0 ?? [] } }
      return [WrittenNode(Written(word, from: source), own + inside)]
    case .hole(let hole):
      return [comment(["markdown", "fonts"].contains(hole.name) ? hole.name : "modifier", hole)]
    }
  }
}

extension ViewElement {
  /// The variables of the loops in it.
  fileprivate var loopNames: [String] {
    switch form {
    case .loop(let header, let body):
      var names = body.flatMap(\.loopNames)
      if case .text(let text)? = header.first {
        names.append(String(text.prefix { $0 != " " }))
      }
      return names
    case .branch(_, let yes, let no): return (yes + no).flatMap(\.loopNames)
    case .element(let container): return container.children.flatMap(\.loopNames) + layerNames
    default: return layerNames
    }
  }

  private var layerNames: [String] {
    modifiers.flatMap { modifier -> [String] in
      guard case .layer(_, _, let children) = modifier.form else { return [] }
      return children.flatMap(\.loopNames)
    }
  }
}

extension [ViewElement] {
  /// Whether at most one view stands there in each case.
  fileprivate var canBeAlone: Bool {
    let shown = filter { if case .hole = $0.form { false } else { true } }
    guard shown.count <= 1, let first = shown.first else { return shown.isEmpty }
    switch first.form {
    case .branch(_, let yes, let no): return yes.canBeAlone && no.canBeAlone
    case .loop: return false
    default: return true
    }
  }
}

extension ViewModifier {
  /// Whether it gives a ratio of the sides.
  fileprivate var hasRatio: Bool {
    guard case .property(let property) = form, case .ratio? = property.parts.last else {
      return false
    }
    return true
  }
}
