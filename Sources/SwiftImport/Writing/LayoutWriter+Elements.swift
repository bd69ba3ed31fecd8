internal import LayoutGeometry
internal import LayoutText

extension LayoutWriter {
  /// The size of the group around an element, which decides what it is without one.
  struct Around {
    var width = "1w"
    var height = "1h"

    init() {}
    /// An item takes an estimated or uniform size of the group around it.
    init(_ size: (width: String, height: String)) {
      width = Self.inside(size.width, else: width)
      height = Self.inside(size.height, else: height)
    }

    private static func inside(_ length: String, else standard: String) -> String {
      if length.hasPrefix("~") || length.hasPrefix("uniform") { return length }
      // Estimated in one case and not in another: what is inside has its size written.
      let isOpen = length.hasPrefix("(") && (length.holds("~") || length.holds("uniform"))
      return isOpen ? "" : standard
    }
  }

  /// The statements for the elements of an array, each under its condition.
  mutating func elements(
    _ value: SwiftValue?, what: String, _ write: (inout LayoutWriter, Int) -> [WrittenNode]
  ) -> [WrittenNode] {
    switch value {
    case .array(let list)?:
      return Self.repeated(elements(list[...], inside: 0) { $0.element($1, what: what, write) })
    case .choice(let condition, let left, let right)?:
      return chosen(condition) {
        $0.elements(left, what: what, write)
      } else: {
        $0.elements(right, what: what, write)
      }
    case .hole(let hole)?: return [comment(what, hole)]
    case nil, SwiftValue.none?: return []
    case let value?: return element(value, what: what, write)
    }
  }

  /// The statements for a part of an array, which `loops` loops are around.
  mutating func elements(
    _ list: ArraySlice<SwiftValue.Element>, inside loops: Int,
    _ write: (inout LayoutWriter, SwiftValue) -> [WrittenNode]
  ) -> [WrittenNode] {
    var nodes: [WrittenNode] = []
    var rest = list
    while let first = rest.first {
      if first.loops.count > loops {
        let own = rest.prefix { $0.loops.count > loops && $0.loops[loops] == first.loops[loops] }
        let body = elements(own, inside: loops + 1, write)
        nodes.append(WrittenNode(loopHeader(first.loops[loops]), body))
        rest = rest.dropFirst(own.count)
        continue
      }
      let yes = rest.prefix { $0.condition == first.condition && $0.loops.count == loops }
      rest = rest.dropFirst(yes.count)
      let no = rest.prefix {
        first.condition.isTrue == nil && $0.condition == .not(first.condition)
          && $0.loops.count == loops
      }
      rest = rest.dropFirst(no.count)
      nodes += chosen(first.condition) { writer in
        yes.flatMap { write(&writer, $0.value) }
      } else: { writer in
        no.flatMap { write(&writer, $0.value) }
      }
    }
    return nodes
  }

  mutating func element(
    _ value: SwiftValue, what: String, _ write: (inout LayoutWriter, Int) -> [WrittenNode]
  ) -> [WrittenNode] {
    switch value {
    case .object(let id): return write(&self, id)
    case .hole(let hole): return [comment(what, hole)]
    case .none: return []
    case .choice(let condition, let left, let right):
      return chosen(condition) {
        $0.element(left, what: what, write)
      } else: {
        $0.element(right, what: what, write)
      }
    default:
      return [comment(what, Hole(what, .lost, at: 0..<0, name: what))]
    }
  }

  /// `for i in lower..<upper`, or `for i in widths`.
  mutating func loopHeader(_ loop: SwiftValue.ElementLoop) -> Written {
    let name = text(loop.variable, as: .count)
    if let list = loop.list { return Written("for \(name) in \(text(list, as: .size))") }
    let (lower, upper) = (primary(loop.lower, as: .count), primary(loop.upper, as: .count))
    return Written("for \(name) in \(lower)\(loop.isClosed ? "..." : "..<")\(upper)")
  }

  /// Three or more equal neighbours are a loop.
  private static func repeated(_ nodes: [WrittenNode]) -> [WrittenNode] {
    var (result, index): ([WrittenNode], Int) = ([], 0)
    while index < nodes.count {
      let first = nodes[index]
      var end = index + 1
      while end < nodes.count, !first.isComment, nodes[end].isWritten(like: first) { end += 1 }
      if end - index >= 3 {
        result.append(WrittenNode(Written("for i in 1...\(end - index)"), [first]))
      } else {
        result += nodes[index..<end]
      }
      index = end
    }
    return result
  }

  /// What could not be followed about an object, as comments.
  mutating func losses(of object: HeapObject, _ what: String) -> [WrittenNode] {
    object.holes.flatMap { loss in
      chosen(loss.condition) {
        [$0.comment(what, loss.hole)]
      } else: { _ in
        []
      }
    }
  }

  // MARK: Items and groups

  private static let itemProperties = [
    ObjectProperty(field: "contentInsets", name: "insets", form: .insets),
    ObjectProperty(field: "edgeSpacing", name: "edgeSpacing", form: .edgeSpacing),
    ObjectProperty(field: "order", name: "order", form: .whole),
  ]
  private static let groupProperties =
    [ObjectProperty(field: "interItemSpacing", name: "spacing", form: .spacing)] + itemProperties

  /// An item or a group.
  mutating func child(_ id: Int, in around: Around) -> [WrittenNode] {
    guard let object = store[object: id] else { return [] }
    switch object.type {
    case Framework.group: return group(object, in: around)
    case Framework.item, Framework.supplementary: return item(object, in: around)
    default:
      let hole = Hole(program.text(of: object.origin), .lost, at: object.origin, name: "item")
      return [comment("item", hole)]
    }
  }

  private mutating func item(_ object: HeapObject, in around: Around) -> [WrittenNode] {
    guard let size = size(object.fields["layoutSize"]) else {
      return [lost("item", object)]
    }
    var header = Written("item", from: object.origin)
    if let name = elementName(object) { header.append(" " + name) }
    append(size, to: &header, in: around, from: object)
    var nodes = properties(Self.itemProperties, of: object)
    nodes += hosted(by: object) + badges(of: object) + losses(of: object, "item")
    return [WrittenNode(header, nodes.isEmpty ? nil : nodes, from: object.origin)]
  }

  private mutating func append(
    _ size: (width: String, height: String), to header: inout Written, in around: Around,
    from object: HeapObject
  ) {
    if size.width == around.width, size.height == around.height {
      omittedSizes += object.axes.map { (object.origin, $0) }
      return
    }
    header.append(" ")
    appendAxes(of: size, to: &header, object)
  }

  /// Appends a size, each axis with the call that made it.
  private func appendAxes(
    of size: (width: String, height: String), to header: inout Written, _ object: HeapObject
  ) {
    header.append(size.width, from: object.axes[0])
    header.append(" x ")
    header.append(size.height, from: object.axes[1])
  }

  mutating func lost(_ what: String, _ object: HeapObject) -> WrittenNode {
    comment(what, Hole(program.text(of: object.origin), .lost, at: object.origin, name: what))
  }

  private mutating func group(_ object: HeapObject, in around: Around) -> [WrittenNode] {
    if let waterfall = waterfall(of: object) { return [waterfall] }
    guard let size = size(object.fields["layoutSize"]), let axis = object.fields["axis"]?.word
    else { return [lost("group", object)] }
    if axis == "custom" { return customGroup(object, size, in: around) }
    var header = Written(axis == "horizontal" ? "hgroup" : "vgroup", from: object.origin)
    if let name = elementName(object) { header.append(" " + name) }
    append(size, to: &header, in: around, from: object)
    if case .word(let word)? = object.fields["arrangement"] {
      guard let count = number(object.fields["count"]) else { return [lost("group", object)] }
      header.append(" \(word) ")
      header.append(
        primary(count.whole, as: .count), from: object.settings["count"] ?? object.origin)
    }
    var nodes = properties(Self.groupProperties, of: object)
    let inside = Around(size)
    let children = elements(object.fields["subitems"], what: "item") { $0.child($1, in: inside) }
    if children.allSatisfy({ $0.onlyComments != nil }) {
      return children.flatMap { $0.onlyComments ?? [] } + [lost("group", object)]
    }
    nodes += children
    nodes += badges(of: object) + losses(of: object, "group")
    return [WrittenNode(header, nodes, from: object.origin)]
  }

  // MARK: Badges

  private mutating func badges(of object: HeapObject) -> [WrittenNode] {
    elements(object.fields["supplementaryItems"], what: "badge") { $0.badge($1) }
  }

  private static let badgeProperties = [
    ObjectProperty(field: "contentInsets", name: "insets", form: .insets),
    ObjectProperty(field: "zIndex", name: "zIndex", form: .whole),
  ]

  private mutating func badge(_ id: Int) -> [WrittenNode] {
    guard let object = store[object: id] else { return [] }
    return decided(object, by: ["containerAnchor", "itemAnchor", "elementKind"]) { $0.badge($1) }
  }

  /// What `write` makes of an object, in an `if` for each condition that decides one of the fields.
  private mutating func decided(
    _ object: HeapObject, by fields: [String],
    _ write: (inout LayoutWriter, HeapObject) -> [WrittenNode]
  ) -> [WrittenNode] {
    let conditions = fields.lazy.compactMap { object.fields[$0]?.cases?.condition }
    guard let condition = conditions.first else { return write(&self, object) }
    var (a, b) = (object, object)
    for name in fields {
      guard let (other, left, right) = object.fields[name]?.cases, other == condition else {
        continue
      }
      (a.fields[name], b.fields[name]) = (left, right)
    }
    return chosen(condition) {
      $0.decided(a, by: fields, write)
    } else: {
      $0.decided(b, by: fields, write)
    }
  }

  private mutating func badge(_ object: HeapObject) -> [WrittenNode] {
    guard let size = size(object.fields["layoutSize"]),
      case .record(let anchor)? = object.fields["containerAnchor"],
      let word = self.anchor(anchor.fields["edges"])
    else { return [lost("badge", object)] }
    let kind = self.kind(of: object, standard: "badge")
    var header = Written("badge", from: object.origin)
    if let name = kind.name { header.append(" " + name) }
    header.append(" \(size.width) x \(size.height)")
    var nodes: [WrittenNode] = []
    if word != "topTrailing" { nodes.append(WrittenNode("anchor: \(word)")) }
    if let offset = offset(of: anchor) { nodes.append(WrittenNode("offset: \(offset)")) }
    if case .record(let own)? = object.fields["itemAnchor"] {
      if let word = self.anchor(own.fields["edges"]) {
        nodes.append(WrittenNode("itemAnchor: \(word)"))
      } else {
        nodes.append(lost("itemAnchor", object))
      }
      if let offset = offset(of: own) { nodes.append(WrittenNode("itemOffset: \(offset)")) }
    } else if let own = object.fields["itemAnchor"], own != .none {
      nodes.append(lost("itemAnchor", object))
    }
    nodes += properties(Self.badgeProperties, of: object) + hosted(by: object)
    nodes += losses(of: object, "badge")
    let node = WrittenNode(header, nodes.isEmpty ? nil : nodes, from: object.origin)
    return kind.comment.map { [.comment($0), node] } ?? [node]
  }

  // MARK: Headers, footers, backgrounds

  private static let boundaryProperties = [
    ObjectProperty(field: "extendsBoundary", name: "extendsBoundary", form: .truth),
    ObjectProperty(field: "pinToVisibleBounds", name: "pinned", form: .truth),
    ObjectProperty(field: "contentInsets", name: "insets", form: .insets),
    ObjectProperty(field: "zIndex", name: "zIndex", form: .whole),
  ]

  mutating func boundary(_ id: Int) -> [WrittenNode] {
    guard let object = store[object: id] else { return [] }
    guard let size = size(object.fields["layoutSize"]) else { return [lost("header", object)] }
    return decided(object, by: ["alignment", "elementKind"]) { $0.boundary($1, size) }
  }

  private mutating func boundary(
    _ object: HeapObject, _ size: (width: String, height: String)
  ) -> [WrittenNode] {
    guard let alignment = alignmentWord(object.fields["alignment"]) else {
      return [lost("header", object)]
    }
    let place = alignment == "top" ? "header" : alignment == "bottom" ? "footer" : "boundary"
    let word = generatedWord(of: object) ?? place
    let kind = self.kind(of: object, standard: word)
    var header = Written(word, from: object.origin)
    if let name = kind.name { header.append(" " + name) }
    header.append(" ")
    appendAxes(of: size, to: &header, object)
    var nodes: [WrittenNode] = []
    if word != place || word == "boundary" { nodes.append(WrittenNode("alignment: \(alignment)")) }
    if let value = object.fields["offset"] {
      if let text = point(value) {
        nodes.append(WrittenNode("offset: \(text)"))
      } else if case .choice = value {
        nodes.append(lost("offset", object))
      }
    }
    nodes += properties(Self.boundaryProperties, of: object) + hosted(by: object)
    nodes += losses(of: object, word)
    let node = WrittenNode(header, nodes.isEmpty ? nil : nodes, from: object.origin)
    return kind.comment.map { [.comment($0), node] } ?? [node]
  }

  /// The word of a header or footer of UIKit's own kinds in generated code, wherever it stands.
  private func generatedWord(of object: HeapObject) -> String? {
    guard program.isGenerated(object.origin), case .string(let kind)? = object.fields["elementKind"]
    else {
      return nil
    }
    return Framework.wordsOfKinds[kind]
  }

  private mutating func alignmentWord(_ value: SwiftValue?) -> String? {
    if case .hole(let hole)? = value { return holes.word(hole).map { text($0, as: .size) } }
    guard case .word(let word)? = value else { return nil }
    return Anchor(rawValue: word == "center" ? "none" : word)?.rawValue
  }

  private static let backgroundProperties = [
    ObjectProperty(field: "contentInsets", name: "insets", form: .insets),
    ObjectProperty(field: "zIndex", name: "zIndex", form: .whole),
  ]

  mutating func background(_ id: Int) -> [WrittenNode] {
    guard let object = store[object: id], object.type == Framework.decoration else { return [] }
    return decided(object, by: ["elementKind"]) { $0.background($1) }
  }

  private mutating func background(_ object: HeapObject) -> [WrittenNode] {
    let kind = self.kind(of: object, standard: "background")
    var header = Written("background", from: object.origin)
    if let name = kind.name { header.append(" " + name) }
    let nodes = properties(Self.backgroundProperties, of: object) + losses(of: object, "background")
    let node = WrittenNode(header, nodes.isEmpty ? nil : nodes, from: object.origin)
    return kind.comment.map { [.comment($0), node] } ?? [node]
  }
}

extension HeapObject {
  /// The calls that made its width and its height.
  fileprivate var axes: [TextRange] {
    ["widthDimension", "heightDimension"].map { axis in
      if case .record(let record)? = fields["layoutSize"],
        case .record(let dimension)? = record.fields[axis], let origin = dimension.origin
      {
        return origin
      }
      return origin
    }
  }
}
