import LayoutGeometry
import LayoutText

/// The elements of some sources among the instances of a section's group, counted by what repeats.
struct InstanceCount {
  let instances: Instances
  /// Of each template how many there are in it.
  private let counts: [Int]

  /// - Parameter count: how many there are in the template at an index.
  init(_ instances: Instances, of templates: TemplateList, _ count: (Int) -> Int) {
    self.instances = instances
    counts = templates.indices.map(count)
  }

  private func count(ofEntry entry: Int) -> Int {
    counts[Int(instances.series.entries[entry].template)]
  }

  /// How many there are in all instances.
  var total: Int { before(instances.count - 1) + counts[Int(instances.run.lastTemplate)] }

  /// How many there are before an instance.
  ///
  /// - Complexity: O(*n*) in the entries of the series.
  func before(_ number: Int) -> Int {
    let entries = instances.series.entries
    let (entry, laps) = instances.series.entry(of: number)
    var count = (0..<Swift.min(entry, entries.count)).reduce(0) { $0 + self.count(ofEntry: $1) }
    if laps > 0, let round = instances.series.round {
      let all = (round.first..<round.first + round.count).reduce(0) {
        $0 + self.count(ofEntry: $1)
      }
      count += laps * all
    }
    return count
  }

  /// The instance that holds the one with this number; `nil` where there are fewer.
  ///
  /// - Complexity: O(*n* log *m*) in the entries and the instances.
  func instance(of number: Int) -> Int? {
    guard number < total else { return nil }
    return max(0, (0..<instances.count).partitioningIndex { before($0) > number } - 1)
  }
}

extension LayoutDeriver {
  private func counter(of sources: Set<Int>, in section: Int) -> InstanceCount? {
    guard let instances = prototype(section).instances(stack.places[section].content, at: .zero),
      let templates = prototype(section).templates?.all
    else { return nil }
    return InstanceCount(instances, of: templates) { template in
      templates.cells(of: template).count { sources.contains(Int($0.source)) }
        + templates.attachments(of: template).count { sources.contains(Int($0.source)) }
    }
  }

  /// How many cells and attached views of `sources` a section has.
  package func count(of sources: Set<Int>, in section: Int) -> Int {
    counter(of: sources, in: section)?.total ?? 0
  }

  /// The cell or attached view of `sources` with this number in a section.
  package func element(_ number: Int, of sources: Set<Int>, in section: Int) -> SolvedElement? {
    guard let counter = counter(of: sources, in: section),
      let instance = counter.instance(of: number)
    else { return nil }
    var (left, found) = (number - counter.before(instance), SolvedElement?.none)
    for element in solved.elements(ofInstance: instance, inSection: section)
    where sources.contains(element.source) {
      if left == 0 { found = element }
      left -= 1
    }
    return found
  }

  /// The number of an element among those of `sources` in a section.
  package func number(of element: SolvedElement, among sources: Set<Int>, in section: Int) -> Int {
    guard let counter = counter(of: sources, in: section),
      let instance = instance(of: element.cell ?? element.item, in: section)?.number
    else { return 0 }
    var (number, isBehind) = (counter.before(instance), false)
    for other in solved.elements(ofInstance: instance, inSection: section) {
      isBehind = isBehind || other == element
      if !isBehind, sources.contains(other.source) { number += 1 }
    }
    return number
  }
}
