// run: ImagesView()
import SwiftUI

struct ImagesView: View {
  var body: some View {
    VStack {
      Image(systemName: "star.fill")
      Image(systemName: "heart").font(.title)
      Image("logo")
      Image("avatar").frame(width: 40, height: 40)
      Image("photo").resizable().frame(width: 60, height: 30).clipShape(Circle())
      Image("poster").resizable().aspectRatio(3 / 2, contentMode: .fit)
      Image("cover").resizable().scaledToFill().frame(height: 120)
      Image(systemName: "gear").resizable().frame(width: 24, height: 24)
    }
  }
}
