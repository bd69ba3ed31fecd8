// swift-format-ignore-file
import SwiftUI

struct OptionalComputedTextsFirstView: View {
    let item: Item
    var body: some View {
        VStack {
            if let d = item.subtitle?.uppercased() { Text(d) } else { Text("none") }
            if let d = item.description { Text(d).padding() }
            if let d = item.date?.formatted() { Text(d) }
            if let n = item.names?.joined(separator: ", ") { Text(n) }
            if let u = URL(string: item.link) { Text(u.absoluteString) }
            if let n = item.value as? Int { Text("\(n)") } else { Text("not a number") }
            if let a = try? AttributedString(markdown: item.text) { Text(a) } else { Text("bad").font(.title) }
        }
    }
}

struct Ann { let title: String; let customBody: () -> AnyView? }
struct OptionalComputedTextsSecondView: View {
    let ann: Ann
    let build: () -> String?
    var body: some View {
        VStack {
            if let b = ann.customBody() { b } else { Text(ann.title); Text("more") }
            if let s = build() { Text(s) } else { Text("none") }
        }
    }
}

extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
struct Inner: View {
    let first: Episode
    let second: Episode?
    var body: some View {
        VStack {
            Text(first.title)
            if let second { Text(second.title) } else { Spacer().frame(minHeight: 42, maxHeight: 56) }
        }
    }
}
struct OptionalComputedTextsThirdView: View {
    let episodes: [Episode]
    let byName: [String: Episode]
    var body: some View {
        Inner(first: episodes[0], second: episodes[safe: 1])
        if let e = episodes[safe: 2] { Text(e.title) }
        if let e = byName["x"] { Text(e.title) }
    }
}
