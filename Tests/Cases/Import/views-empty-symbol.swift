// swift-format-ignore-file
import SwiftUI

struct EmptySymbolFirstView: View {
    let code: String
    var icon: String { switch code { case "closed": return "lock.fill"; default: return "" } }
    var body: some View { HStack { Image(systemName: icon).imageScale(.large); Text("t") } }
}

struct EmptySymbolSecondView: View {
    var body: some View {
        ZStack {
            NavigationStack { Text("search").padding(); Text("list") }
            Text("overlay")
        }
    }
}
