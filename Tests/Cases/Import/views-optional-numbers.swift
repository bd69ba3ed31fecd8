// swift-format-ignore-file
import SwiftUI

struct OptionalNumbersFirstView: View {
    let width: CGFloat?
    var height: CGFloat? = nil
    @State private var measured: CGFloat?
    let spacing: CGFloat?
    let inset: CGFloat?
    var body: some View {
        VStack(spacing: spacing) {
            Text("1").frame(width: width, height: height)
            Text("2").padding(.top, inset)
            Text("3").frame(height: measured)
        }
    }
}

struct Style { var pad: CGFloat = 3; var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
struct Config { let insets: EdgeInsets }
struct OptionalNumbersSecondView: View {
    var style = Style()
    let config: Config
    var body: some View {
        VStack { Text("a").padding(style.insets); Text("b").padding(config.insets) }
    }
}
