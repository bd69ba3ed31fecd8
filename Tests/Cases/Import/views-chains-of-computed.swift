// swift-format-ignore-file
import SwiftUI
struct Report { var a: Int; var b: Int; var active: Int { a - b }; func sum() -> Int { a + b }; var title: String { "t" } }
struct Region { var report: Report? }
struct V: View {
    let region: Region
    let reports: [Report]
    var body: some View {
        VStack {
            if let n = region.report?.active { Text("A").padding(CGFloat(n)) } else { Text("noA") }
            if let n = region.report?.a { Text("B") } else { Text("noB") }
            if let n = region.report?.sum() { Text("C") } else { Text("noC") }
            if let n = region.report?.title { Text(n) } else { Text("noT") }
            if let n = reports.first?.active { Text("F") } else { Text("noF") }
            if let n = reports.first?.a { Text("G") } else { Text("noG") }
            Text("w").frame(width: CGFloat(region.report?.active ?? 7))
            if region.report?.active == 3 { Text("three") }
            if let n = region.report.map({ $0.a }) { Text("M") } else { Text("noM") }
        }
    }
}
