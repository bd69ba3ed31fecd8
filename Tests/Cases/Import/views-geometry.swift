// run: GeometryScreen()
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
