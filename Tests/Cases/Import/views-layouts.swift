import SwiftUI

struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct TagsView: View {
  var body: some View {
    VStack {
      FlowLayout {
        Text("A"); Text("B")
      }
      Text("Below")
    }
  }
}

struct OnlyAList: View {
  var body: some View {
    TabView { Text("A") }
  }
}
