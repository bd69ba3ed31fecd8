import SwiftUI

struct GeometryScreen: View {
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width / 3)
        Color.blue
      }
    }
  }
}

struct InnerGeometryScreen: View {
  var body: some View {
    VStack {
      Text("Above")
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
    }
  }
}
