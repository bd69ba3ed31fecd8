internal import LayoutChecking

/// What of a body is looked at: a block's own properties win over what uses bring to it, so that they
/// are read behind them.
struct Parts: OptionSet {
  let rawValue: UInt8

  /// The properties that uses bring.
  static let brought = Parts(rawValue: 1)
  /// The properties that are written in the block itself.
  static let properties = Parts(rawValue: 2)
  /// The elements, those that uses bring included.
  static let elements = Parts(rawValue: 4)
  static let all: Parts = [.properties, .elements]

  /// Whether there may be something of them in `statement`.
  func matter(in statement: CheckedStatement) -> Bool {
    contains(.elements) || contains(.properties) && statement.setsProperties
      || contains(.brought) && statement.bringsProperties
  }
}
