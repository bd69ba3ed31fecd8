import SwiftUI

struct LostTextsView: View {
  let names: [String]

  var body: some View {
    VStack {
      Text("Part of it is **bold**, or a [link](https://example.com)")
      Text("Custom").font(.custom("Avenir", size: 12))
      Image(systemName: "bolt").font(.system(size: 30))
      ForEach(0..<3) { Text("Row \($0)") }
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text(name) }
    }
  }
}

struct LostModifiersView: View {
  var body: some View {
    VStack {
      Text("12").safeAreaInset(edge: .top) { Text("13") }.padding(1)
      HStack(alignment: rowAlignment) { Text("c") }
      Button("Styled") {}.buttonStyle(.borderedProminent)
    }
  }
}

struct LostViewsView: View {
  var body: some View {
    VStack {
      Tree(depth: 3)
      ProgressView()
      List {
        Toggle("Mail", isOn: .constant(true))
      }
      DisclosureGroup("Alone") {
        Text("outside of a list")
      }
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
    }
  }
}

struct Tree: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("Node")
      if depth > 0 { Tree(depth: depth - 1) }
    }
  }
}
