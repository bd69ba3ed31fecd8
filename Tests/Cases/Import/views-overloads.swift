// run: OverloadsView(name: "n")
// data: {"name": "n"}
// swift-format-ignore-file
import SwiftUI

struct Skin { let inset: CGFloat }
extension View {
    func background(_ skin: Skin) -> some View { padding(skin.inset).background(Color.red) }
    func overlay(_ count: Int) -> some View { overlay(Text("badge").padding(9)) }
}

@MainActor func panel(_ title: String, gap: CGFloat = 2, @ViewBuilder content: () -> some View) -> some View { VStack(spacing: gap) { Text(title); content() } }
@MainActor func panel(_ title: String, note: String) -> some View { HStack { Text(title); Text(note) } }
@MainActor func cell(_ number: Int) -> some View { Text("whole") }
@MainActor func cell(_ text: String) -> some View { Text(text).padding(9) }

struct Line<Icon: View>: View {
    let title: String
    let icon: Icon
    init(_ title: String, detail: String? = nil, @ViewBuilder icon: () -> Icon) { self.title = title; self.icon = icon() }
    init(_ title: String, systemImage: String) where Icon == Image { self.title = title; icon = Image(systemName: systemImage) }
    var body: some View { HStack { icon; Text(title) } }
}

struct Bill {
    struct Divider: View { var body: some View { Text("own") } }
    @MainActor static func end() -> some View { Divider() }
}

/// Of functions and types of one name, the one that the types and the place say.
struct OverloadsView: View {
    let name: String

    var body: some View {
        VStack {
            panel("a") { Divider() }
            panel("b", note: "n")
            cell(name)
            Line("c") { Text("i") }
            Line("d", systemImage: "star")
            Text("e").background(Color.red).overlay(Divider())
            Text("f").background(Skin(inset: 3)).overlay(4)
            Bill.end()
        }
    }
}
