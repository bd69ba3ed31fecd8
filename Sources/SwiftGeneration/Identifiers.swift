/// Names that are taken, and the next free one.
struct Names {
  private var taken: Set<String>

  /// The modules and types in generated code, which names in it would hide.
  static let ofTypes: Set<String> = [
    "AppKit", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "IndexPath", "Int",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem",
    "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension",
    "NSCollectionLayoutEnvironment", "NSCollectionLayoutGroup",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSupplementaryItem", "NSCollectionView", "NSDirectionalEdgeInsets",
    "NSDirectionalRectEdge", "NSRectAlignment", "Never", "String", "Swift", "SwiftUI",
    "UICollectionLayoutListConfiguration", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayoutConfiguration",
    "UIContentSizeCategory", "UIKit",
  ]

  /// The names in SwiftUI's views that names of a file would hide, or that would hide them.
  static let ofViews = Set(ViewProperty.traits).union([
    "Axis", "Capsule", "Circle", "Color", "ContentMode", "DisclosureGroup", "Divider",
    "DynamicTypeSize", "EdgeInsets", "Ellipse", "Environment", "ForEach", "Grid", "GridItem",
    "GridRow", "HStack", "Image", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    "Rectangle", "ScrollView", "Spacer", "State", "Text", "VStack", "View", "ViewThatFits",
    "ZStack", "body", "containerSize", "data", "itemCount", "sectionIndex",
  ])

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// `name`, or the same with the first number from 2 on that makes it free.
  mutating func take(_ name: String) -> String {
    var free = name
    var number = 2
    while !taken.insert(free).inserted {
      free = name + "\(number)"
      number += 1
    }
    return free
  }

  /// `name` with the first number from 1 on that makes it free.
  mutating func takeNumbered(_ name: String) -> String {
    var number = 1
    while !taken.insert(name + "\(number)").inserted { number += 1 }
    return name + "\(number)"
  }

  mutating func reserve(_ names: some Sequence<String>) { taken.formUnion(names) }
}

extension String {
  /// A Swift identifier for a name: a word is one, a string is joined from its letters and digits.
  ///
  /// - Source: `swift.md` 3.
  func identifier(or word: String) -> String {
    if isWord { return self }
    let parts = utf8.split { !$0.isLetterOrDigit }.map { String(Substring($0)) }
    guard let first = parts.first else { return word }
    let joined = first.lowercasedFirst + parts.dropFirst().map(\.uppercasedFirst).joined()
    return first.utf8.first.map(\.isASCIIDigit) == true ? "_" + joined : joined
  }

  /// The same in backticks if it is a keyword.
  var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  var isKeyword: Bool { Self.keywords.contains(self) }

  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  private var isWord: Bool {
    guard let first = utf8.first, !first.isASCIIDigit else { return false }
    return utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") } && self != "_"
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "false",
    "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (48...57).contains(self) }
  fileprivate var isLetterOrDigit: Bool {
    isASCIIDigit || (65...90).contains(self) || (97...122).contains(self)
  }
}
