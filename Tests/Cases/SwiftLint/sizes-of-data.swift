import SwiftUI

struct Photo: View {
  let size: CGSize
  let count: Int
  let ratio: CGFloat

  var body: some View {
    VStack(spacing: size.width - 20) {
      Rectangle().frame(width: size.width - 22, height: size.height / 2)
      Rectangle().frame(width: 300 / CGFloat(count - 1), height: 40)
      Image("photo").resizable().aspectRatio(ratio - 1, contentMode: .fit)
      Text("Caption").font(.system(size: size.width - 4)).lineLimit(count - 1)
    }
  }
}

struct Still: View {
  var body: some View {
    Text("A long title").lineLimit(1).frame(width: 10)  // finding: L460
  }
}
