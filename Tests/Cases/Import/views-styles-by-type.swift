// swift-format-ignore-file
import SwiftUI

struct Tinted: View {
    let color: Color
    let fill: LinearGradient
    let overlay: Color?
    var body: some View {
        VStack {
            Text("a").background(color)
            Text("b").background(color.opacity(0.3))
            Text("c").background(fill)
            Text("d").background(overlay)
            color.frame(height: 3)
        }
    }
}
