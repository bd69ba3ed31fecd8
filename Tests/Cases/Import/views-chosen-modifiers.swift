// run: ChosenModifiersView(isHidden: true)
// data: {"isHidden": true}
// swift-format-ignore-file
import SwiftUI

/// Modifiers of which a condition leaves out a part, or chooses the font.
struct ChosenModifiersView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let isHidden: Bool

    var body: some View {
        VStack {
            Text("a").frame(width: isHidden ? 0 : nil, alignment: .leading).padding(.top, isHidden ? nil : 4)
            Text("b").font(sizeClass == .compact ? .title : .caption).lineLimit(isHidden ? 1 : nil)
            Text("c").frame(maxWidth: sizeClass == .compact ? .infinity : nil)
            VStack { Text("d").bold(); Text("e") }.fontWeight(isHidden ? .light : .heavy)
        }
    }
}
