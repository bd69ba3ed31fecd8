// run: ModifiersView()
import SwiftUI

struct ModifiersView: View {
  @State private var inset: CGFloat = 6

  var body: some View {
    VStack {
      Text("1").padding().padding(8).padding(.horizontal).padding(.top, 4)
      Text("2").padding([.leading, .bottom], 3)
      Text("3").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 2)).padding(inset)
      Text("4").frame(width: 100).frame(height: 50, alignment: .top)
      Text("5").frame(minWidth: 50, maxWidth: .infinity, minHeight: 20, alignment: .topTrailing)
      Text("6").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).offset(
        x: 0, y: -8)
      Color.red.aspectRatio(1.5, contentMode: .fill).scaledToFit()
      Text("7").background(.red).background(Color.gray).background(.thinMaterial, in: Capsule())
      Text("8").overlay(alignment: .topTrailing) { Text("9") }.background { Capsule() }
      Text("10").overlay(Circle(), alignment: .bottom)
      Text("11").opacity(0.5).shadow(radius: 2).onTapGesture { inset = 2 }.accessibilityLabel("x")
    }
  }
}
