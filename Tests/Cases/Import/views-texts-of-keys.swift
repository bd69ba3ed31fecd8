// swift-format-ignore-file
import SwiftUI

struct KeyRow: View {
    let title: LocalizedStringKey
    var body: some View { Text(title) }
}

struct TextsOfKeys: View {
    let link: LocalizedStringKey = "[link](https://example.com)"
    let total = 12345
    var key: LocalizedStringKey { "of \(total)" }
    var body: some View {
        VStack {
            KeyRow(title: "**bold** text")
            KeyRow(title: "plain text")
            KeyRow(title: "in all \(total)")
            Text(link)
            Text(key)
            Button("buy \(total)") {}
            Text("three of \(3)")
        }
    }
}
