/// The devices that layouts of Swift code are shown on, unless others are configured.
///
/// - Source: `lsp.md` 7.
package let standardDevicesOfSwift = [
  "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad mini (A17 Pro)",
  "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)",
]
