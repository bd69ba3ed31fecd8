// swift-format-ignore-file
import SwiftUI
enum PadKind: CGFloat { case s = 2, l = 20 }
extension View { func padding(_ kind: PadKind) -> some View { padding(kind.rawValue) } }
struct A: View {
    let insets: EdgeInsets; let sc: CGFloat; let k: PadKind
    var body: some View { VStack { Text("1").padding(insets); Text("2").padding(sc); Text("3").padding(.s); Text("4").padding(k); Text("5").padding(.horizontal); Text("6").padding(7) } }
}
