internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// Looks up the names that previews take from the rest of the file.
  mutating func checkPreviews() {
    let previews = checked.topElements(of: ElementKind(Preview.vocabulary))
    let layouts = checked.topElements(of: ElementKind(Layout.vocabulary))
    let views = checked.topElements(of: ElementKind(View.vocabulary))
    var named: [String: Int] = [:]
    for index in previews {
      let preview = checked.elements[index]
      if let name = preview.name {
        if let first = named[name] {
          report(
            .duplicateElement(
              name, isKind: false, at: preview.nameRange, first: checked.elements[first].nameRange))
        }
        named[name] = index
      }
      if !hasSize(preview), !doubtful.contains(index) {
        once(in: preview.range) { $0.report(.previewWithoutSize(preview)) }
      }
      let layout = self.layout(of: preview, among: (layouts, views))
      checkLabels(of: preview.body, layout: layout)
      checkIdleProperties(of: preview, preview.body)
    }
  }

  /// Whether it is told how large a preview is, whatever its conditions come to.
  private func hasSize(_ preview: CheckedElement) -> Bool {
    if preview.size != nil || preview.name.flatMap(Device.named) != nil { return true }
    return preview.body.setsDevice(of: preview.kind)
  }

  /// The layout that a preview shows; `nil` where it shows a view, and where that cannot be told
  /// and has been reported.
  private mutating func layout(
    of preview: CheckedElement, among shown: (layouts: [Int], views: [Int])
  ) -> Int? {
    let layouts = shown.layouts
    if let property = preview.body.certainProperties.last(where: { $0.namesLayout(preview.kind) }) {
      guard let value = property.values.first, let name = constantValue(value.expression)?.word
      else { return nil }
      if let layout = layouts.first(where: { checked.elements[$0].name == name }) { return layout }
      if shown.views.contains(where: { checked.elements[$0].name == name }) { return nil }
      let names = (layouts + shown.views).compactMap { checked.elements[$0].name }
      report(
        .unknownLayout(name, meant: likelyMeanings(of: name, among: names), names, at: value.range))
      return nil
    }
    if layouts.count == 1 { return layouts[0] }
    if layouts.isEmpty, shown.views.count == 1 { return nil }
    guard !tree.diagnostics.hasErrors else { return nil }
    let names = (layouts + shown.views).map {
      checked.elements[$0].name ?? checked.elements[$0].kind.name
    }
    report(.previewWithoutLayout(preview.description, among: names, at: preview.range))
    return nil
  }

  private mutating func checkLabels(of body: [CheckedStatement], layout: Int?) {
    for statement in body {
      switch statement {
      case .property(let property): checkLabels(of: property, layout: layout)
      case .binding: continue
      case .element(_, let index): checkMeasured(checked.elements[index], layout: layout)
      case .condition(let branches):
        for branch in branches { checkLabels(of: branch.body, layout: layout) }
      case .use(let use): checkLabels(of: use.body, layout: layout)
      case .loop(let loop): checkLabels(of: loop.body, layout: layout)
      }
    }
  }

  private mutating func checkLabels(of property: CheckedProperty, layout: Int?) {
    guard let index = property.index else { return }
    let kind = ElementKind(Preview.vocabulary)
    switch kind.properties[index].form.labels {
    case .none, .parts: return
    case .parameters:
      for value in property.values { checkParameter(value) }
    case .sections:
      guard let layout else { return }
      let names = Names(sections(of: layout).compactMap { checked.elements[$0].name })
      for value in property.values {
        checkLabel(value, among: names, what: "section")
        checkLabelsSection(value, kind.properties[index], among: sections(of: layout))
      }
    }
  }

  /// A parameter may be one of another file.
  private mutating func checkParameter(_ value: CheckedValue) {
    switch value.label.flatMap({ checked.parametersByName[$0] }) {
    case .one(let id)?: imported.use(home(of: id))
    case .rivals(let ids)?:
      report(
        ambiguity(
          of: value.label ?? "", ids.map { checked[$0].nameRange },
          at: value.labelRange ?? value.range))
    case nil:
      guard !imported.areIncomplete else { return }
      checkLabel(value, among: Names(checked.parametersByName.keys.sorted()), what: "parameter")
    }
  }

  private mutating func checkLabel(
    _ value: CheckedValue, among names: Names, what: String
  ) {
    guard let label = value.label, let range = value.labelRange, !names.known.contains(label)
    else { return }
    once(in: value.range) {
      $0.report(
        .unknownReference(label, what: what, meant: names.meanings(of: label), at: range))
    }
  }

  /// The sections that a layout may have.
  private func sections(of layout: Int) -> [Int] {
    checked.elements[layout].body.flatMap(\.elements).filter {
      checked.elements[$0].kind.traits.contains(.repeatsWithData)
    }
  }

  private mutating func checkMeasured(_ measured: CheckedElement, layout: Int?) {
    guard let layout else { return }
    var owners = [layout]
    if let name = measured.name {
      owners = sections(of: layout).filter { checked.elements[$0].name == name }
      if owners.isEmpty {
        let names = sections(of: layout).compactMap { checked.elements[$0].name }
        report(
          .unknownReference(
            name, what: "section", meant: (likelyMeanings(of: name, among: names), names),
            at: measured.nameRange))
        return
      }
    }
    let known = Names(
      measured.name == nil ? boundaryNames(of: layout) : owners.flatMap { measuredNames(in: $0) })
    for property in measured.body.certainProperties
    where !known.known.contains(property.name) {
      report(
        .unknownReference(
          property.name, what: "element",
          meant: known.meanings(of: property.name), at: property.range))
    }
  }

  /// The names and kinds of a layout's own headers and footers.
  private func boundaryNames(of layout: Int) -> [String] {
    let children = checked.elements[layout].body.flatMap(\.elements).map { checked.elements[$0] }
    return Set(children.filter { $0.kind.traits.contains(.hasContents) }.map(\.contentName))
      .sorted()
  }

  /// The names and kinds of what has contents in a section, however deep.
  private func measuredNames(in index: Int) -> [String] {
    var names: Set<String> = []
    var waiting = checked.elements[index].body.flatMap(\.elements)
    while let next = waiting.popLast() {
      let element = checked.elements[next]
      if element.kind.traits.contains(.hasContents) { names.insert(element.contentName) }
      waiting += element.body.flatMap(\.elements)
    }
    return names.sorted()
  }
}

extension [CheckedStatement] {
  /// Whether a device is named here in every branch.
  fileprivate func setsDevice(of kind: ElementKind) -> Bool {
    contains { statement in
      switch statement {
      case .property(let property):
        property.index.map { kind.properties[$0].form.namesDevice } ?? false
      case .element, .binding: false
      case .condition(let branches):
        branches.last?.condition == nil && branches.allSatisfy { $0.body.setsDevice(of: kind) }
      case .use(let use): use.body.setsDevice(of: kind)
      case .loop(let loop): loop.body.setsDevice(of: kind)
      }
    }
  }
}

extension CheckedProperty {
  /// Whether it names one of the file's layouts.
  fileprivate func namesLayout(_ kind: ElementKind) -> Bool {
    index.map { kind.properties[$0].form.namesLayout } ?? false
  }
}

extension Value {
  /// The word or string it is.
  var word: String? {
    switch self {
    case .word(let word), .text(let word): word
    case .number, .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .list, .size,
      .track,
      .datum, .missing, .fault:
      nil
    }
  }
}

/// The names that may stand at a place.
private struct Names {
  let all: [String]
  let known: Set<String>

  init(_ all: [String]) { (self.all, known) = (all, Set(all)) }

  func meanings(of name: String) -> Meanings { (likelyMeanings(of: name, among: all), all) }
}

extension CheckedElement {
  /// What `measured` calls it.
  fileprivate var contentName: String { name ?? kind.name }
}
