// swift-format-ignore-file
import SwiftUI
enum Kind: String { case one, two }
struct FormView: View {
    let a: String
    @State private var text = ""
    var body: some View {
        VStack {
            if Int(a) == nil { Text("not a number") }
            if let v = Int(a) { Text("V \(v)") } else { Text("none") }
            if Double(text) != nil { Text("D") }
            Rectangle().frame(width: CGFloat(Double(a) ?? 12))
            if let k = Kind(rawValue: a) { Text("K") } else { Text("no kind") }
        }
    }
}
