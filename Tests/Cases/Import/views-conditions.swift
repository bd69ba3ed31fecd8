// run: ConditionsView(mode: .grid, subtitle: nil, isNew: true)
// data: {"isNew": true, "subtitle": ""}
import SwiftUI

enum Mode { case list, grid }

struct ConditionsView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var isOn = true
  let mode: Mode
  let subtitle: String?
  let isNew: Bool

  var body: some View {
    VStack {
      if isOn { Text("On") } else { Text("Off") }
      if sizeClass == .compact { Text("Compact") }
      if typeSize >= .accessibility1 { Text("Huge") }
      switch mode {
      case .list: Text("List")
      case .grid: Text("Grid")
      }
      if let subtitle { Text(subtitle) }
      Text(isNew ? "New" : "Old").frame(width: isOn ? 100 : 50)
      if isNew && !isOn { Divider() }
      if false { Text("Never") }
    }
  }
}
