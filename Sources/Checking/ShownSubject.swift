internal import LayoutLanguage

/// What a preview shows.
enum ShownSubject: Hashable {
  case layout(Int)
  case view
  /// Unknown; where that is a mistake, it has been reported.
  case unknown

  /// Whether there is certainly nothing that a property with this `concern` speaks of.
  func isWithout(_ concern: PropertyDocumentation.Concern?) -> Bool {
    switch self {
    case .view: concern == .sections
    case .layout: concern == .view
    case .unknown: false
    }
  }
}
