// swift-format-ignore-file
import SwiftUI
struct Info { var peerCount: Int }
final class NetState: ObservableObject { @Published var online = false; @Published var info: Info? }
struct Boss { let name: String }
struct Person { let boss: Boss? }
struct StatusView: View {
    @ObservedObject var state: NetState
    var person: Person
    var body: some View {
        HStack {
            if state.online, let peers = state.info?.peerCount { Text("\(peers)") }
            if let n = person.boss?.name { Text(n) } else { Text("none") }
            if person.boss?.name != nil { Text("C") }
        }
    }
}
