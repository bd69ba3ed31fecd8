internal import LayoutChecking
package import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// A file that a layout names.
package struct FileLink: Hashable, Sendable {
  /// The path as it is written, without its quotes.
  package let range: TextRange
  package let path: String
}

/// The files that a layout imports, or names as data or fonts.
///
/// - Complexity: O(*n*) in the nodes and the elements.
package func fileLinks(of compilation: Compilation) -> [FileLink] {
  var links = compilation.tree.all(ImportSyntax.self).compactMap(\.path).map(FileLink.init)
  let names = Set(
    ElementKind.all.flatMap(\.properties).filter { property in
      switch property.reference {
      case .file?, .data?: true
      default: false
      }
    }.map(\.name))
  for property in compilation.tree.all(PropertySyntax.self)
  where names.contains(property.name?.text ?? "") {
    links += property.values.compactMap(\.expression?.name).filter(\.isQuoted).map(FileLink.init)
  }
  return links.sorted { $0.range.lowerBound < $1.range.lowerBound }
}

extension FileLink {
  fileprivate init(_ name: NameToken) {
    let range = name.range
    self.init(
      range: name.isQuoted && range.count > 1
        ? range.lowerBound + 1..<range.upperBound - 1 : range, path: name.text)
  }
}
