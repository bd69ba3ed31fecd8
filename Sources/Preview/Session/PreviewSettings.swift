internal import LayoutAssistance
package import LayoutCompiler

/// How pages are shown, as the call or the editor that starts the preview says.
package struct PreviewSettings: Sendable {
  /// The widths of the slider, in points.
  package var widths: ClosedRange<Int>
  /// Devices that are shown besides the previews.
  package var devices: [String] = []
  /// The devices that layouts of Swift code are shown on.
  package var devicesOfSwift = standardDevicesOfSwift
  /// The previews that are shown, and with which values.
  package var request = Request()
  /// Whether a layout that no preview shows is shown beside the previews of its file.
  package var showsEveryLayout = false
  /// "auto", "light" or "dark".
  package var theme = "auto"
  /// The address that opens a place in an editor: `{path}`, `{line}` and `{column}` stand for the
  /// place; `nil`: there is none.
  package var editor: String?
  /// Whether places that a page names can be opened, because an editor has started the preview.
  package var opensPlaces = false
  /// The pages that may show this one inside of them, for the browser; empty: none.
  package var frameAncestors = ""
  /// What layouts are compared with at first, as the page calls it.
  package var against: String?

  package init(widths: ClosedRange<Int>) { self.widths = widths }
}
