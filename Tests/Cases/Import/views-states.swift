// swift-format-ignore-file
import SwiftUI

class Model: ObservableObject {
    @Published var isLoading = false
    @Published var gap: CGFloat = 4
    @Published var items = ["a", "b"]
}

/// States begin with what the caller gives, and objects may change while a view is shown.
struct StatesView: View {
    var body: some View {
        HStack {
            Bar(width: 8, isOn: true)
            Bar(isOn: false)
            Page(model: Model())
        }
    }
}

struct Bar: View {
    @State var width: CGFloat = 3
    @State var isOn: Bool

    var body: some View {
        Color.red.frame(width: width)
        if isOn { Text("on") }
    }
}

struct Page: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack(spacing: model.gap) {
            if model.isLoading { Text("loading") }
            ForEach(model.items, id: \.self) { Text($0) }
        }
    }
}
