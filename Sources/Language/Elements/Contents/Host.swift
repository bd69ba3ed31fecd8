package import LayoutGeometry

/// What is around a content in its cell.
///
/// - Source: `uikit.md` 18.1.
package enum Host: String, CaseIterable, Hashable, Sendable {
  /// The margins and the least height of a hosting cell.
  case hosting
  /// Nothing: the cell is its content.
  case none

  /// `contents` in their cell, which is at least `least` points high.
  ///
  /// - Parameter least: `nil`: the content does not determine the height.
  func around(_ contents: [Content], _ least: Points?) -> [Content] {
    guard self == .hosting else { return contents }
    return contents.map { content in
      var hosted = content
      hosted.hostingCell = HostingCell(leastHeight: least)
      return hosted
    }
  }

  /// The property that says which.
  @inline(__always)
  static func property<Owner>(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Host>,
    otherThan standard: Host = .none
  ) -> Property<Owner> {
    Property(
      "host", path(), .word,
      .init(
        "What is around its content: the margins of a hosting cell, or nothing.",
        "host: \((standard == .none ? Host.hosting : .none).rawValue)",
        elsewhere: ["contentConfiguration"]
      ).about(.content))
  }
}

/// A hosting cell: what UIHostingConfiguration puts around a content.
///
/// - Source: `uikit.md` 18.1.
package struct HostingCell: Hashable, Sendable {
  /// In points, where the content determines the height.
  package let leastHeight: Points?

  /// Around the content, in points.
  package static let margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// That of a row, in points.
  static let rowHeight: Points = 44
  /// That of a row in cards, from `cardSystem` on.
  static let cardRowHeight: Points = 52
  static let cardSystem = 26
}
