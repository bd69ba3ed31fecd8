internal import LayoutChecking
internal import LayoutModel
internal import LayoutText

extension Evaluator {
  /// Reports values of parameters that their ranges do not allow.
  func checkSettings() {
    for id in program.parameters {
      let binding = program[id]
      guard let value = settings[binding.name], let parameter = binding.parameter else { continue }
      if !allows(parameter, value) {
        report(.settingOutOfRange(binding.name, value.spelling, at: binding.nameRange))
      }
    }
  }

  /// Reports turns that no child of a group can have.
  ///
  /// - Source: `language.md` 4, `order`.
  func checkTurns(in layout: Layout) {
    for section in layout.sections {
      for group in section.groups { checkTurns(in: group) }
    }
  }

  private func checkTurns(in child: GroupChild) {
    guard case .group(let group) = child else { return }
    var taken: [Int: ElementID] = [:]
    for child in group.children {
      checkTurns(in: child)
      guard let order = child.order else { continue }
      let range = program.elements[child.id.index].nameRange
      if group.arrangement != .cycle {
        report(.turnInEqualParts(order, at: range))
      } else if order >= group.children.count {
        report(.turnWithoutPlace(order, of: group.children.count, at: range))
      } else if let first = taken[order] {
        report(
          .turnTaken(order, at: range, first: program.elements[first.index].nameRange))
      } else {
        taken[order] = child.id
      }
    }
  }
}
