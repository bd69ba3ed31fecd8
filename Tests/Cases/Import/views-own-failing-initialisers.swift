// swift-format-ignore-file
import SwiftUI
struct My { var x: CGFloat; init?(_ n: Int) { guard n < 10 else { return nil }; x = CGFloat(n) } }
struct A: View {
    let n: Int
    var body: some View {
        VStack {
            if let c = Int(exactly: 2.5) { Text("exact") } else { Text("inexact") }
            if let c = UInt8(exactly: n) { Text("u8") } else { Text("nou8") }
            if let c = My(n) { Text("my").padding(c.x) } else { Text("nomy") }
        }
    }
}
