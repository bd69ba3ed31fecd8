// swift-format-ignore-file
import SwiftUI

enum Kind: String, CaseIterable {
    case one, two
    var title: LocalizedStringKey { LocalizedStringKey("w." + self.rawValue + ".title") }
    var name: String { NSLocalizedString("n." + rawValue, comment: "") }
}
struct Row3: View {
    let value: Kind
    var body: some View { VStack { Text(value.title); Text(value.name) } }
}
struct TextsOfDifferentCodeFirstView: View {
    let date: Date
    var body: some View {
        VStack {
            ForEach(Kind.allCases, id: \.self) { Row3(value: $0) }
            Text(date, style: .date); Text(date, style: .time)
        }
    }
}

struct Row6: View {
    let number: Int
    let name: String
    var body: some View { HStack { Text("\(number)"); Text(name) } }
}
struct TextsOfDifferentCodeSecondView: View {
    let items: [Item]
    var body: some View {
        VStack { ForEach(items.indices, id: \.self) { i in Row6(number: i + 1, name: items[i].name) } }
    }
}
