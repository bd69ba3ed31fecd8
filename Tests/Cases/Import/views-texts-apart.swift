// run: TextsApartView(users: [User(id: 1, kilos: 70, name: "Ann")], count: 3, names: ["x", "y"], 名前: "n", 住所: "a")
// data: {"countText": "3 items", "countText2": "3 people", "u540Du524D": "n", "u4F4Fu6240": "a", "namesText": "X", "namesText2": "Y", "users": [{"kilosText": "70 kg", "nameText": "ANN"}], "names": [{"valueText": "- x"}, {"valueText": "- y"}]}
// swift-format-ignore-file
import SwiftUI

struct LabelRow: View {
    let title: String
    var body: some View { Text(title) }
}

/// Texts of other code are other fields of the data, also where they begin with the same name.
struct TextsApartView: View {
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
                LabelRow(title: "\(user.kilos) kg")
                LabelRow(title: user.name.uppercased())
            }
            ForEach(names, id: \.self) { Text("- \($0)") }
        }
    }
}

struct User: Identifiable {
    let id: Int
    let kilos: Int
    let name: String
}
