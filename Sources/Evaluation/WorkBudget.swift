package import LayoutChecking
internal import Synchronization

/// How much work may still be done on a file: elements that are evaluated, solved or measured, not
/// seconds, so that every machine leaves out the same.
///
/// A reference, because everything that examines the file draws on it.
package final class WorkBudget: Sendable {
  private let left: Atomic<Int>
  private let deadline: Deadline?

  /// For one file.
  package static let standard = 560_000

  /// - Parameter deadline: When it is spent at the latest; `nil`: never.
  package init(_ amount: Int = standard, until deadline: Deadline? = nil) {
    left = Atomic(amount)
    self.deadline = deadline
  }

  package var isSpent: Bool {
    left.load(ordering: .relaxed) <= 0 || deadline?.hasPassed ?? false
  }

  /// Takes note of work on so many elements.
  package func spend(_ count: Int) {
    left.subtract(count, ordering: .relaxed)
  }
}

extension CheckedProgram {
  /// How many elements there are in the element at `index`, itself included.
  package func size(of index: Int) -> Int {
    elements[index].body.flatMap(\.elements).reduce(1) { $0 + size(of: $1) }
  }

  /// What it costs to fill the tables of all elements and bindings.
  package var overhead: Int { (elements.count + bindings.count) / 64 + 1 }

  /// What an evaluation of the element at `index` costs.
  package func evaluationCost(of index: Int) -> Int { size(of: index) + overhead }
}
