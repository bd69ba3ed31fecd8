// swift-format-ignore-file
import SwiftUI

struct Pupil: Identifiable { let id: Int; let age: Int }

struct AgeLabel: View {
    let age: Int
    var body: some View { Text("Age \(age)") }
}

struct Picture: View {
    let name: String
    var body: some View { Image(name) }
}

/// A hole that is another one in each turn is no parameter, and neither is one for two pictures.
struct TurnsView: View {
    let pupils: [Pupil]
    let items: [String]
    let year = 2024

    var body: some View {
        VStack {
            ForEach(pupils) { pupil in AgeLabel(age: pupil.age + 1) }
            ForEach(items, id: \.self) { item in
                Text(item)
                if item != items.last { Divider() }
            }
            ForEach(items.indices, id: \.self) { index in Text(items[index]).padding(.leading, CGFloat(index) * 10) }
            Picture(name: "apple")
            Picture(name: "google")
            Color.red.frame(height: CGFloat(items.count / 2) * 20)
            Text("\(year)")
            Text("\(5 / 2)")
        }
    }
}
