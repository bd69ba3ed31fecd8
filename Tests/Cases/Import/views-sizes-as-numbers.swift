// swift-format-ignore-file
import SwiftUI

struct Icon {
    let name: String
    let size: CGSize
    let edges: EdgeInsets
}

struct Card {
    var title: String
    var inset: CGFloat
}

struct IconView: View {
    let icon: Icon
    let card: Card

    var narrow: Card {
        var copy = card
        copy.inset = 3
        return copy
    }

    var body: some View {
        VStack {
            Color.red.aspectRatio(icon.size, contentMode: .fit)
            Text(icon.name).padding(icon.edges)
            Text(card.title).padding(narrow.inset)
        }
    }
}
