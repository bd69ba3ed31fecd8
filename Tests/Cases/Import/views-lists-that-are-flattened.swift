// swift-format-ignore-file
import SwiftUI
struct A: View {
    let rows: [String]
    var body: some View { VStack { ForEach([["a"], rows].flatMap { $0 }, id: \.self) { Text($0) } } }
}
