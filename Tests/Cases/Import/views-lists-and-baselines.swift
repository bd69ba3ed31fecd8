// swift-format-ignore-file
import SwiftUI

struct Pebble: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
}

// A list fills what it is given, and its rows have the font around it.
struct Menu: View {
    var body: some View {
        VStack {
            Pebble()
            HStack(alignment: .firstTextBaseline) {
                Label("a", systemImage: "star").frame(width: 100, height: 44)
                Text("b").font(.largeTitle)
            }
            List { Text("One") }.font(.title)
        }
    }
}
