import LayoutGeometry
package import LayoutLanguage
import LayoutSteps

/// An element of the model with those that it stands in.
package struct DerivedPath {
  /// What it is.
  package enum Kind: Hashable {
    case section, group
    /// What frames are made from, as `SolvedElement.source` counts.
    case element(source: Int)
  }

  /// From the section on, itself included.
  package let ids: [ElementID]
  package let kind: Kind

  /// What its frames are made from; `nil` for a section and a group.
  package var source: Int? { if case .element(let source) = kind { source } else { nil } }
}

extension LayoutDeriver {
  /// What a section is described by: sections with the same number have the same paths.
  package func prototypeIndex(ofSection section: Int) -> Int {
    Int(stack.places[section].prototype)
  }

  /// All that may have a frame in a section, in the order of dumps; for `nil` what the layout has
  /// itself.
  package func paths(ofSection index: Int?) -> [DerivedPath] {
    guard let index else {
      return stack.boundary.items.map { path([], Int($0.source)) }
    }
    let prototype = prototype(index)
    let root = [prototype.section.id]
    var paths = [DerivedPath(ids: root, kind: .section)]
    if let plan = prototype.templates?.plan {
      for (place, node) in plan.nodes.enumerated() {
        let ids = root + plan.path(to: place)
        paths.append(
          DerivedPath(
            ids: ids, kind: node.isItem ? .element(source: node.item.source) : .group))
        paths += node.badges.map { path(ids, plan.badges[$0].source) }
      }
    }
    paths += prototype.boundary.items.map { path(root, Int($0.source)) }
    for decoration in prototype.section.decorations.indices {
      paths.append(path(root, prototype.decorationSource + decoration))
    }
    return paths
  }

  private func path(_ owners: [ElementID], _ source: Int) -> DerivedPath {
    DerivedPath(ids: owners + [stack.sources[source].id], kind: .element(source: source))
  }

  /// How many instances of a group a section has.
  package mutating func count(ofGroup id: ElementID, in section: Int) -> Int {
    if prototype(section).templates?.waterfall != nil { return 1 }
    return counter(ofGroup: id, in: section)?.total ?? 0
  }

  /// The cells from the start of an instance of a group to that of the next.
  package mutating func cells(ofGroup id: ElementID, _ number: Int, in section: Int) -> Range<Int>?
  {
    guard let counter = counter(ofGroup: id, in: section) else { return nil }
    func start(_ number: Int) -> Int? {
      guard let instance = counter.instance(of: number) else { return nil }
      let found = starts(
        ofGroup: id, in: section, among: cells(of: instance, counter.instances), most: .max)
      let index = number - counter.before(instance)
      return found.indices.contains(index) ? found[index] : nil
    }
    return start(number).map { $0..<(start(number + 1) ?? Int.max) }
  }

  /// - Complexity: O(*n*) in the different instances of the section's group.
  private mutating func counter(ofGroup id: ElementID, in section: Int) -> InstanceCount? {
    guard let instances = prototype(section).instances(stack.places[section].content, at: .zero),
      let templates = prototype(section).templates
    else { return nil }
    var numbers: [Int: Int] = [:]
    for number in instances.differentInstances {
      let range = cells(of: number, instances)
      numbers[instances.template(of: number)] =
        starts(ofGroup: id, in: section, among: range, most: .max).count
    }
    return InstanceCount(instances, of: templates.all) { numbers[$0] ?? 0 }
  }

  private func cells(of number: Int, _ instances: Instances) -> Range<Int> {
    let first = instances.series.firstCell(of: number)
    let isLast = number == instances.count - 1
    return first..<(isLast ? Int.max : instances.series.firstCell(of: number + 1))
  }

  /// The cells among `range` with which the instances of a group begin, in order, `most` of them.
  ///
  /// - Complexity: O(*n*) in the instances of the section's group that are looked at.
  package mutating func starts(
    ofGroup id: ElementID, in section: Int, among range: Range<Int>, most: Int
  ) -> [Int] {
    guard let instances = prototype(section).instances(stack.places[section].content, at: .zero),
      let plan = prototype(section).templates?.plan
    else { return [] }
    let nodes = plan.nodes.indices.filter { plan.nodes[$0].id == id }
    if prototype(section).templates?.waterfall != nil {
      return nodes == [0] && range.contains(0) ? [0] : []
    }
    var known: [Int: [Int]] = [:]
    var starts: [Int] = []
    let from = instance(of: range.lowerBound, in: section)?.number ?? 0
    for number in from..<instances.count {
      let first = instances.series.firstCell(of: number)
      if first >= range.upperBound || starts.count >= most { break }
      let template = instances.template(of: number)
      if known[template] == nil, let place = place(number, of: instances, section) {
        known[template] = try? derive(section) { deriver throws(LayoutFault) in
          var found: [Int] = []
          for node in nodes { found += try deriver.starts(of: node, in: place, from: 0) }
          return found.sorted()
        }
      }
      starts += (known[template] ?? []).map { first + $0 }.filter(range.contains)
    }
    return starts
  }
}

extension GroupDeriver {
  /// The cells with which the instances of `target` begin in the node at `place`, whose first cell
  /// is `first`.
  fileprivate mutating func starts(of target: Int, in place: Place, from first: Int)
    throws(LayoutFault) -> [Int]
  {
    if place.node == target { return [first] }
    guard case .line(let axis, let arrangement) = solver.plan.nodes[place.node].content else {
      return []
    }
    let line = try solver.line(place.node, axis, in: place.space)
    let placed = try children(of: line, arrangement, place.cursor)
    let filled = try fill(line, arrangement, with: placed, at: place)
    var (starts, next) = ([Int](), first)
    for index in placed.indices.sorted(by: { placed[$0].turn < placed[$1].turn }) {
      let count = placed[index].fragment.cells.count
      if count > 0 {
        starts += try self.starts(of: target, in: filled.places[index], from: next)
      }
      next += count
    }
    return starts
  }
}
