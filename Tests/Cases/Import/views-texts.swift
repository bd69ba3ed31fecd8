// run: TextsView(title: "Title", nickname: nil, count: 3)
// data: {"title": "Title", "nickname": null, "label": "Hello", "countText": "3 items"}
import SwiftUI

extension Font {
  static let heading = Font.system(size: 20, weight: .bold)
}

struct TextsView: View {
  let title: String
  let nickname: String?
  let count: Int
  @State private var label = "Hello"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Plain")
      Text(verbatim: "A \"quoted\" word")
      Text(verbatim: "**not** bold")
      Text("snake_case, __ and 2 * 3 * 4")
      Text(title)
      Text(nickname ?? "unknown")
      Text(label)
      Text("\(count) items")
      Text("One " + "two")
      Text("a") + Text("b")
      Text("Large").font(.largeTitle)
      Text("Sized").font(.system(size: 20, weight: .bold))
      Text("Styled").font(.system(.headline))
      Text("Heading").font(.heading)
      Text("Bold").bold()
      Text("Medium").fontWeight(.medium).lineLimit(2)
      Group {
        Text("Inherits")
        Text("Keeps its own").font(.title2)
      }
      .font(.caption)
      .lineLimit(1)
    }
    .fontWeight(.light)
  }
}
