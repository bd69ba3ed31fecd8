internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Inspection {
  /// An edit that turns the insets of `item` on `axes` into edge spacing; `nil` where the insets are
  /// not a single property, and where the item has edge spacing already.
  func edgeSpacing(replacingInsetsOf item: Item, on axes: [Axis]) -> Edit? {
    guard let element = subject[item.id], item.edgeSpacing == EdgeSpacing(),
      let property = subject.ownProperty(\Item.insets, of: element), !property.isPart,
      element.body.properties.filter({ $0.index == property.index }).count == 1
    else { return nil }
    let name = subject.name(of: \Item.edgeSpacing, in: item.id)
    let rest = item.insets.reset(on: axes)
    if rest == .zero { return Edit(replace: property.range, with: name) }
    guard property.values.allSatisfy({ constant($0.expression) != nil }) else { return nil }
    let moved =
      "\(name): \(item.insets.reset(on: Axis.allCases.filter { !axes.contains($0) }).spelling)"
    return Edit(
      replace: property.extent,
      with: "\(property.name): \(rest.spelling)"
        + subject.inserting(moved, behindPropertyAt: property.range).replacement)
  }
}

extension EdgeInsets {
  /// Whether it has insets on `axis`.
  func isSet(on axis: Axis) -> Bool { start(on: axis) != 0 || end(on: axis) != 0 }

  /// The same without those on `axes`.
  fileprivate func reset(on axes: [Axis]) -> EdgeInsets {
    let kept = Axis.allCases.filter { !axes.contains($0) }
    return kept.count == 1 ? only(on: kept[0]) : kept.isEmpty ? .zero : self
  }
}
