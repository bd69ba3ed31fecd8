import SwiftUI

struct SheetOwner: View {
  @State var showsSheet = false

  var body: some View {
    VStack(spacing: HeaderOfSheets.gap) {
      Text("Owner").navigationTitle("Title").navigationTitleStyle()
    }
    .sheet(isPresented: $showsSheet) { SheetOfOwner() }
  }
}

struct SheetOfOwner: View {
  var body: some View { Text("Sheet") }
}

struct HeaderOfSheets: View {
  static let gap: CGFloat = 4
  var body: some View { Text("Header") }
}

struct FirstOfTwo: View {
  @State var showsOther = false
  var body: some View { Text("First").sheet(isPresented: $showsOther) { SecondOfTwo() } }
}

struct SecondOfTwo: View {
  @State var showsOther = false
  var body: some View { Text("Second").sheet(isPresented: $showsOther) { FirstOfTwo() } }
}
