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

struct Entry: View {
    let title: String
    var body: some View { Text(title) }
}

struct Comparison: View {
    let first: String?
    let second: Pupil?
    var body: some View { if key(first) == key(second) { Divider() } }
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
            ForEach(0..<3) { index in
                Picture(name: "kiwi").padding(Metrics.inset(index))
                if items[index] == "x" { Text("x") }
                Entry(title: items[index])
            }
            ForEach(items.indices, id: \.self) { index in Entry(title: items[index]) }
            ForEach(1998..<2000) { Text("\($0)") }
            Comparison(first: items.first, second: pupils.first)
            Comparison(first: items.last, second: pupils.last)
            Picture(name: "apple")
            Picture(name: "google")
            Color.red.frame(height: CGFloat(items.count / 2) * 20)
            Text("\(year)")
            Text("\(5 / 2)")
        }
    }
}
