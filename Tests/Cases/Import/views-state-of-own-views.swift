// run: StateOfOwnView()
import SwiftUI

struct StateOfOwnView: View {
  var body: some View {
    HStack {
      Foldable(spacing: 3)
      Foldable(spacing: 5)
    }
  }
}

struct Foldable: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isOpen = true
  @State private var spacing: CGFloat

  init(spacing: CGFloat) { _spacing = State(initialValue: spacing) }

  var body: some View {
    VStack(spacing: spacing) {
      Text("Title")
      if isOpen { Text("More").padding(sizeClass == .compact ? 4 : 8) }
    }
  }
}
