/// What the generated code is for.
package struct SwiftOptions: Sendable {
  package var platform = Platform.iOS
  /// The major version of the oldest system of the app.
  package var target = 16
  package var access = Access.module
  /// The layouts and views to generate; `nil`: all of them.
  package var names: Set<String>?
  package var contents = Contents.skipped

  package init() {}

  /// The systems that the code is for.
  package enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, both

    var hasUIKit: Bool { self != .macOS }
    var hasAppKit: Bool { self != .iOS }
  }

  /// What becomes of contents and views.
  package enum Contents: String, CaseIterable, Sendable {
    case skipped = "none"
    case swiftUI = "swiftui"
  }

  /// Who may use the generated types.
  package enum Access: String, CaseIterable, Sendable {
    case module = "internal"
    case package
    case everywhere = "public"

    /// The modifier with a space behind it; nothing for the default.
    var prefix: String { self == .module ? "" : rawValue + " " }
  }
}
