// run: ShapesView()
import SwiftUI

struct ShapesView: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red
      Color("dot")
      Rectangle().fill(.quaternary)
      Capsule().frame(width: 40, height: 20)
      Ellipse()
      RoundedRectangle(cornerRadius: 8).stroke(Color.gray)
      Circle().fill(Color.red).frame(width: 8, height: 8)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }
}
