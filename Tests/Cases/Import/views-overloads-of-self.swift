// run: OverloadsOfSelf()
import SwiftUI

extension View {
  func opacity(_ value: Int) -> some View { padding(CGFloat(value)) }
  func gone(_ isGone: Bool) -> some View { opacity(isGone ? 0.0 : 1.0) }
  func faded(_ value: Double) -> some View { opacity(value) }
  func narrowed() -> some View { opacity(3) }
}

struct OverloadsOfSelf: View {
  var body: some View {
    VStack {
      Text("a").gone(false)
      Text("b").faded(3)
      Text("c").narrowed()
    }
  }
}
