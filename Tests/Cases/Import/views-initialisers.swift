// run: InitialisersView()
import SwiftUI

struct InitialisersView: View {
  var body: some View {
    HStack(spacing: -8) {
      Avatar(10)
      Avatar(20, name: "b")
      Framed(gap: 3) { Text("Inside") }
    }
    .framed(by: 2)
  }
}

struct Avatar: View {
  let name: String
  private let size: CGFloat

  init(_ size: CGFloat, name: String = "a") {
    self.size = size * 2
    self.name = name
  }

  var body: some View { Image(name).resizable().frame(width: size, height: size) }
}

struct Framed<Content: View>: View {
  let gap: CGFloat
  let content: Content

  init(gap: CGFloat, @ViewBuilder content: () -> Content) {
    self.gap = gap + 1
    self.content = content()
  }

  var body: some View { VStack(spacing: gap) { content }.framed(by: gap) }
}

extension View {
  func framed(by amount: CGFloat = 8) -> some View { padding(amount).background(Color.gray) }
}
