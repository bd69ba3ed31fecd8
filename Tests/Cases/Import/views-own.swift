// run: OwnView(title: "Own")
// data: {"title": "Own"}
import SwiftUI

struct OwnView: View {
  let title: String

  var body: some View {
    VStack {
      header
      Card { Text("Inside") }
      Card(spacing: 2) {
        Text("Two")
        Card { Text("Nested") }
      }
      row("First", isLast: false)
      row("Last", isLast: true)
      Text("Badge").badged()
      Text("Chip").modifier(Chip(padding: 5))
    }
  }

  @ViewBuilder private var header: some View {
    Text(title).font(.title)
    Divider()
  }

  @ViewBuilder private func row(_ text: String, isLast: Bool) -> some View {
    Text(text)
    if !isLast { Divider() }
  }
}

struct Card<Content: View>: View {
  var spacing: CGFloat = 8
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: spacing) { content() }
      .padding(12)
  }
}

struct Chip: ViewModifier {
  let padding: CGFloat

  func body(content: Content) -> some View {
    content.padding(.horizontal, padding).background(Capsule())
  }
}

extension View {
  func badged() -> some View {
    overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
  }
}
