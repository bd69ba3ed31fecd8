// swift-format-ignore-file
import SwiftUI
struct Config { var pad: CGFloat; func with(_ p: CGFloat) -> Config { var c = self; c.pad = p; return c } }
struct ListView: View {
    let rows: [Row]
    let cfg: Config
    var grown: [Row] { var r = rows; r.append(Row(id: 0, name: "x")); return r }
    var cut: [Row] { var r = rows; r.removeLast(); return r }
    var inserted: [Row] { var r = rows; r.insert(Row(id: 0, name: "y"), at: 0); return r }
    var none: [Row] { var r = rows; r.removeAll(); return r }
    var body: some View {
        VStack {
            ForEach(grown) { Text($0.name) }
            Divider()
            ForEach(cut) { Text($0.name) }
            Divider()
            ForEach(inserted) { Text($0.name) }
            Divider()
            ForEach(none) { Text($0.name) }
            Text("f").padding(cfg.with(3).pad)
        }
    }
}
struct Row: Identifiable { let id: Int; let name: String }
