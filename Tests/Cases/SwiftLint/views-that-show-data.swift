import SwiftUI

struct Post {
  let title: String
  let tags: [String]
  let likes: Int
  let isNew: Bool
}

struct PostList: View {
  let post: Post
  let posts: [Post]

  var body: some View {
    VStack {  // finding: L461
      Text(post.title).lineLimit(1).frame(width: 10)
      if post.isNew {
        Image("new").frame(width: 1500, height: 20)
      }
      Text("\(post.likes) likes")
      ForEach(post.tags, id: \.self) { tag in Text(tag) }
      LazyVGrid(  // finding: L464
        columns: [GridItem(.fixed(180)), GridItem(.fixed(180)), GridItem(.adaptive(minimum: 60))]
      ) {
        ForEach(posts, id: \.title) { post in
          Text(post.title).lineLimit(1).frame(width: 10)
        }
      }
    }
  }
}

struct Still: View {
  var body: some View {
    Text("A long title").lineLimit(1).frame(width: 10)  // finding: L460
  }
}
