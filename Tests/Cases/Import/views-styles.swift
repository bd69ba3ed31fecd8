import SwiftUI

/// Styles of views that have a size of their own, and values of the environment.
struct StylesView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).controlSize(.large)
      ProgressView().progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      Text("a").redacted(reason: .placeholder).environment(\.theme, .dark)
      Text("b").environment(\.font, .title)
    }
  }
}
