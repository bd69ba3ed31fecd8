// run: StacksScreen()
import SwiftUI

struct StacksScreen: View {
  private let gap: CGFloat = 10

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: gap) {
        HStack(alignment: .firstTextBaseline) {
          Text("A")
          Spacer(minLength: 20)
          Text("B")
        }
        Divider()
        ScrollView(.horizontal) {
          LazyHStack(spacing: gap / 2) {
            Text("C")
            Text("D")
          }
        }
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("Long"); Text("row")
          }
          VStack {
            Text("Long"); Text("row")
          }
        }
        ViewThatFits {
          Text("Good morning"); Text("Hi")
        }
        ScrollView {
          Text("One")
          Text("Two")
        }
        .frame(height: 100)
      }
    }
  }
}
