internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension LayoutWriter {
  private static let sectionProperties = [
    ObjectProperty(field: "contentInsets", name: "insets", form: .insets),
    ObjectProperty(field: "interGroupSpacing", name: "spacing", form: .length),
    ObjectProperty(
      field: "orthogonalScrollingBehavior", name: "orthogonal", form: .word(OrthogonalBehavior.self)
    ),
    ObjectProperty(
      field: "contentInsetsReference", name: "insetsReference", form: .word(InsetsReference.self)),
    ObjectProperty(
      field: "supplementaryContentInsetsReference", name: "supplementaryInsetsReference",
      form: .word(InsetsReference.self)),
    ObjectProperty(
      field: "supplementariesFollowContentInsets", name: "supplementariesFollowInsets",
      form: .truth),
  ]

  /// The statements for one section, under its conditions.
  mutating func section(_ section: ImportedSection) -> [WrittenNode] {
    store = section.store
    return value(section.value, of: section)
  }

  private mutating func value(_ value: SwiftValue, of section: ImportedSection) -> [WrittenNode] {
    switch value {
    case .none, .nothing: return []
    case .choice(let condition, _, _) where condition.readsSection:
      // Which section it is cannot depend on the section, but what is in it can.
      if let object = joined(value) { return [self.section(object, section)] }
      let hole = Hole(section.name, .lost, at: section.origin, name: section.name)
      return [comment("section", hole)]
    case .choice(let condition, let left, let right):
      return chosen(condition) {
        $0.value(left, of: section)
      } else: {
        $0.value(right, of: section)
      }
    case .object(let id):
      guard let object = store[object: id], object.type == Framework.section else { fallthrough }
      return [self.section(object, section)]
    default:
      var hole = Hole(section.name, .lost, at: section.origin, name: section.name)
      switch value {
      case .hole(let known): hole = known
      case .subject(let subject):
        hole = subject.hole(at: section.origin)
        hole.reason = .lost
      default: break
      }
      return [comment("section", hole)]
    }
  }

  /// One section of those that `value` may be; `nil` where one of them is a list or none at all.
  private func joined(_ value: SwiftValue) -> HeapObject? {
    switch value {
    case .choice(let condition, let left, let right):
      guard let left = joined(left), let right = joined(right) else { return nil }
      return .joined(condition, left, right)
    case .object(let id):
      guard let object = store[object: id], object.type == Framework.section,
        object.fields["list"] == nil
      else { return nil }
      return object
    default: return nil
    }
  }

  private mutating func section(_ object: HeapObject, _ section: ImportedSection) -> WrittenNode {
    let outer = (names.locals, names.keepsLocals)
    holes.begin(section.kind)
    defer { holes.begin(nil) }
    let nodes = bodyWithDefinitions(of: object, section)
    (names.locals, names.keepsLocals) = outer
    let word = object.fields["list"] == nil ? "section" : "list"
    var header = Written(word, from: object.origin)
    header.append(" " + quotedIfNeeded(section.name))
    if nodes.allSatisfy(\.isComment) || !hasGroup(nodes, word) {
      let known = nodes.filter { !$0.isComment }.map(\.header.text).joined(separator: "; ")
      let hole = Hole(section.name, .lost, at: object.origin, name: section.name)
      let rest = known.isEmpty ? "" : " " + Self.brief(known)
      return comment(hole, "section: \(section.name)\(rest)")
    }
    var node = WrittenNode(header, nodes, from: object.origin)
    if !section.others.isEmpty { node.trailing = "also: " + section.others.joined(separator: ", ") }
    node.documentation = section.documentation
    return node
  }

  private func hasGroup(_ nodes: [WrittenNode], _ word: String) -> Bool {
    nodes.contains { node in
      let text = node.header.text
      if ["hgroup", "vgroup", "custom", "waterfall", "item"].contains(where: {
        text == $0 || text.hasPrefix($0 + " ")
      }) {
        return true
      }
      guard text.hasPrefix("if ") else { return false }
      return hasGroup(node.children ?? [], word) && hasGroup(node.otherwise ?? [], word)
    }
  }

  /// What stands in a section, the values that keep their names first.
  private mutating func bodyWithDefinitions(
    of object: HeapObject, _ section: ImportedSection
  ) -> [WrittenNode] {
    (names.locals, names.keepsLocals) = ([], [])
    var draft = self
    let plain = draft.body(of: object, section)
    if draft.names.locals.isEmpty {
      self = draft
      return plain
    }
    // Drafts count how often computed values are used: written out, then with their names.
    var kept = draft.repeatedTerms(keeping: [])
    if !kept.isEmpty {
      draft = self
      draft.names.keepsLocals = kept
      _ = draft.body(of: object, section)
      kept = draft.repeatedTerms(keeping: kept)
    }
    names.keepsLocals = kept
    let nodes = body(of: object, section)
    return definitions() + nodes
  }

  /// The computed values that are used twice or more in what has been written, or once as a count.
  private mutating func repeatedTerms(keeping kept: Set<Term>) -> Set<Term> {
    _ = definitions()
    let repeated = names.locals.filter { $0.count > 1 || $0.isCount }.map(\.term)
    return kept.isEmpty ? Set(repeated) : kept.intersection(repeated)
  }

  /// The definitions of the values that keep names, those that others use first.
  private mutating func definitions() -> [WrittenNode] {
    var texts: [Term: (name: String, text: String)] = [:]
    var index = 0
    // A definition may use values that the body does not.
    while index < names.locals.count {
      let local = names.locals[index]
      if names.keepsLocals.contains(local.term) {
        texts[local.term] = (local.name, text(local.term, as: .size))
      }
      index += 1
    }
    if texts.isEmpty { return [] }
    var (result, written): ([WrittenNode], Set<Term>) = ([], [])
    func write(_ term: Term) {
      // No name and no number is computed.
      if term.parts.isEmpty { return }
      for part in term.parts { write(part) }
      guard let definition = texts[term], written.insert(term).inserted else { return }
      result.append(WrittenNode("let \(definition.name) = \(definition.text)"))
    }
    for local in names.locals { write(local.term) }
    return result
  }

  private mutating func body(of object: HeapObject, _ section: ImportedSection) -> [WrittenNode] {
    if let list = object.fields["list"] { return listBody(list, object, section) }
    var nodes = properties(Self.sectionProperties, of: object)
    nodes += elements(object.fields["group"], what: "group") { $0.child($1, in: Around()) }
    nodes += boundaries(of: object)
    nodes += elements(object.fields["decorationItems"], what: "background") { $0.background($1) }
    nodes += losses(of: object, "section")
    if object.fields["contentInsetsReference"] != .word("automatic"),
      section.store.readsContainer(in: section.value)
    {
      // UIKit's container is the layout's, the language's that of the section's own reference.
      nodes.append(
        comment(
          "container", Hole(section.name, .lost, at: object.origin, name: section.name)))
    }
    nodes += comments(on: section.losses)
    return nodes
  }

  mutating func boundaries(of object: HeapObject) -> [WrittenNode] {
    elements(object.fields["boundarySupplementaryItems"], what: "header") { $0.boundary($1) }
  }

  // MARK: Lists

  private mutating func listBody(
    _ list: SwiftValue, _ object: HeapObject, _ section: ImportedSection
  ) -> [WrittenNode] {
    guard case .record(let record) = list, record.type == Framework.list else {
      if case .hole(let hole) = list { return [comment("list", hole)] }
      return [comment("list", Hole(section.name, .lost, at: object.origin, name: "list"))]
    }
    var nodes: [WrittenNode] = []
    let defaults = Framework.fields(of: object.type)
    // A list has no such properties in the language.
    for property in Self.sectionProperties
    where object.fields[property.field] != defaults[property.field] {
      let range = object.settings[property.field] ?? object.origin
      nodes.append(
        comment(property.name, Hole(program.text(of: range), .lost, at: range, name: property.name))
      )
    }
    nodes += word(
      "appearance", record.fields["appearance"], standard: ListAppearance.plain, object)
    let (header, footer) = (record.fields["headerMode"], record.fields["footerMode"])
    nodes += word(
      "headerMode", header?.writtenMode, standard: ListHeaderMode.none, object)
    nodes += word(
      "footerMode", footer?.writtenMode, standard: ListFooterMode.none, object)
    if let value = record.fields["showsSeparators"], value != .yes {
      nodes += property(
        ObjectProperty(field: "showsSeparators", name: "showsSeparators", form: .truth), value,
        from: object.origin)
    }
    if let value = record.fields["headerTopPadding"], value != SwiftValue.none {
      nodes += property(
        ObjectProperty(field: "headerTopPadding", name: "headerTopPadding", form: .length), value,
        from: object.origin)
    }
    var row = "item row"
    if case .string(let name)? = object.fields["rowName"] {
      row = "item " + quotedIfNeeded(name)
    }
    let contents = hosted(by: object)
    nodes.append(WrittenNode(Written(row), contents.isEmpty ? nil : contents))
    nodes += supplementary("header", header, of: object)
    nodes += supplementary("footer", footer, of: object)
    let added = boundaries(of: object)
    if !added.isEmpty {
      nodes.append(
        comment(
          "header", Hole("boundarySupplementaryItems", .lost, at: object.origin, name: "header")))
    }
    if let range = object.settings["decorationItems"],
      object.fields["decorationItems"] != defaults["decorationItems"]
    {
      nodes.append(
        comment("background", Hole(program.text(of: range), .lost, at: range, name: "background")))
    }
    nodes += losses(of: object, "list") + comments(on: section.losses)
    return nodes
  }

  /// A list's header or footer in the cases in which it has one.
  private mutating func supplementary(
    _ name: String, _ mode: SwiftValue?, of list: HeapObject
  ) -> [WrittenNode] {
    switch mode {
    case .word("supplementary")?:
      let contents = hosted(by: list, in: name)
      return [WrittenNode(Written(name), contents.isEmpty ? nil : contents)]
    case .choice(let condition, let left, let right)?:
      return chosen(condition) {
        $0.supplementary(name, left, of: list)
      } else: {
        $0.supplementary(name, right, of: list)
      }
    default: return []
    }
  }

  private mutating func word<Words: RawRepresentable & CaseIterable>(
    _ name: String, _ value: SwiftValue?, standard: Words, _ object: HeapObject
  ) -> [WrittenNode] where Words.RawValue == String {
    guard let value, value != .word(standard.rawValue) else { return [] }
    return property(
      ObjectProperty(field: name, name: name, form: .word(Words.self)), value, from: object.origin
    ).filter { $0.header.text != "\(name): \(standard.rawValue)" }
  }

  // MARK: Custom groups

  mutating func customGroup(
    _ object: HeapObject, _ size: (width: String, height: String), in around: Around
  ) -> [WrittenNode] {
    var header = Written("custom", from: object.origin)
    if let name = elementName(object) { header.append(" " + name) }
    if size.width != around.width || size.height != around.height {
      header.append(" \(size.width) x \(size.height)")
    }
    let hole = Hole(program.text(of: object.origin), .lost, at: object.origin, name: "group")
    guard let items = object.fields["customItems"] else { return [comment("group", hole)] }
    var nodes = properties(
      [ObjectProperty(field: "contentInsets", name: "insets", form: .insets)], of: object)
    guard case .array(let items) = items, !items.isEmpty,
      items.allSatisfy({ frame(of: $0.value) != nil })
    else { return [comment("group", hole)] }
    nodes += elements(items[...], inside: 0) { writer, item in
      writer.customItem(item, object).map { [$0] } ?? []
    }
    nodes += losses(of: object, "group")
    return [WrittenNode(header, nodes, from: object.origin)]
  }

  /// The numbers of an item's frame; `nil` where they are not known in the group.
  private mutating func frame(of item: SwiftValue) -> [Term]? {
    guard case .record(let record) = item, record.type == Framework.customItem,
      case .record(let frame)? = record.fields["frame"]
    else { return nil }
    let terms = ["x", "y", "width", "height"].compactMap { number(frame.fields[$0])?.real }
    return terms.count == 4 && !terms.contains(where: \.readsOuterContainer) ? terms : nil
  }

  private mutating func customItem(_ value: SwiftValue, _ object: HeapObject) -> WrittenNode? {
    guard case .record(let record) = value, let frame = frame(of: value) else { return nil }
    let texts = frame.enumerated().map { text($1, as: $0 < 2 ? .distance : .size) }
    var nodes = [WrittenNode("frame: " + texts.joined(separator: ", "))]
    if let zIndex = record.fields["zIndex"], let number = number(zIndex), number.term.constant != 0
    {
      nodes.append(WrittenNode("zIndex: \(text(number.whole, as: .count))"))
    }
    var header = Written("item")
    if case .string(let name)? = record.fields["name"],
      let name = elementName(name, of: "item", at: object.origin)
    {
      header.append(" " + name)
    }
    return WrittenNode(header, nodes, from: object.origin)
  }
}

extension SwiftValue {
  /// The mode of a list's header or footer; none where all follows from whether it has one.
  fileprivate var writtenMode: SwiftValue {
    withoutSupplementary == .word("none") ? .word("none") : self
  }

  private var withoutSupplementary: SwiftValue {
    switch self {
    case .word("supplementary"): .word("none")
    case .choice(let condition, let left, let right):
      .joined(condition, left.withoutSupplementary, right.withoutSupplementary)
    default: self
    }
  }
}

extension Term {
  fileprivate var readsSection: Bool {
    if case .input(let path) = self, path.hasPrefix("section.") { return true }
    return parts.contains(where: \.readsSection)
  }

  /// Whether it depends on the container around a custom group.
  fileprivate var readsOuterContainer: Bool {
    if case .input(let path) = self, path.hasPrefix("container.") { return true }
    return parts.contains(where: \.readsOuterContainer)
  }
}
