import LayoutGeometry
import LayoutLanguage
package import LayoutSteps

extension LayoutDeriver {
  /// What is left where a section is refused; `nil` where that is not a matter of length.
  package func shortage(of refusal: Refusal) -> DerivedValue? {
    guard let shortage = refusal.shortage, refusal.path.first != nil else { return nil }
    let axis = shortage.axis
    var available = DerivedValue(
      given: shortage.available, "points", "what there is", .init(refusal.path.last))
    if let length = length(of: refusal, on: axis),
      abs(length.result - shortage.available) < 1e-6
    {
      available = length
    }
    let needed = DerivedValue(
      given: shortage.needed, "group-insets", "what is needed", .init(refusal.path.last))
    return DerivedValue(
      .subtract, [.value(available), .value(needed)],
      .init("group-insets", "left of it: ", .init(refusal.path.last, "insets")))
  }

  /// The length of the group at fault, as far as it does not depend on its children.
  private func length(of refusal: Refusal, on axis: Axis) -> DerivedValue? {
    let section = refusal.section
    guard refusal.path.count > 1 else { return container(section, on: axis).length }
    guard let plan = prototype(section).templates?.plan else { return nil }
    var container = LengthDeriver.Container(
      name: name(ofSection: section), width: space(section, on: .horizontal),
      height: space(section, on: .vertical))
    for (place, id) in refusal.path.dropFirst().enumerated() {
      guard let node = plan.nodes.first(where: { $0.id == id }),
        let width = lengths.length(node.size.width, on: .horizontal, of: id, in: container),
        let height = lengths.length(node.size.height, on: .vertical, of: id, in: container)
      else { return nil }
      let own = (lengths.solved(width), lengths.solved(height))
      if place == refusal.path.count - 2 { return axis == .horizontal ? own.0 : own.1 }
      let insets = LengthDeriver.Insets(insets: node.insets, rule: "group-insets", id: id)
      container = .init(
        name: lengths.name(id), width: lengths.inset(own.0, by: insets, on: .horizontal),
        height: lengths.inset(own.1, by: insets, on: .vertical))
    }
    return nil
  }
}
