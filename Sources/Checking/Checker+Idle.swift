internal import LayoutModel
internal import LayoutText

extension Checker {
  /// Warns of a device that a preview names beside a size, which decides alone.
  ///
  /// Which way a device is held is no such thing: a device may be given from outside.
  mutating func checkIdleProperties(of preview: CheckedElement, _ body: [CheckedStatement]) {
    guard let size = preview.size else { return }
    let sides = checked.range(of: size.width).lowerBound..<checked.range(of: size.height).upperBound
    for statement in body {
      switch statement {
      case .property(let property):
        let isOfDevice =
          property.index.map { preview.kind.properties[$0].form.namesDevice } ?? false
        if isOfDevice { report(.idleBesideSize(property.name, at: property.range, size: sides)) }
      case .element, .binding: continue
      case .condition(let branches):
        for branch in branches { checkIdleProperties(of: preview, branch.body) }
      case .use(let use): checkIdleProperties(of: preview, use.body)
      case .loop(let loop): checkIdleProperties(of: preview, loop.body)
      }
    }
  }

  /// Reports a label that its section cannot have, or that has no meaning for it.
  mutating func checkLabelsSection(
    _ value: CheckedValue, _ property: PropertyDescription, among sections: Names
  ) {
    guard let label = value.label, let range = value.labelRange,
      let index = sections.indices[label]?.first
    else { return }
    let section = checked.elements[index]
    if let fault = tree.diagnostics(in: range).first, fault.helps.allSatisfy({ $0.fix == nil }) {
      replace(with: .nameIsNoLabel(label, at: section.nameRange, use: range), in: range)
    }
    guard property.form.isOfScrolling, !doubtful.contains(index), !mayScroll(section) else {
      return
    }
    report(
      .idleOffset(label, Section.scrollName, at: value.range, section: section.nameRange))
  }

  /// Whether a section scrolls across the layout's direction in any branch.
  private func mayScroll(_ section: CheckedElement) -> Bool {
    section.body.contains { $0.propertyNames.contains(Section.scrollName) }
  }
}
