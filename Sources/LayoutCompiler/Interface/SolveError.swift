internal import LayoutText

/// Why a layout cannot be solved as asked for.
public enum SolveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of names.
  public enum NameKind: String, Hashable, Sendable {
    case layout, preview, section, parameter, device
  }

  /// A name that nothing has.
  ///
  /// - Parameter similar: Names that may have been meant, the likeliest first.
  case unknownName(NameKind, String, similar: [String])
  /// A parameter that several imported files declare.
  case ambiguousParameter(String, files: [String])
  /// A value of the wrong type.
  ///
  /// - Parameter expected: The type of the parameter, as in "a number like `8`".
  case wrongType(parameter: String, value: String, expected: String)
  /// A value outside of the parameter's range.
  case outOfRange(parameter: String, value: String)
  /// A number of items or sections below 0 or above 1,000,000,000.
  case countOutOfRange(Int)
  /// A viewport with a negative side, a scale of 0, a number that is not finite, or a system
  /// version outside of 13...26.
  case invalidViewport
  /// A document that is no JSON.
  case unreadableData(String)
  /// A file without layouts and views.
  case noLayout

  /// The error in a sentence, without a capital letter and a full stop.
  public var description: String {
    switch self {
    case .unknownName(let kind, let name, _): "unknown \(kind.rawValue) '\(name)'"
    case .ambiguousParameter(let name, let files):
      "'\(name)' is a parameter of \(files.joined(separator: " and of "))"
    case .wrongType(let name, let value, let expected):
      "'\(name)' takes \(expected), "
        + (value.isEmpty ? "and nothing is given" : "not '\(value)'")
    case .outOfRange(let name, let value):
      "'\(name)' cannot be \(value): that is outside of its range"
    case .countOutOfRange(let count):
      "\(count) is no count: it has to lie between 0 and 1000000000"
    case .invalidViewport:
      "the sides of a viewport must be finite and at least 0, its scale greater than 0"
    case .unreadableData(let reason): "the data are not JSON: \(reason)"
    case .noLayout: "the file has no layout to show"
    }
  }

  /// Names that may have been meant, the likeliest first.
  public var similarNames: [String] {
    if case .unknownName(_, _, let similar) = self { similar } else { [] }
  }

  /// A name that is none of `names`.
  static func unknown(_ kind: NameKind, _ name: String, among names: [String]) -> SolveError {
    .unknownName(
      kind, name, similar: possibleMeanings(of: name, among: names, upTo: mostSimilarNames))
  }

  /// More names than this are not worth a list.
  private static let mostSimilarNames = 8
}
