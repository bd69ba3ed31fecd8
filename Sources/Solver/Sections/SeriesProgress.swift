import LayoutGeometry
import LayoutLanguage

/// The state of a series under construction: what its next instance is made from, and which
/// instances were made from the same.
struct SeriesProgress {
  /// What the instances of a section have in common beside what they are made from.
  struct Common: Equatable {
    /// What the longest group asks of the section's uniform axes.
    var size = Size.zero
    /// What the largest takes across the axis, in points; 0 where that makes no difference.
    var breadth: Points = 0
  }

  let shared: Common
  /// For each list of the plan how many of its contents came so far.
  private(set) var ordinals: [Int]
  /// The same before each entry, one after another.
  private var bases: [Int] = []
  /// The entries by what came next before they did.
  var known: [Int: Int] = [:]
  /// The templates by the sizes that they were made from.
  var templates: [Int: Int] = [:]
  /// The templates of instances that ran out of data.
  var partial: [PartialInstance: Int] = [:]
  /// How many sizes of each list an instance looks at, at most.
  private var sight: [Int]
  /// How many badges of each kind an instance has, at most.
  private var kindSight: [Int]

  /// An instance in which the data run out.
  struct PartialInstance: Hashable {
    let entry: Int
    let cellCount: Int
  }

  init(_ plan: GroupPlan, sharing shared: Common) {
    self.shared = shared
    ordinals = Array(repeating: 0, count: plan.lists.count)
    sight = ordinals
    kindSight = Array(repeating: 0, count: plan.kindCount)
  }

  /// Moves past the data that an instance has taken.
  mutating func advance(by taken: [Int]) {
    bases += ordinals
    for (list, count) in taken.enumerated() { ordinals[list] += count }
  }

  /// What came before an entry, or before the one behind the last.
  func ordinals(of entry: Int) -> [Int] {
    let (start, count) = (entry * ordinals.count, ordinals.count)
    return start < bases.count ? Array(bases[start..<start + count]) : ordinals
  }

  /// Whether no two of a section's instances are made from the same, since data that they show differ
  /// for each of its `count` items.
  func allDiffer(_ count: Int, in plan: GroupPlan) -> Bool {
    guard let list = plan.dataList, sight[list] > 0 else { return false }
    return plan.lists[list].count >= count
      && plan.lists[list].differentCount == plan.lists[list].count
  }

  /// Where in the lists the next instance begins, as one number: what follows depends on nothing
  /// else. `nil` where there are more such numbers than there are integers.
  ///
  /// - Complexity: O(*l*) in the number of lists.
  func phase(in plan: GroupPlan, kinds: [Int]) -> Int? {
    var phase = MixedRadix()
    for (list, ordinal) in ordinals.enumerated() {
      phase.append(ordinal % plan.lists[list].count, of: plan.lists[list].count)
    }
    for badge in plan.listedBadges {
      let count = plan.badgeLists[badge.list].count
      phase.append(kinds[badge.kind] % count, of: count)
    }
    return phase.value
  }

  /// The sizes that the next instance may look at, as one number; `nil` where there are more such
  /// numbers than there are integers: so many sizes hardly ever come again in the same order.
  ///
  /// - Complexity: O(*n*) in their number.
  func key(in plan: GroupPlan, kinds: [Int]) -> Int? {
    var key = MixedRadix()
    for (list, ordinal) in ordinals.enumerated() {
      key.append(plan.lists[list], from: ordinal, count: sight[list])
    }
    for badge in plan.listedBadges {
      key.append(
        plan.badgeLists[badge.list], from: kinds[badge.kind], count: kindSight[badge.kind])
    }
    return key.value
  }

  /// Records how many sizes an instance looked at; keys of fewer are dropped.
  mutating func look(ahead: [Int], kinds: [Int]) {
    var isWider = false
    for (list, count) in ahead.enumerated() where count > sight[list] {
      (sight[list], isWider) = (count, true)
    }
    for (kind, count) in kinds.enumerated() where count > kindSight[kind] {
      (kindSight[kind], isWider) = (count, true)
    }
    if isWider { templates.removeAll() }
  }
}

/// Several numbers below several limits as one number, different for all that differ.
private struct MixedRadix {
  /// `nil` once it is too large.
  private(set) var value: Int? = 0

  mutating func append(_ digit: Int, of limit: Int) {
    guard let value else { return }
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: limit)
    self.value = isTooLarge || product > Int.max - digit ? nil : product + digit
  }

  mutating func append(_ list: SizeList, from ordinal: Int, count: Int) {
    for ahead in 0..<count where value != nil {
      append(Int(list.identity(of: ordinal + ahead)), of: list.differentCount)
    }
  }
}

extension GroupPlan {
  /// The kinds of badges whose contents ask for different sizes, with their lists.
  fileprivate var listedBadges: [(kind: Int, list: Int)] {
    guard !badgeLists.isEmpty else { return [] }
    var lists: [Int: Int] = [:]
    for badge in badges { lists[badge.kind] = badge.preference.list }
    return lists.map { ($0.key, $0.value) }.sorted { $0.kind < $1.kind }
  }
}
