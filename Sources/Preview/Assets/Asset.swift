/// A file of the page, which holds nothing of the user's.
struct Asset: Hashable, Sendable {
  let path: String
  let type: String
  let text: String

  static let all = [page, script, style, icon]
}
