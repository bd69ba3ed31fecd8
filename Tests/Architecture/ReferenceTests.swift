import Foundation
import LayoutChecking
import LayoutCompiler
import LayoutManual
import LayoutLanguage
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct ReferenceTests {
  @Test(arguments: [
    ("Reference.md", "markdown"), ("UIKit.md", "uikit"), ("layout.tmLanguage.json", "tmLanguage"),
  ])
  func referenceIsUpToDate(_ name: String, _ formatName: String) throws {
    let file = Repository.root.appending(path: "Grammar/\(name)")
    let format = try #require(ReferenceFormat.all.first { $0.name == formatName })
    #expect(
      try Repository.text(of: file) == format.text(),
      """
      out of date; update it: swift run layoutc reference --format \(formatName) > Grammar/\(name)
      """)
  }

  @Test(arguments: ElementKind.all.map(\.title))
  func examplesOfElementsCompile(_ title: String) throws {
    let kind = try #require(ElementKind.all.first { $0.title == title })
    #expect(faults(in: Self.embedding(kind.words.example, of: kind)) == [])
  }

  @Test(
    arguments: ElementKind.all.flatMap { kind in
      kind.properties.map { "\(kind.title)/\($0.name)" }
    })
  func examplesOfPropertiesCompile(_ path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    let kind = try #require(ElementKind.all.first { $0.title == parts[0] })
    let property = try #require(kind.properties.first { $0.name == parts[1] })
    #expect(property.example.hasPrefix(property.name))
    #expect(faults(in: Self.embedding(kind.instance(with: property.example), of: kind)) == [])
  }

  @Test(arguments: Function.all.map(\.name))
  func examplesOfFunctionsCompile(_ name: String) throws {
    let function = try #require(Function.all.first { $0.name == name })
    let size = function.result.fits(.dimension) ? "1w x \(function.example)" : "1w x 44"
    #expect(faults(in: "layout page { section s { hgroup \(size) { item } } }") == [])
  }

  /// The blocks of the reference are examples of elements, which are compiled above, or whole files.
  @Test func filesOfTheReferenceCompile() throws {
    let text = ReferenceFormat.markdown.text()
    let examples = Set(ElementKind.all.map(\.words.example))
    for match in text.matches(of: /```layout\n([^`]*)\n```/) {
      let block = String(match.1)
      if !examples.contains(block) { #expect(faults(in: block) == []) }
    }
  }

  @Test(arguments: UIKitType.all.map(\.name))
  func namesOfUIKitAreKnown(_ name: String) throws {
    let type = try #require(UIKitType.all.first { $0.name == name })
    for member in type.members {
      switch member {
      case .property(let name): #expect(type.property(name) != nil, "\(type.name).\(name)")
      case .spelled(_, let written):
        #expect(Self.files(with: written).contains { faults(in: $0).isEmpty }, "\(written)")
      case .absent: break
      }
    }
  }

  /// Every name of UIKit's compositional layout that the vocabulary knows is in the table.
  @Test func theUIKitTableIsComplete() {
    let types = UIKitType.all.filter { $0.name.contains("CollectionLayout") }
    for (kind, property) in types.flatMap(\.kinds).flatMap({ kind in
      kind.properties.map { (kind, $0) }
    }) where !property.isModifier {
      for name in property.uikitNames {
        let isListed = UIKitType.all.filter { $0.kinds.contains { $0.title == kind.title } }
          .contains { type in
            type.members.contains {
              switch $0 {
              case .property(let member): member == name
              case .spelled(let member, _): member.contains(name)
              case .absent: false
              }
            }
          }
        #expect(isListed, "\(kind.title).\(property.name): \(name)")
      }
    }
  }

  /// Files that contain `text`: an element, a property, a dimension or an input.
  private static func files(with text: String) -> [String] {
    let word = String(text.prefix { $0.isLetter })
    if text.hasPrefix("\(word):") {
      return ElementKind.all.filter { $0.properties.contains { $0.name == word } }
        .map { embedding($0.instance(with: text), of: $0) }
    }
    if let kind = ElementKind.all.first(where: { $0.name == word && $0.title == word }) {
      let needsItem = word.hasSuffix("group") && !text.contains("{")
      return [embedding(needsItem ? text + " { item }" : text, of: kind)]
    }
    if Input.all.contains(where: { $0.name == text }) {
      return [
        "layout page { section s { if \(text) == \(text) { insets: 1 }; hgroup 1w x 44 { item } } }"
      ]
    }
    return ["layout page { section s { hgroup \(text) x 44 { item } } }"]
  }

  /// The headlines of every error in `source`.
  private func faults(in source: String) -> [String] {
    var compilation = Compilation(SourceText(source))
    for name in compilation.dataNames {
      compilation.dataFiles[name] = .content(DataSet(.object([:]), file: name))
    }
    // Fonts are only named here.
    let fonts = compilation.fontPaths
    return compilation.diagnostics.filter { $0.severity == .error }.map(\.headline)
      .filter { headline in !fonts.contains { headline.contains("font `\($0)`") } }
  }

  /// A file with `example`, an element of `kind`, in a valid place.
  static func embedding(_ example: String, of kind: ElementKind) -> String {
    let parameters = "param columns = 3\n"
    let file = """
      layout page { section posts { hgroup 1w x 44 { item }; header title } }
      """
    if ElementKind.file.slot(titled: kind.title) {
      let isLayout = ElementKind.file.slots.first?.kind.title == kind.title
      return parameters + (isLayout ? example : file + "\n" + example)
    }
    guard let owner = ElementKind.all.first(where: { $0.slot(titled: kind.title) }) else {
      return example
    }
    return embedding(owner.instance(with: example), of: owner)
  }
}

extension ElementKind {
  fileprivate func slot(titled title: String) -> Bool {
    slots.contains { $0.kind.title == title }
  }

  /// An element of the kind with everything required, and `text`.
  fileprivate func instance(with text: String) -> String {
    var header = name
    if name == "preview" {
      header += " \"p\" 393 x 852"
    } else if self.header.size == .required {
      header += " 20 x 20"
    }
    if self.header.subject == .required { header += " \"Hi\"" }
    if name == "layout" { header += " page" }
    if self.header.mustSplit { header += " split 2" }
    if ["section", "list", "measured"].contains(name) { header += " posts" }
    let required = properties.filter { $0.isRequired && !text.hasPrefix($0.name) }.map(\.example)
    let word = String(text.prefix { $0 != " " && $0 != ":" })
    let repeated = slots.filter { $0.count == .exactlyOne }.map(\.kind.name)
    var children: [String] = []
    if !repeated.isEmpty, !repeated.contains(word) {
      children.append(repeated.count == 1 ? repeated[0] : "hgroup 1w x 44 { item }")
    } else if name == "layout", word != "section", word != "list" {
      children.append("section posts { hgroup 1w x 44 { item } }")
    } else if name == "custom", word != "item" {
      children.append("item { frame: 0, 0, 8, 8 }")
    } else if name.hasSuffix("group"), !["item", "hgroup", "vgroup", "custom"].contains(word) {
      children.append("item")
    }
    return "\(header) { \((required + [text] + children).joined(separator: "; ")) }"
  }
}
