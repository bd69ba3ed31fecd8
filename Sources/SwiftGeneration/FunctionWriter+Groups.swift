internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// What stands around a child of a group.
struct Surroundings {
  /// The size of a child without one.
  var unsized = SizeCode.full
  /// Whether the group divides its axis, so that an `aspect` of a child is that of its part.
  var splitAxis: Axis?
  /// Whether it is the group of a section, whose description is that of the section.
  var isSection = false
  /// The block of the section whose group it is.
  var section: [Member] = []
}

extension FunctionWriter {
  /// What `index` and what stands below it become, and the name of its constant.
  mutating func child(
    _ index: Int, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    if element.kind.title == CustomGroup.vocabulary.title { return custom(element, around) }
    if element.kind.title == Waterfall.vocabulary.title {
      return waterfall(element, around)
    }
    if element.kind.traits.contains(.hasContents) { return item(element, around) }
    return group(element, around)
  }

  /// The size of a group's child, as it is written or as the group determines it.
  mutating func size(of element: CheckedElement, _ around: Surroundings) -> SizeCode {
    guard let written = element.size else { return around.unsized }
    let size = expressions.size(written).withoutAspect
    if size.hasAspectOfFraction { report(.aspectOfFraction(at: element.range)) }
    let isUniform = [written.width, written.height].contains {
      program.inference(of: $0).type.contains(.uniform)
    }
    if isUniform, options.target < 17 || options.platform == .both {
      report(.uniformOnOlderSystems(at: element.range))
    }
    if isUniform, options.platform == .macOS {
      report(.notInAppKit("`uniform`", at: element.range))
    }
    return size
  }

  private mutating func item(
    _ element: CheckedElement, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let size = size(of: element, around)
    let badges = collected(members, .badges(of: element, program)) { $0.badge($1) }
    statements += badges.statements
    var arguments = [expressions.layoutSize(size).labelled("layoutSize")]
    if let list = badges.list { arguments.append(list.labelled("supplementaryItems")) }
    let name = name(of: element)
    statements.append(declaration(of: element, name, call("NSCollectionLayoutItem", arguments)))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  private mutating func group(
    _ element: CheckedElement, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    let members = program.members(of: element.body)
    if hasOrder(members) { return orderedGroup(element, around) }
    var statements = bindings(of: members)
    let size = size(of: element, around)
    let isHorizontal = element.kind.name == Group.horizontal.kind.name
    var inside = Surroundings(unsized: unsizedChild(of: element, size))
    if element.arrangement?.isSplit == true {
      inside.splitAxis = isHorizontal ? .horizontal : .vertical
    }
    let children = collected(members, .children(of: element, program)) { $0.child($1, inside) }
    let badges = collected(members, .badges(of: element, program)) { $0.badge($1) }
    statements += children.statements + badges.statements
    let name = name(of: element)
    let value = groupCall(element, size, children, isHorizontal)
    statements.append(declaration(of: element, name, value, isDocumented: !around.isSection))
    statements += properties(of: element, members, on: name.text)
    if let list = badges.list {
      statements.append(
        Statement("\(name.text).supplementaryItems = \(list.text)", uses: list.uses))
    }
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  /// The size of a child without one, of the group's dimensions where they are estimated.
  func unsizedChild(of element: CheckedElement, _ size: SizeCode) -> SizeCode {
    element.size.map { expressions.expandedSize($0).ofUnsizedChild } ?? size.ofUnsizedChild
  }

  private mutating func groupCall(
    _ element: CheckedElement, _ size: SizeCode, _ children: Collected, _ isHorizontal: Bool
  ) -> Code {
    let layoutSize = expressions.layoutSize(size).labelled("layoutSize")
    let axis = isHorizontal ? "horizontal" : "vertical"
    let list = children.list ?? Code("[]")
    guard let arrangement = element.arrangement else {
      return call("NSCollectionLayoutGroup.\(axis)", [layoutSize, list.labelled("subitems")])
    }
    let count = expressions.whole(arrangement.count)
    let only = children.single ?? list.wrapped { "\($0)[0]" }
    if arrangement.isSplit {
      let name = expressions.facts.helperNames[.splitGroup] ?? Helper.splitGroup.name
      var code = call(
        name, [Code("." + axis), layoutSize, only.labelled("subitem"), count.labelled("count")])
      code.uses.insert(.helper(.splitGroup))
      return code
    }
    if options.target >= 16 {
      return call(
        "NSCollectionLayoutGroup.\(axis)",
        [layoutSize, only.labelled("repeatingSubitem"), count.labelled("count")])
    }
    let length = isHorizontal ? size.width : size.height
    let isOpen = length.contains { $0 == .estimated || $0 == .uniform }
    if !isOpen || length.hasOpaque { report(.repeatOnOlderSystems(at: arrangement.range)) }
    let repeated = Code(
      "Array(repeating: \(only.text), count: \(count.text))", uses: only.uses.union(count.uses))
    return call("NSCollectionLayoutGroup.\(axis)", [layoutSize, repeated.labelled("subitems")])
  }

  /// The elements of a block that go into one array.
  struct Collected {
    var statements: [Statement] = []
    /// The array; `nil` where there are none.
    var list: Code?
    /// The only element.
    var single: Code?
  }

  /// The elements that `matches`: in an array literal or, where conditions or loops stand around
  /// them, in a variable.
  mutating func collected(
    _ members: [Member], _ array: ElementArray,
    _ make: (inout FunctionWriter, Int) -> (statements: [Statement], name: Code)
  ) -> Collected {
    let matches = array.matches
    guard members.contains(matches) else { return Collected() }
    var result = Collected()
    guard !members.isPlain(matches) else {
      var names: [Code] = []
      for index in members.elements where matches(index) {
        let (statements, name) = make(&self, index)
        result.statements += statements
        names.append(name)
      }
      result.list = Code(
        "[\(names.map(\.text).joined(separator: ", "))]",
        uses: names.reduce(into: []) { $0.formUnion($1.uses) })
      result.single = names.count == 1 ? names[0] : nil
      return result
    }
    let name = names.take(array.name)
    var declaration = Statement("var \(name): [\(array.type)] = []")
    declaration.defines = .local(name)
    result.statements = [declaration]
    result.statements += appended(members, matches) { writer, index in
      let (statements, element) = make(&writer, index)
      return statements + [
        Statement("\(name).append(\(element.text))", uses: element.uses.union([.local(name)]))
      ]
    }
    result.list = Code(name, uses: [.local(name)])
    return result
  }

  /// What `make` writes for each element that `matches`, in their conditions and loops.
  mutating func appended(
    _ members: [Member], _ matches: (Int) -> Bool,
    _ make: (inout FunctionWriter, Int) -> [Statement]
  ) -> [Statement] {
    members.flatMap { member -> [Statement] in
      switch member {
      case .property, .binding: return []
      case .element(let index): return matches(index) ? make(&self, index) : []
      case .use(let body): return appended(body, matches, make)
      case .condition(let branches):
        guard branches.contains(where: { $0.body.contains(matches) }) else { return [] }
        return condition(branches) { writer, index in
          writer.bindings(of: branches[index].body)
            + writer.appended(branches[index].body, matches, make)
        }
      case .loop(let loop, let body):
        guard body.contains(matches) else { return [] }
        return self.loop(loop) { writer in
          writer.bindings(of: body) + writer.appended(body, matches, make)
        }
      }
    }
  }
}

/// The array that some of an element's children go into.
struct ElementArray {
  /// The name of the variable, where there has to be one.
  let name: String
  /// The type of its members.
  let type: String
  let matches: (Int) -> Bool

  private init(
    _ suffix: String, _ type: String, of owner: CheckedElement, _ matches: @escaping (Int) -> Bool
  ) {
    let word = owner.kind.takesNameOfGroup ? "group" : owner.kind.name
    name = (owner.name?.identifier(or: word) ?? word) + suffix
    (self.type, self.matches) = (type, matches)
  }

  static func children(of owner: CheckedElement, _ program: CheckedProgram) -> ElementArray {
    ElementArray("Children", "NSCollectionLayoutItem", of: owner, program.isGroupChild)
  }

  static func badges(of owner: CheckedElement, _ program: CheckedProgram) -> ElementArray {
    ElementArray(
      "Supplementaries", "NSCollectionLayoutSupplementaryItem", of: owner, program.isBadge)
  }

  static func boundaryItems(of owner: CheckedElement, _ program: CheckedProgram) -> ElementArray {
    ElementArray(
      "BoundaryItems", "NSCollectionLayoutBoundarySupplementaryItem", of: owner,
      program.isBoundaryItem)
  }
}

extension CheckedProgram {
  /// Whether an element stands on a group's line.
  func isGroupChild(_ index: Int) -> Bool { elements[index].kind.traits.contains(.takesData) }

  /// Whether an element is tied to an item or a group.
  func isBadge(_ index: Int) -> Bool {
    let title = elements[index].kind.title
    return title == Supplementary.badge.title || title == Supplementary.supplementary.title
  }

  func isBoundaryItem(_ index: Int) -> Bool {
    let kind = elements[index].kind
    return [
      BoundaryItem.header, BoundaryItem.footer, BoundaryItem.boundary, BoundaryItem.headerOfList,
      BoundaryItem.footerOfList,
    ].contains { $0.title == kind.title }
  }

  func isDecoration(_ index: Int) -> Bool {
    let title = elements[index].kind.title
    return title == Decoration.background.title || title == Decoration.decoration.title
  }
}
