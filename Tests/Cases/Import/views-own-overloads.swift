// run: OwnOverloadsView()
// swift-format-ignore-file
import SwiftUI

enum Gap: CGFloat { case small = 4, large = 24 }

/// Functions and initialisers that are called like the framework's, which they call themselves.
extension View {
    func padding(_ gap: Gap) -> some View { padding(gap.rawValue) }
    func lineLimit(_ text: String) -> some View { lineLimit(text.count) }
}
extension EdgeInsets { init(all amount: CGFloat) { self.init(top: amount, leading: amount, bottom: amount, trailing: amount) } }
extension Spacer { init(length: CGFloat) { self.init(minLength: length) } }

struct OwnOverloadsView: View {
    var body: some View {
        VStack {
            Text("a").padding(.large)
            Text("b").padding(8)
            Text("c").padding(.top)
            Text("d").padding(EdgeInsets(all: 5))
            Text("e").lineLimit(2)
            Text("f").lineLimit("abc")
            Spacer(length: 3)
        }
    }
}
