// swift-format-ignore-file
import SwiftUI

/// A call with a label that SwiftUI does not have is code that is declared elsewhere.
struct ForeignLabelsView: View {
    let isNew: Bool
    let insets: EdgeInsets

    var body: some View {
        VStack {
            Text("a").padding(horizontal: 3)
            Text("b").padding(.init(vertical: 1, horizontal: 4))
            Text("c").padding(.horizontal, insets: insets)
            Text("d").hidden(isNew)
            Text("e").overlay(when: isNew) { Text("o") }
            Text("f").lineLimit(0)
            Button("Back", icon: .back) {}
            Button {} label: {}.frame(width: 40, height: 40)
            HStack(gap: 30) { Text("g"); Text("h") }
            ScrollView(axis: .horizontal) { Text("i") }
            Spacer(length: 3)
            Text(key: "j")
            Color.red.frame(height: UIScreen.main.bounds.height * 0.5)
        }
    }
}
