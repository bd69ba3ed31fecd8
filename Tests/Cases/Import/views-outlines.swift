// run: FilesView()
import SwiftUI

struct FilesView: View {
  @State private var isPhotosOpen = true

  var body: some View {
    List {
      DisclosureGroup("Photos", isExpanded: $isPhotosOpen) {
        Text("sea.jpg")
        Text("wood.jpg")
      }
      DisclosureGroup {
        Text("film.mp4")
      } label: {
        Text("Movies")
      }
      DisclosureGroup("Empty", isExpanded: .constant(true)) {}
      Text("notes.txt")
    }
  }
}

struct OthersView: View {
  let names = ["sea", "wood"]
  let post: Post

  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { index in
        Text(names[index])
      }
      if post.summary != "" {
        Text(post.summary)
      }
    }
  }
}

struct Post {
  let summary: String
}
