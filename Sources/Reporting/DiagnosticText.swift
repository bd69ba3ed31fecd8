package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// The headline, then notes and helps; `source` is the file that it is in.
  package func plainText(in source: SourceText) -> String {
    ([headline] + remarks(in: source)).map(\.printable).joined(separator: "\n")
  }

  /// Notes and helps, one a line.
  func remarks(in source: SourceText) -> [String] {
    notes.map { "note: \($0)" } + helps.map { "help: \($0.text)" }
      + (call(in: source).map { ["see: \($0)"] } ?? [])
  }

  /// The call that shows where its numbers come from; `source` is the file that it is in.
  ///
  /// - Source: `prove.md` 2.
  package func call(in source: SourceText) -> String? {
    // A name that begins as an option does is none behind its folder.
    let name = source.name.hasPrefix("-") ? "./" + source.name : source.name
    let file = "layoutc why \(name.asShellWord)"
    switch derivation {
    case .of(let words): return "\(file) \(words)"
    case .ofRange(let view):
      let place = source.location(of: range.lowerBound)
      return "\(file) @\(place.line):\(place.column) \(view)"
    case nil: return nil
    }
  }
}
