internal import LayoutLanguage

/// The inputs that expressions may read at a place.
struct InputAccess: OptionSet {
  let rawValue: UInt8

  static let nothing: InputAccess = []
  static let everything: InputAccess = [.layout, .section, .view, .contents]
  private static let layout = InputAccess(rawValue: 1)
  private static let section = InputAccess(rawValue: 2)
  private static let view = InputAccess(rawValue: 4)
  static let contents = InputAccess(rawValue: 8)
  /// What may have data for the contents in it.
  static let owners: InputAccess = [.section, .view]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ place: Input.Scope) {
    switch place {
    case .layout: self = .layout
    case .section: self = .section
    case .view: self = .view
    case .contents: self = .contents
    }
  }

  /// What may be read inside an element that is such a place.
  init(inside place: Input.Scope) {
    self = InputAccess(place)
    insert(.layout)
  }
}
