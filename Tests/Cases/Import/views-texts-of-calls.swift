// swift-format-ignore-file
import SwiftUI
enum Localizable {
    static var usageTitle: String { return Localizable.tr("Localizable", "a", fallback: "Share A") }
    static var crashTitle: String { return Localizable.tr("Localizable", "b", fallback: "Share B") }
    private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
        let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
    }
}
struct PairView: View {
    let a: String
    let b: String
    var body: some View {
        VStack {
            RowView(title: Localizable.usageTitle, link: a)
            RowView(title: Localizable.crashTitle, link: b)
        }
    }
}
struct RowView: View {
    let title: String
    let link: String
    var body: some View {
        HStack {
            Text(title)
            if let url = URL(string: link) { Text("link") }
        }
    }
}
