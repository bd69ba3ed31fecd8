package import LayoutGeometry

/// Where something stands in a box.
package enum BoxAlignment: String, CaseIterable, Hashable, Sendable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
  /// The centre, as an anchor is called.
  case none

  /// The place as fractions of the space that is left: 0, 1/2 or 1.
  package var unit: Point { anchor.unit }

  private var anchor: Anchor {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center, .none: .none
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

/// How things side by side stand.
package enum RowAlignment: String, CaseIterable, Hashable, Sendable {
  case top, center, bottom, firstBaseline, lastBaseline
  /// SwiftUI's words for the baselines.
  case firstTextBaseline, lastTextBaseline
}

/// How things one below another stand.
package enum ColumnAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  /// The place as a fraction of the space that is left.
  package var unit: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// How things of different heights stand on a line.
package enum LineAlignment: String, CaseIterable, Hashable, Sendable {
  case top, center, bottom

  /// The place as a fraction of the space that is left.
  package var unit: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
