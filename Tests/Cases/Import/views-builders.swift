// run: BuildersView(isNew: true)
// data: {"isNew": true}
// swift-format-ignore-file
import SwiftUI

struct Panel<Inside: View>: View {
    var trailing: (() -> AnyView)? = nil
    let inside: Inside

    init(trailing: (() -> AnyView)? = nil, @ViewBuilder inside: () -> Inside) {
        self.trailing = trailing
        self.inside = inside()
    }

    var body: some View { HStack { inside } }
}

extension View { func spaced() -> some View { padding(10) } }
extension Text { func spaced() -> some View { padding(20) } }

/// What builders of any type give, layers under a condition, and labels of several views.
struct BuildersView: View {
    let isNew: Bool

    var body: some View {
        VStack {
            Panel { Text("a"); Text("b") }
            Button(action: { if isNew { return }; print("x") }) { Image(systemName: "star"); Text("c") }
            Text("d").spaced()
            Divider().spaced()
            Text("e").overlay(isNew ? Text("new").padding(3) : nil, alignment: .top)
            Text("f").background(Color.red.padding(-8))
            VStack { Text("g") }.font(nil)
        }
        .font(.title)
    }
}
