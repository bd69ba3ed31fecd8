internal import LayoutChecking
internal import LayoutLanguage

/// A section of a layout, with its names in Swift.
struct SectionEntry {
  let index: Int
  let caseName: String
  /// The raw value of its case.
  let value: String
  let function: String
  /// The conditions around it.
  let path: [Assignment.Step]

  /// The sections among `members`, in the order of the file.
  static func all(
    in members: [Member], _ program: CheckedProgram, avoiding taken: Set<String>
  ) -> [SectionEntry] {
    var cases = Names(["allCases"])
    var functions = Names(["layout", "inOrder", "section", "kind", "itemCount", "init"])
    var known: [String: String] = [:]
    return members.placed(where: program.isSection).map { index, path in
      let element = program.elements[index]
      let word = element.kind.name
      let caseName =
        element.name.flatMap { known[$0] }
        ?? cases.take((element.name ?? word).identifier(or: word))
      if let name = element.name { known[name] = caseName }
      let isTaken =
        caseName.isKeyword || taken.contains(caseName) || Self.reserved.contains(caseName)
        || Names.ofTypes.contains(caseName)
      let function = functions.take(isTaken ? "sectionOf" + caseName.uppercasedFirst : caseName)
      return SectionEntry(
        index: index, caseName: caseName, value: element.name ?? caseName, function: function,
        path: path)
    }
  }

  /// What a function called so would hide, or what would hide it.
  private static let reserved: Set<String> = [
    "kind", "layout", "inOrder", "section", "itemCount", "index", "environment", "Section", "Kind",
  ]
}

extension [Member] {
  /// The elements that `matches`, each with the conditions around it.
  func placed(
    where matches: (Int) -> Bool, _ path: [Assignment.Step] = []
  ) -> [(index: Int, path: [Assignment.Step])] {
    flatMap { member -> [(index: Int, path: [Assignment.Step])] in
      switch member {
      case .property, .binding: return []
      case .element(let index): return matches(index) ? [(index, path)] : []
      case .use(let body): return body.placed(where: matches, path)
      case .loop(let loop, let body):
        return body.placed(where: matches, path + [.loop(loop, body)])
      case .condition(let branches):
        guard let id = branches.first?.condition else { return [] }
        return branches.indices.flatMap { index in
          branches[index].body.placed(
            where: matches, path + [.branch(branches, index, id)])
        }
      }
    }
  }
}

/// The constants for the element kinds of a layout.
struct KindTable {
  /// A class that the app registers.
  struct DecorationClass {
    /// The argument's name.
    let name: String
    /// The name of the constant for its kind.
    let constant: String
    let kind: String
    let word: String
  }

  /// The layout's element.
  let layout: Int
  /// By element, the constant's name, in backticks where it is a keyword.
  private(set) var names: [Int: String] = [:]
  private(set) var decorations: [DecorationClass] = []
  private var constants: [(name: String, value: Value)] = []

  private enum Value: Hashable {
    case text(String)
    /// UIKit's own, for a header or a footer.
    case section(String)
  }

  init(_ layout: Int, _ members: [Member], _ program: CheckedProgram) {
    self.layout = layout
    // A type has members of these names.
    var identifiers = Names(Names.ofTypes.union(["Type", "Protocol"]))
    var arguments = Names(
      Names.ofTypes.union([
        "kind", "layout", "section", "configuration", "inOrder", "self", "Kind", "Section",
      ]))
    var known: [Value: String] = [:]
    for index in Self.viewKinds(in: members, program) {
      let element = program.elements[index]
      let value = Self.value(of: element)
      let word = element.kind.name
      let identifier = (element.name ?? word).identifier(or: word)
      let name = known[value] ?? identifiers.take(identifier)
      if known[value] == nil {
        constants.append((name, value))
        if program.isDecoration(index) {
          decorations.append(
            DecorationClass(
              name: arguments.take(identifier), constant: name.escaped,
              kind: element.name ?? word, word: word))
        }
      }
      known[value] = name
      names[index] = name.escaped
    }
  }

  private static func value(of element: CheckedElement) -> Value {
    let word = element.kind.name
    let isList =
      element.kind.title == BoundaryItem.headerOfList.title
      || element.kind.title == BoundaryItem.footerOfList.title
    let isOwn = word == BoundaryItem.header.kind.name || word == BoundaryItem.footer.kind.name
    guard isOwn, element.name == nil || isList else { return .text(element.name ?? word) }
    return .section(word.uppercasedFirst)
  }

  /// The elements with a kind, in source order.
  private static func viewKinds(in members: [Member], _ program: CheckedProgram) -> [Int] {
    members.elements.flatMap { index -> [Int] in
      let element = program.elements[index]
      if element.kind.traits.contains(.isContent) { return [] }
      let own = element.kind.traits.contains(.isViewKind) ? [index] : []
      return own + viewKinds(in: program.members(of: element.body), program)
    }
  }

  /// The enumeration; empty where there are no kinds.
  func text(_ options: SwiftOptions) -> String {
    guard !constants.isEmpty else { return "" }
    let access = options.access.prefix
    var lines = "    /// The element kinds of headers, footers, badges and backgrounds.\n"
    lines += "    \(access)enum Kind {\n"
    for constant in constants {
      let start = "\(access)static let \(constant.name.escaped) = "
      switch constant.value {
      case .text(let text): lines += "        \(start)\(text.swiftLiteral)\n"
      case .section(let word):
        let kind = options.platform == .both ? "SectionKinds" : options.platform.collectionView
        lines += "        \(start)\(kind).elementKindSection\(word)\n"
      }
    }
    return lines + "    }\n"
  }
}

extension SwiftOptions.Platform {
  var collectionView: String { self == .macOS ? "NSCollectionView" : "UICollectionView" }
}
