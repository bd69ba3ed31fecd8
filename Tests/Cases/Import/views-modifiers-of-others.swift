// swift-format-ignore-file
import SwiftUI

private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 7 }
extension EnvironmentValues {
    var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
}

struct Gapped: View {
    @Environment(\.gap) var gap
    var body: some View { HStack(spacing: gap) { Text("a"); Text("b") } }
}

// Modifiers with labels that SwiftUI does not have are declared elsewhere.
struct Others: View {
    let isOn: Bool
    var body: some View {
        VStack {
            Gapped().environment(\.gap, 20)
            Text("c").opacity(visible: isOn)
            Text("d").opacity(0.5).shadow(radius: 3).cornerRadius(4)
            Text("e").shadow(card: true)
            Text("f").frame(minWidth: 0, idealWidth: .infinity, maxWidth: .infinity, idealHeight: .infinity, alignment: .leading)
            Text("j").cornerRadius(4, corners: [.topLeft]).mask { Circle() }
            Text("g").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
            VStack(.leading) { Text("h") }
            Grid { ForEach(0..<2) { _ in GridRow { Text("i") } }.padding(4) }
        }
    }
}
