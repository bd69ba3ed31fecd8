internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Looks up the names that previews take from the rest of the file.
  mutating func checkPreviews() {
    var previews = PreviewPass(&self)
    previews.run()
    log = previews.pass.log
    file.imported = previews.imported
  }
}

/// A look at the previews of a program, whose names are those of the whole file.
struct PreviewPass {
  var pass: ProgramPass
  fileprivate(set) var imported: ImportedNames
  private var suggestions: Suggestions
  /// Whether there may be layouts that could not be read.
  private let hasErrors: Bool
  /// By layout, the names of its sections.
  private var sectionNames: [Int: ElementNames] = [:]
  /// By layout or sections, the names of what may be measured there.
  private var measuredNames: [[Int]: ElementNames] = [:]

  init(_ checker: inout Checker) {
    imported = checker.file.imported
    suggestions = checker.guesses.suggestions
    hasErrors = checker.tree.diagnostics.hasErrors
    pass = ProgramPass(&checker)
  }

  var program: CheckedProgram { pass.program }

  /// The layout or the view that the current preview shows, if that is known.
  private var root: Int?

  /// What `word` may have been meant for among `names`.
  mutating func likely(_ word: String, among names: [String]) -> Meanings {
    meanings(of: word, among: names)
  }

  private mutating func meanings(
    of word: String, among candidates: @autoclosure () -> [String]
  ) -> Meanings {
    guard suggestions.areAffordable else { return ([], []) }
    let names = candidates()
    return (suggestions.likelyMeanings(of: word, among: names), names)
  }

  mutating func run() {
    let previews = program.topElements(of: .preview)
    let shown = ShownElements(in: program)
    var named: [String: Int] = [:]
    for index in previews {
      let preview = program.elements[index]
      if let name = preview.name {
        if let first = named[name] {
          pass.report(
            .duplicateElement(
              name, isKind: false, at: preview.nameRange, first: program.elements[first].nameRange))
        }
        named[name] = index
      }
      if !hasSize(preview), !preview.isIncomplete, !pass.isRefused(preview.range) {
        let meant = deviceNames(like: preview.name ?? "")
        pass.report(.previewWithoutSize(preview, meant: meant))
      }
      let subject = self.subject(of: preview, among: shown)
      root = self.root(of: preview, subject)
      checkLabels(of: preview.body, subject: subject)
      checkUnusedDevices(of: preview, preview.body)
    }
  }

  /// Whether the size of a preview is known under all conditions.
  private func hasSize(_ preview: CheckedElement) -> Bool {
    if preview.size != nil || preview.body.setsDevice(of: preview.kind) { return true }
    return preview.name.map(Device.isKnown) ?? false
  }

  /// The element that `preview` shows, whose `subject` is known.
  private func root(of preview: CheckedElement, _ subject: ShownSubject) -> Int? {
    switch subject {
    case .layout(let index): return index
    case .unknown: return nil
    case .view:
      let views = program.topElements(of: ElementKind(View.vocabulary))
      let property = preview.body.certainProperties.last { $0.namesLayout(preview.kind) }
      let name = property?.values.first.flatMap {
        program.expressions.constants[$0.expression.index]?.word
      }
      return name == nil
        ? views.first : views.first { program.elements[$0].name == name }
    }
  }

  /// The devices that may have been meant by `name`.
  private mutating func deviceNames(like name: String) -> [String] {
    let isAffordable =
      !name.isEmpty && !meanings(of: name, among: Device.all.map(\.name)).all.isEmpty
    return isAffordable ? likelyDevices(named: name) : []
  }

  /// What a preview shows.
  private mutating func subject(of preview: CheckedElement, among shown: ShownElements)
    -> ShownSubject
  {
    if let property = preview.body.certainProperties.last(where: { $0.namesLayout(preview.kind) }) {
      guard let value = property.values.first,
        let name = program.expressions.constants[value.expression.index]?.word
      else { return .unknown }
      if let layout = shown.layoutsByName[name] { return .layout(layout) }
      if shown.viewNames.contains(name) { return .view }
      pass.report(
        .unknownLayout(name, meant: meanings(of: name, among: shown.names), at: value.range))
      return .unknown
    }
    if shown.layouts.count == 1 || Set(shown.titles).count == 1, !shown.layouts.isEmpty {
      return .layout(shown.layouts[0])
    }
    if shown.layouts.isEmpty, shown.views.count == 1 { return .view }
    guard !hasErrors else { return .unknown }
    pass.report(.previewWithoutLayout(preview.description, among: shown.titles, at: preview.range))
    return .unknown
  }

  private mutating func checkLabels(of body: [CheckedStatement], subject: ShownSubject) {
    for statement in body {
      switch statement {
      case .property(let property): checkLabels(of: property, subject: subject)
      case .element(_, let index):
        let element = program.elements[index]
        if element.kind.traits.contains(.isExpectation) {
          checkExpectation(element, of: root)
        } else {
          checkMeasured(element, subject: subject)
        }
      case .binding, .condition, .use, .loop:
        for body in statement.bodies { checkLabels(of: body, subject: subject) }
      }
    }
  }

  private mutating func checkLabels(of property: CheckedProperty, subject: ShownSubject) {
    guard let index = property.index else { return }
    let kind = ElementKind.preview
    if subject.isWithout(kind.properties[index].concern) {
      return reportWithoutEffect(property, in: subject)
    }
    switch kind.properties[index].labels {
    case .none, .parts: return
    case .parameters:
      for value in property.values { checkParameter(value) }
    case .sections:
      guard case .layout(let layout) = subject else { return }
      let names = sectionNames(of: layout)
      for value in property.values {
        checkLabel(value, among: names, what: "section")
        checkLabelsSection(value, kind.properties[index], among: names)
      }
    }
  }

  /// A parameter may be declared in another file.
  private mutating func checkParameter(_ value: CheckedValue) {
    switch value.label.flatMap({ program.names.parameters[$0] }) {
    case .one(let id)?: imported.use(program.file(of: id))
    case .rivals(let ids)?:
      pass.report(
        program.ambiguity(
          of: value.label ?? "", ids.map { program[$0].nameRange },
          at: value.labelRange ?? value.range))
    case nil:
      guard !imported.areIncomplete else { return }
      let parameters = program.names.parameters
      reportUnknown(value, what: "parameter", among: parameters.keys.sorted())
    }
  }

  private mutating func checkLabel(
    _ value: CheckedValue, among names: ElementNames, what: String
  ) {
    if let label = value.label, names.indices[label] == nil {
      reportUnknown(value, what: what, among: names.all)
    }
  }

  private mutating func reportUnknown(
    _ value: CheckedValue, what: String, among names: @autoclosure () -> [String]
  ) {
    guard let label = value.label, let range = value.labelRange, !pass.isRefused(value.range)
    else { return }
    let meant = meanings(of: label, among: names())
    pass.report(.unknownReference(label, what: what, meant: meant, at: range))
  }

  /// The sections that a layout may have, by their names.
  private mutating func sectionNames(of layout: Int) -> ElementNames {
    if let known = sectionNames[layout] { return known }
    let sections = program.elements[layout].body.flatMap(\.elements).filter {
      program.elements[$0].kind.traits.contains(.repeatsWithData)
    }
    let names = ElementNames(
      sections.compactMap { index in program.elements[index].name.map { ($0, index) } })
    sectionNames[layout] = names
    return names
  }

  /// What may be measured in a layout itself, or else in some of its sections.
  private mutating func measuredNames(of owners: [Int], in layout: Int) -> ElementNames {
    if let known = measuredNames[owners] { return known }
    let names = ElementNames(
      owners == [layout] ? boundaryNames(of: layout) : owners.flatMap(contentNames))
    measuredNames[owners] = names
    return names
  }

  private mutating func checkMeasured(_ measured: CheckedElement, subject: ShownSubject) {
    if subject == .view { return reportWithoutEffect(measured) }
    guard case .layout(let layout) = subject else { return }
    var owners = [layout]
    if let name = measured.name {
      let sections = sectionNames(of: layout)
      guard let found = sections.indices[name] else {
        pass.report(
          .unknownReference(
            name, what: "section", meant: meanings(of: name, among: sections.all),
            at: measured.nameRange))
        return
      }
      owners = found
    }
    let known = measuredNames(of: owners, in: layout)
    for property in measured.body.certainProperties where known.indices[property.name] == nil {
      pass.report(
        .unknownReference(
          property.name, what: "element",
          meant: meanings(of: property.name, among: known.all), at: property.range))
    }
  }

  /// The names and kinds of a layout's own headers and footers.
  private func boundaryNames(of layout: Int) -> [(String, Int)] {
    program.elements[layout].body.flatMap(\.elements)
      .filter { program.elements[$0].kind.traits.contains(.hasContents) }
      .map { (program.elements[$0].contentName, $0) }
  }

  /// The names and kinds of what has contents in a section, however deep.
  private func contentNames(in index: Int) -> [(String, Int)] {
    var names: [(String, Int)] = []
    var waiting = program.elements[index].body.flatMap(\.elements)
    while let next = waiting.popLast() {
      let element = program.elements[next]
      if element.kind.traits.contains(.hasContents) { names.append((element.contentName, next)) }
      waiting += element.body.flatMap(\.elements)
    }
    return names.sorted { $0.0 < $1.0 }
  }
}

extension [CheckedStatement] {
  /// Whether a device is named here in every branch.
  fileprivate func setsDevice(of kind: ElementKind) -> Bool {
    contains { statement in
      switch statement {
      case .property(let property):
        property.index.map { kind.properties[$0].reference == .device } ?? false
      case .element, .binding: false
      case .condition(let branches):
        branches.last?.condition == nil && branches.allSatisfy { $0.body.setsDevice(of: kind) }
      case .use(let use): use.body.setsDevice(of: kind)
      case .loop(let loop): loop.body.setsDevice(of: kind)
      }
    }
  }
}

extension ElementKind {
  static let preview = ElementKind(Preview.vocabulary)
}

extension CheckedProperty {
  /// Whether it names one of the file's layouts.
  fileprivate func namesLayout(_ kind: ElementKind) -> Bool {
    index.map { kind.properties[$0].reference == .layout } ?? false
  }
}

extension Value {
  /// The word or string it is.
  var word: String? {
    if case .word(let word) = self { return word }
    if case .text(let text) = self { return text }
    return nil
  }
}

/// The names that may stand at a place, and the elements that have them.
struct ElementNames {
  /// Each once, in the order of its first element.
  let all: [String]
  let indices: [String: [Int]]

  init(_ elements: [(name: String, index: Int)]) {
    indices = Dictionary(grouping: elements, by: \.name).mapValues { $0.map(\.index) }
    var seen: Set<String> = []
    all = elements.map(\.name).filter { seen.insert($0).inserted }
  }
}

/// The layouts and views that previews may show.
private struct ShownElements {
  let layouts: [Int]
  let views: [Int]
  /// The layouts by their names; of several with one name the first.
  let layoutsByName: [String: Int]
  let viewNames: Set<String>
  /// All the names there are.
  let names: [String]
  /// Their names, or their kinds, for messages.
  let titles: [String]

  init(in program: CheckedProgram) {
    layouts = program.topElements(of: ElementKind(Layout.vocabulary))
    views = program.topElements(of: ElementKind(View.vocabulary))
    let named = layouts.compactMap { index in program.elements[index].name.map { ($0, index) } }
    layoutsByName = Dictionary(named) { first, _ in first }
    viewNames = Set(views.compactMap { program.elements[$0].name })
    let all = (layouts + views).map { program.elements[$0] }
    names = all.compactMap(\.name)
    titles = all.map { $0.name ?? $0.kind.name }
  }
}

extension CheckedElement {
  /// What `measured` calls it.
  fileprivate var contentName: String { name ?? kind.name }
}
