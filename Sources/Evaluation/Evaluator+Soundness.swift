internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
package import LayoutText

extension Evaluator {
  /// Reports the values that a preview gives to parameters and that do not fit them.
  ///
  /// - Returns: The values that fit.
  func checkSettings(
    _ property: CheckedProperty, _ values: [LabelledValue]
  ) -> [LabelledValue] {
    zip(property.values, values).compactMap { written, given in
      let binding = given.label.flatMap { program.names.parameters[$0]?.only }.map { program[$0] }
      guard let binding, let parameter = binding.parameter, !binding.type.type.isFault else {
        return given
      }
      let range = program.range(of: written.expression)
      if !given.value.type.fits(binding.type.type) {
        let takes = binding.type.type
        report(.wrongType(binding.name, takes: takes, found: given.value.type, at: range))
      } else if !allows(parameter, given.value) {
        let fault = Diagnostic.settingOutOfRange(binding.name, given.value.spelling, at: range)
        report(fault.pointing(at: binding.nameRange, "its range is here"))
      } else {
        return given
      }
      return nil
    }
  }

  /// Reports `order` values that no child of a group can have.
  ///
  /// - Source: `language.md` 4, `order`.
  func checkTurns(in layout: Layout) {
    guard program.features.setsOrder else { return }
    for section in layout.sections {
      for group in section.groups { checkTurns(in: group) }
    }
  }

  private func checkTurns(in child: GroupChild) {
    guard case .group(let group) = child else { return }
    var taken: [Int: TextRange] = [:]
    for child in group.children {
      checkTurns(in: child)
      guard let order = child.order else { continue }
      let range = turnRange(of: child)
      if group.arrangement != .cycle {
        report(.turnInEqualParts(order, at: range))
      } else if order >= group.children.count {
        report(.turnWithoutPlace(order, of: group.children.count, at: range))
      } else if let first = taken[order] {
        report(.turnTaken(order, at: range, first: first))
      } else {
        taken[order] = range
      }
    }
  }

  /// The range of a child's `order`.
  private func turnRange(of child: GroupChild) -> TextRange {
    range(of: GroupChild.turn, in: child.id.index)
  }

  /// Reports sections that have several groups because of conditions.
  ///
  /// - Source: `language.md` 4: a section has one group.
  func checkRivalGroups(in layout: Layout) {
    for section in layout.sections where section.groups.count > 1 { reportSecondGroup(of: section) }
  }

  /// Reports a second group, unless the checker has reported something in the section.
  private func reportSecondGroup(of section: Section) {
    let owner = program.elements[section.id.index]
    let isKnown = program.errors.begins(in: owner.extent)
    let children = section.groups.compactMap(writtenElement)
    guard !isKnown, children.count > 1 else { return }
    let kinds = owner.kind.slots.filter { $0.count == .exactlyOne }.map(\.kind.name)
    let kind = kinds.count == 1 ? kinds[0] : "group"
    report(
      .rivals(kind, in: owner.description, at: children[1].wordRange)
        .pointing(at: children[0].wordRange, "first here"))
  }

  /// The element that `child` was made from; of the group of a list's row the row.
  private func writtenElement(_ child: GroupChild) -> CheckedElement? {
    if program.elements.indices.contains(child.id.index) { return program.elements[child.id.index] }
    guard case .group(let group) = child else { return nil }
    return group.children.first.flatMap(writtenElement)
  }

  /// Reports the header or footer that a list's mode requires and that is missing.
  ///
  /// - Source: `uikit.md` 18.
  func checkModes(of list: List, _ index: Int) {
    for (isLacking, kind, mode) in [
      (list.lacksHeader, BoundaryItem.headerOfList, List.headerModeName),
      (list.lacksFooter, BoundaryItem.footerOfList, List.footerModeName),
    ] where isLacking {
      let owner = program.elements[index].description
      report(.listWithoutView(kind.name, mode, of: owner, at: range(of: mode, in: index)))
    }
  }

  /// The range of the property `name` of the element at `index`, or else of the element's name.
  func range(of name: String, in index: Int) -> TextRange {
    let element = program.elements[index]
    return element.body.lastRange(of: name) ?? element.nameRange
  }
}

extension [CheckedStatement] {
  /// The last range of the property `name`, in any branch of conditions.
  package func lastRange(of name: String) -> TextRange? {
    properties.last { $0.name == name }?.range
  }
}
