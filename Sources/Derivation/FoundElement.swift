internal import LayoutCompiler
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// An element that an address leads to, with its frame in one solved layout.
package struct FoundElement {
  /// What it is.
  enum Subject {
    case content
    case section(Int)
    /// A group, and the first cell in it.
    case group(ElementID, cell: Int, section: Int)
    case element(LayoutSolver.SolvedElement)
    case record(ContentRecord)
  }

  let subject: Subject
  /// Its names from the section on, and the numbers that are needed behind them.
  let names: [String]
  private(set) var indices: [Int: Int]
  let label: Label
  /// The section's index.
  let section: Int?
  let item: Int?
  /// The cell that a badge is attached to.
  let cell: Int?
  package let frame: Rectangle

  /// How an element is named.
  struct Label {
    let category: String
    let kind: String
    let name: String?
    /// The element of the program; `nil` for the whole content.
    let id: ElementID?
    var isApproximate = false
  }

  /// `posts/tile/feature/hero[0]`.
  package var address: String { ElementAddress.path(names, indices) }

  /// It with `number` behind its last name.
  func numbered(_ number: Int) -> FoundElement {
    var element = self
    element.indices[names.count - 1] = number
    return element
  }
}
