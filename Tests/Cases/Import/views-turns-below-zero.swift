// run: TurnsBelowZero()
// swift-format-ignore-file
import SwiftUI

struct TurnsBelowZero: View {
    var body: some View {
        VStack {
            ForEach(-2...2, id: \.self) { turn in Color.red.frame(width: 40 + CGFloat(turn / 2) * 10, height: 5) }
            ForEach(0..<3, id: \.self) { turn in Color.red.frame(width: 40 + CGFloat(turn / 2) * 10, height: 5) }
        }
    }
}
