import LayoutText

/// The layouts of real applications that the tests keep.
enum RealLayouts {
  /// Where they are, from the working copy this was built in.
  static let folder =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Tests/Cases/Real"

  /// Their texts, in the order of their names; none where there is no working copy any more.
  static var all: [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        })
    }
    return names.filter { $0.hasSuffix(".layout") }.sorted().compactMap {
      readFile(folder + "/" + $0)
    }
  }

  /// A layout with another name and a gap of its own between sections, so that no two are the same.
  static func copy(_ number: Int, of text: String) -> String {
    let gap = text.holds("\n    spacing:") ? "" : "\n    spacing: \(number % 32)"
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "layout page {" ? "layout page\(number) {\(gap)" : String(line)
    }.joined(separator: "\n")
  }
}
