// run: ChosenArgumentsView()
import SwiftUI

struct ChosenArgumentsView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var isNarrow: Bool { sizeClass == .compact }

  var body: some View {
    VStack(alignment: isNarrow ? .leading : .center, spacing: isNarrow ? 4 : 8) {
      Text("Edges").padding(isNarrow ? .top : .bottom, 4)
      Text("Some").padding(isNarrow ? [.horizontal, .top] : .all)
      Text("Framed").frame(maxWidth: .infinity, alignment: isNarrow ? .leading : .trailing)
      Text("Fixed").frame(width: 80, alignment: isNarrow ? .leading : .trailing)
      HStack(spacing: isNarrow ? nil : 10) {
        Text("a")
        Text("b").overlay(alignment: isNarrow ? .top : .bottom) { Divider() }
      }
    }
  }
}
