internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension PreviewPass {
  /// Warns of a device that a preview names beside a size, which decides alone.
  ///
  /// Which way a device is held is no such thing: a device may be given from outside.
  mutating func checkUnusedDevices(of preview: CheckedElement, _ body: [CheckedStatement]) {
    guard let size = preview.size else { return }
    let sides = program.range(of: size.width).lowerBound..<program.range(of: size.height).upperBound
    for property in body.properties {
      let isOfDevice =
        property.index.map { preview.kind.properties[$0].reference == .device } ?? false
      if isOfDevice { pass.report(.idleBesideSize(property.name, at: property.range, size: sides)) }
    }
  }

  /// Reports a property that speaks of what the preview's `subject` does not have.
  mutating func reportWithoutEffect(_ property: CheckedProperty, in subject: ShownSubject) {
    guard subject == .view else {
      return pass.report(.idleInLayout(property.name, at: property.range))
    }
    // There is no such section, as in a layout that has none of the name.
    let labelled = property.values.first { $0.label != nil }
    if let labelled, let label = labelled.label, let range = labelled.labelRange {
      pass.report(.noSectionInView(label, at: range))
    } else {
      pass.report(.idleInView(property.name, at: property.range))
    }
  }

  /// Reports sizes of contents where a view is shown.
  mutating func reportWithoutEffect(_ measured: CheckedElement) {
    pass.report(
      measured.name.map { .noSectionInView($0, at: measured.nameRange) }
        ?? .idleInView(measured.kind.name, at: measured.wordRange))
  }

  /// Reports a label that its section cannot have, or that has no meaning for it.
  mutating func checkLabelsSection(
    _ value: CheckedValue, _ property: PropertyDescription, among sections: ElementNames
  ) {
    guard let label = value.label, let range = value.labelRange,
      let index = sections.indices[label]?.first
    else { return }
    let section = program.elements[index]
    if let fault = pass.firstRefusal(in: range), fault.helps.allSatisfy({ $0.fix == nil }) {
      pass.replace(with: .nameIsNoLabel(label, at: section.nameRange, use: range), in: range)
    }
    guard property.reference == .scrollOffset, !section.isIncomplete, !mayScroll(section)
    else {
      return
    }
    pass.report(
      .idleOffset(label, Section.scrollName, at: value.range, section: section.nameRange))
  }

  /// Whether a section scrolls across the layout's direction in any branch.
  private func mayScroll(_ section: CheckedElement) -> Bool {
    section.body.contains { $0.propertyNames.contains(Section.scrollName) }
  }
}

extension Diagnostic {
  /// A section of a view, which has none.
  fileprivate static func noSectionInView(_ name: String, at range: TextRange) -> Diagnostic {
    unknownReference(name, what: "section", meant: ([], []), at: range)
      .noting("the preview shows a view, which has no sections").helping("remove it")
  }

  fileprivate static func idleInView(_ property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .noEffect, "`\(property)` has no effect in a preview of a view", at: range,
      label: "no effect"
    ).helping("remove it")
  }

  fileprivate static func idleInLayout(_ property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .noEffect, "`\(property)` has no effect in a preview of a layout", at: range,
      label: "no effect"
    ).noting("a layout has the size written after the preview's name")
      .helping("remove it")
  }
}
