// swift-format-ignore-file
import SwiftUI

extension String {
    subscript(range: Range<Int>) -> String {
        let start = index(startIndex, offsetBy: range.lowerBound), end = index(startIndex, offsetBy: range.upperBound)
        return String(self[start..<end])
    }
}

struct Charge: View {
    let charge: CGFloat
    let name: String
    @State private var limit: Int? = 3
    var body: some View {
        VStack {
            if charge.isNaN { Text("none") }
            if let limit { Text("at most").frame(width: CGFloat(limit)) }
            Text(name[0..<3]).frame(width: charge * 100)
        }
    }
}
