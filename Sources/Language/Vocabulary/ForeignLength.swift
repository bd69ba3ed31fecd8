/// A word that UIKit has for a kind of length or spacing, and how such a length is written here.
package struct ForeignLength: Sendable {
  private let before: String
  private let behind: String

  /// Whether it is a fraction of the container, whose number may be one, too.
  package var isFraction: Bool { behind == "w" || behind == "h" }

  /// How the length is written whose number is `text`.
  package func spelling(of text: String) -> String { before + text + behind }

  /// By UIKit's words.
  package static let all: [String: ForeignLength] = [
    "fractionalWidth": ForeignLength(before: "", behind: "w"),
    "fractionalHeight": ForeignLength(before: "", behind: "h"),
    "absolute": ForeignLength(before: "", behind: ""),
    "estimated": ForeignLength(before: "~", behind: ""),
    "uniformAcrossSiblings": ForeignLength(before: "uniform(", behind: ")"),
    "fixed": ForeignLength(before: "", behind: ""),
    "flexible": ForeignLength(before: ">=", behind: ""),
  ]
}
