// swift-format-ignore-file
import SwiftUI

// A view with the name of one of SwiftUI's styles.
struct Material: View {
    var body: some View { Color.red.frame(width: 30, height: 300) }
}

struct Tinted: View {
    let material: Material
    let color: Color
    let fill: LinearGradient
    let overlay: Color?
    var body: some View {
        VStack {
            Text("a").background(color)
            Text("b").background(color.opacity(0.3))
            Text("c").background(fill)
            Text("e").background(material)
            Text("d").background(overlay)
            color.frame(height: 3)
        }
    }
}
