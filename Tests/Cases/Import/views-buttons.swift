// run: ButtonsView()
import SwiftUI

struct ButtonsView: View {
  var body: some View {
    VStack {
      Button("Save") { print("saved") }
      Button(action: { print("x") }) { Text("Labelled") }
      Button {
        print("y")
      } label: {
        Image(systemName: "trash")
      }
      NavigationLink("Next", destination: Text("There"))
      NavigationLink(destination: Text("There")) { Text("Go") }
      AnyView(Text("Any"))
      EmptyView()
      Toggle("On", isOn: .constant(true)).frame(width: 200, height: 31)
    }
  }
}
