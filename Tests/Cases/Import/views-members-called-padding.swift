// swift-format-ignore-file
import SwiftUI
struct Style { var padding: CGFloat; var inset: CGFloat }
enum Kind { case small, big
    var padding: CGFloat { self == .small ? 2 : 9 }
    var inset: CGFloat { self == .small ? 2 : 9 }
}
struct BadgeView: View {
    let style: Style
    let kind: Kind
    let edges: Edge.Set
    var body: some View {
        VStack {
            Text("a").padding(style.padding)
            Text("b").padding(kind.padding)
            Text("c").padding(style.inset)
            Text("d").padding(kind.inset)
            Text("e").padding(edges)
        }
    }
}
