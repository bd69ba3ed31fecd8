// swift-format-ignore-file
import SwiftUI

struct Row: View {
    let title: String
    var body: some View { Text(title) }
}

/// Texts of other code are other fields of the data, also where they begin with the same name.
struct TextsView: View {
    let users: [User]
    let count: Int
    let names: [String]
    let 名前: String
    let 住所: String

    var body: some View {
        VStack {
            Text("\(count) items")
            Text("\(count) people")
            Text("\(count) items")
            Text(名前)
            Text(住所)
            Text(names[0].uppercased())
            Text(names[1].uppercased())
            ForEach(users) { user in
                Row(title: "\(user.kilos) kg")
                Row(title: user.name.uppercased())
            }
            ForEach(names, id: \.self) { Text("- \($0)") }
            ForEach(0..<2) { Text("Item \($0)") }
        }
    }
}

struct User: Identifiable {
    let id: Int
    let kilos: Int
    let name: String
}
