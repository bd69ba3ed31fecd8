/// A width at which a layout or a view changes.
public struct Breakpoint: Hashable, Sendable {
  /// The first width, in points, at which it is different from the width one point below.
  public let width: Int
  /// What changes there.
  public let change: Change
  /// The path of the file with the condition or the element that changes.
  public let file: String
  /// Its line in that file, counted from 1.
  public let line: Int
  /// Its column in characters, counted from 1.
  public let column: Int

  /// One change.
  public enum Change: Hashable, Sendable {
    /// A condition, given as it is written, that is decided differently.
    case condition(String)
    /// An element, given by its name or its kind, that arranges its children differently.
    case arrangement(of: String, from: Arrangement, to: Arrangement)
  }

  /// How an element arranges its children.
  public enum Arrangement: Hashable, Sendable {
    /// A group: so many children on a line.
    case childrenOnLine(Int)
    /// A grid: so many columns.
    case columns(Int)
    /// A grid: so many rows.
    case rows(Int)
    /// A flow: so many lines.
    case lines(Int)
    /// The first child that fits, given by its name or its kind.
    case child(String)
  }
}
