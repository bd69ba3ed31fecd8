/// The files beside a layout: imported layouts, data and fonts.
///
/// A path is relative to the folder of the file that names it, joined with that file's own name: the
/// source `Screens/feed.layout` with `import "../shared/tokens.layout"` reads
/// `shared/tokens.layout`.
///
///     let files = Files(texts: ["posts.json": #"{ "posts": [{ "title": "Hello" }] }"#])
public struct Files: Sendable {
  let read: @Sendable (_ path: String) -> [UInt8]?

  /// Files in memory, by their paths; without arguments no files.
  ///
  /// - Parameters:
  ///   - texts: Layouts and JSON documents.
  ///   - fonts: TrueType and OpenType fonts.
  public init(texts: [String: String] = [:], fonts: [String: [UInt8]] = [:]) {
    read = { path in texts[path].map { Array($0.utf8) } ?? fonts[path] }
  }

  /// Files that a closure reads.
  ///
  /// - Parameter read: The bytes of the file at a path; `nil` where there is none. It is called once
  ///   for each file, while the program is made.
  public init(reading read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.read = read
  }
}
