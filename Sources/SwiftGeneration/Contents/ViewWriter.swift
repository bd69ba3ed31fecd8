internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// Writes SwiftUI's views for the contents of a file.
struct ViewWriter {
  private var facts: ProgramFacts
  private var names: Names
  private var shared: [String: [(name: String, view: WrittenView)]] = [:]
  private(set) var text: [String] = []
  private(set) var uses: Set<Symbol> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ facts: ProgramFacts, avoiding taken: Set<String>) {
    self.facts = facts
    names = Names(Self.ofSwiftUI.union(taken))
  }

  /// Views of SwiftUI that a view of ours would hide.
  private static let ofSwiftUI: Set<String> = [
    "ScrollView", "AnyView", "EmptyView", "TupleView", "TimelineView", "ProgressView",
    "ControlGroupView",
  ]

  private var program: CheckedProgram { facts.program }

  /// Where an element with contents stands.
  private struct Place {
    let layout: String
    let section: String?
  }

  /// Adds the views for what stands in the elements of a layout.
  mutating func addLayout(_ index: Int, called name: String) {
    let layout = program.elements[index]
    for member in program.members(of: layout.body).elements {
      let element = program.elements[member]
      let isSection = program.isSection(member)
      add(
        member,
        Place(layout: name, section: isSection ? element.name ?? element.kind.name : nil))
    }
  }

  private mutating func add(_ index: Int, _ place: Place) {
    let element = program.elements[index]
    if element.kind.traits.contains(.isContent) { return }
    if element.holdsContents { addContents(of: index, place) }
    for inner in program.members(of: element.body).elements { add(inner, place) }
  }

  /// A view for an element, unless one of its name shows the same.
  private mutating func addContents(of index: Int, _ place: Place) {
    let element = program.elements[index]
    let view = written(index)
    let around = place.section ?? place.layout
    let own = element.name?.identifier(or: element.kind.name).uppercasedFirst
    let section = around.identifier(or: "section").uppercasedFirst
    let plain = own ?? section + element.kind.name.uppercasedFirst
    if let known = shared[plain], known.contains(where: { $0.view == view }) { return }
    let isFirst = shared[plain] == nil
    let name = names.take((isFirst || own == nil ? plain : section + plain) + "View")
    shared[plain, default: []].append((name, view))
    let subject =
      element.name.map { "`\($0.printable)`" }
      ?? "\(element.kind.name == Item.vocabulary.name ? "an" : "a") \(element.kind.name) of `\(around.printable)`"
    let margins = host(of: element) == .hosting ? "" : ".margins(.all, 0)"
    let comment =
      "/// The contents of \(subject): `UIHostingConfiguration { "
      + "\(name)(\(view.call)) }\(margins)`.\n"
    add(view, called: name, comment)
  }

  /// Adds a `view` of the file.
  mutating func addView(_ index: Int, in fileName: String) {
    let element = program.elements[index]
    let word = element.name ?? fileName.withoutSuffix
    let name = names.take(word.identifier(or: "view").uppercasedFirst + "View")
    add(written(index), called: name, program.documentation(before: element.wordRange))
  }

  private mutating func add(_ view: WrittenView, called name: String, _ comment: String) {
    let access = facts.options.access.prefix
    let data = String(name.dropLast(4)) + "Data"
    var parts = [comment + view.declaration(name, data, access)]
    if let shape = view.shape {
      parts.append("/// The data of `\(name)`.\n" + shape.declaration(data, access))
    }
    text.append(parts.joined(separator: "\n"))
    uses.formUnion(view.uses)
    diagnostics += view.diagnostics
  }

  /// What is around the contents of an element.
  private func host(of element: CheckedElement) -> Host {
    let written = program.members(of: element.body).assignments.effective(PropertyName.host)
    let word = written.last.flatMap { program.word(of: $0.property) }
    if let word { return Host(rawValue: word) ?? .none }
    return element.kind.title == Item.inList.title ? .hosting : .none
  }

  /// The view for an element: written once to learn the types of its data, then with them.
  private func written(_ index: Int) -> WrittenView {
    let first = written(index, DataScope())
    return first.shape == nil ? first : written(index, DataScope(shape: first.shape))
  }

  private func written(_ index: Int, _ data: DataScope) -> WrittenView {
    let element = program.elements[index]
    var expressions = ExpressionWriter(facts: facts)
    (expressions.place, expressions.data) = (.view, data)
    expressions.hidesFunctions = facts.hiddenFunctions
    var names = Names(["self", "body", "data", "containerSize", "sectionIndex", "itemCount"])
    names.reserve(ViewProperty.traits)
    names.reserve(program.names.declarations.map { facts.names[$0] ?? program[$0].name })
    names.reserve(Helper.allCases.map(\.name))
    var writer = FunctionWriter(expressions: expressions, names: names, needed: nil, kinds: [:])
    let members = program.members(of: element.body)
    let statements = writer.bindings(of: members) + writer.contents(members)
    var outside: Set<Symbol> = []
    let kept = statements.withoutUnused(&outside)
    var view = WrittenView(
      body: kept.cut(&writer.names).text(indented: 2), uses: outside, shape: DataShape(outside),
      states: writer.states, diagnostics: writer.diagnostics)
    view.parameters = program.names.declarations.filter { outside.contains(.parameter($0)) }.map {
      id in
      let kind = facts.kind(of: id)
      if kind == .inline || kind == .dimension {
        view.diagnostics.append(
          .contentsNotSupported("a `param` that is no number", at: element.range))
      }
      let standard = facts.standard(of: id, expressions.value(of: program[id].value, as: kind))
      return StoredArgument(
        name: facts.names[id] ?? program[id].name, type: kind.swiftName,
        standard: standard.text, isPrivate: standard.isPrivate)
    }
    view.diagnostics += missing(outside, element)
    return view
  }

  /// Reports what a view cannot ask of its environment.
  private func missing(_ uses: Set<Symbol>, _ element: CheckedElement) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if uses.contains(.view(.trait("idiom"))) {
      let range = program.expressions.nodes.indices.first { index in
        guard case .input(let input) = program.expressions.nodes[index] else { return false }
        return Input.all[input].name == "traits.idiom"
      }.map { program.range(of: ExpressionID($0)) }
      found.append(.contentsNotSupported("`traits.idiom`", at: range ?? element.range))
    }
    let deepPlaces = uses.compactMap { use in
      if case .data(let use) = use, use.path.count > DataShape.mostLevels { use.place } else { nil }
    }
    if let place = deepPlaces.min() {
      let what = "data of more than \(DataShape.mostLevels) levels"
      found.append(.contentsNotSupported(what, at: place..<place))
    }
    for case .turn(let id) in uses {
      let what = "`\(program[id].name)` of a loop around the contents"
      found.append(.contentsNotSupported(what, at: element.range))
    }
    if uses.contains(.environment) {
      found.append(.contentsNotSupported("`columnWidth` in contents", at: element.range))
    }
    return found
  }
}
