// swift-format-ignore-file
import SwiftUI

struct Card<Inside: View>: View {
    var trailing: (() -> AnyView)? = nil
    let inside: Inside

    init(trailing: (() -> AnyView)? = nil, @ViewBuilder inside: () -> Inside) {
        self.trailing = trailing
        self.inside = inside()
    }

    var body: some View { HStack { inside } }
}

extension View { func framed() -> some View { padding(10) } }
extension Text { func framed() -> some View { padding(20) } }

/// What builders of any type give, layers under a condition, and labels of several views.
struct BuildersView: View {
    let isNew: Bool

    var body: some View {
        VStack {
            Card { Text("a"); Text("b") }
            Button(action: { if isNew { return }; print("x") }) { Image(systemName: "star"); Text("c") }
            Text("d").framed()
            Divider().framed()
            Text("e").overlay(isNew ? Text("new").padding(3) : nil, alignment: .top)
            Text("f").background(Color.red.padding(-8))
            VStack { Text("g") }.font(nil)
        }
        .font(.title)
    }
}
