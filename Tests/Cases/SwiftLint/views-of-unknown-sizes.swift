// swift-format-ignore-file
import SwiftUI

struct AmountRow: View {
    let amount: String

    var body: some View {
        HStack(spacing: 16) {  // finding: L461
            CoinIconView(token: amount)
            HStack(spacing: 4) {
                ThemeText(amount)
                ThemeText(amount)
            }
            CoinIconView(token: amount)
        }
    }
}

struct MarkRow: View {
    var body: some View {
        Rectangle().frame(width: 10, height: unitHeight / 10 - 20)  // finding: L221
    }
}
