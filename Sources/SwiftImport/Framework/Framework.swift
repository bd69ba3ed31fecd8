internal import LayoutSwiftSource
internal import LayoutText

/// What the importer knows of UIKit's compositional layout: its types, their fields and defaults.
///
/// - Source: Apple's public documentation; `swift.md` §4.
enum Framework {
  static let dimension = "NSCollectionLayoutDimension"
  static let size = "NSCollectionLayoutSize"
  static let spacing = "NSCollectionLayoutSpacing"
  static let edgeSpacing = "NSCollectionLayoutEdgeSpacing"
  static let insets = "NSDirectionalEdgeInsets"
  static let anchor = "NSCollectionLayoutAnchor"
  static let item = "NSCollectionLayoutItem"
  static let group = "NSCollectionLayoutGroup"
  static let section = "NSCollectionLayoutSection"
  static let supplementary = "NSCollectionLayoutSupplementaryItem"
  static let boundary = "NSCollectionLayoutBoundarySupplementaryItem"
  static let decoration = "NSCollectionLayoutDecorationItem"
  static let customItem = "NSCollectionLayoutGroupCustomItem"
  static let configuration = "UICollectionViewCompositionalLayoutConfiguration"
  static let layout = "UICollectionViewCompositionalLayout"
  static let list = "UICollectionLayoutListConfiguration"
  static let point = "CGPoint"
  static let extent = "CGSize"
  static let rectangle = "CGRect"
  static let edges = "UIEdgeInsets"

  /// Macintosh names, and those of aliases.
  static func canonical(_ name: String) -> String {
    // Asked for often: their lengths alone tell most names.
    guard [35, 48, 16, 12].contains(name.utf8.count) else { return name }
    return switch name {
    case "NSCollectionViewCompositionalLayout": layout
    case "NSCollectionViewCompositionalLayoutConfiguration": configuration
    case "NSCollectionView": "UICollectionView"
    case "NSEdgeInsets": edges
    default: name
    }
  }

  static let layoutTypes: Set = [
    item, group, section, supplementary, boundary, decoration, configuration, layout,
  ]
  static func isLayoutType(_ name: String) -> Bool { layoutTypes.contains(name) }

  /// Whether objects of the type are parts of sections.
  static func isPiece(_ type: String) -> Bool {
    layoutTypes.contains(type) && type != section && type != configuration && type != layout
  }

  private static let recordTypes: Set = [
    dimension, size, spacing, edgeSpacing, insets, anchor, customItem, list, point, extent,
    rectangle, edges,
  ]

  static func isRecordType(_ name: String) -> Bool { recordTypes.contains(canonical(name)) }

  private static let otherTypes: Set = [
    "NSDirectionalRectEdge", "NSRectAlignment", "UICollectionView", "UIContentInsetsReference",
    "UICollectionLayoutSectionOrthogonalScrollingBehavior", "CGFloat", "Double", "Float", "Int",
    "Bool", "String", "Array", "UIDevice", "UIScreen", "UITraitCollection", "UIUserInterfaceIdiom",
    "UIUserInterfaceSizeClass", "UIContentSizeCategory", "DynamicTypeSize",
  ]

  static func isType(_ name: String) -> Bool {
    let name = canonical(name)
    return layoutTypes.contains(name) || recordTypes.contains(name) || otherTypes.contains(name)
  }

  /// Types to which files add static members that are written with a dot alone.
  static let extensibleTypes = [
    size, dimension, insets, item, group, section, spacing, edgeSpacing, anchor, boundary,
    supplementary, decoration, configuration, layout, list, "CGFloat", "String",
  ]

  /// Whether its fields are numbers.
  static func isPlainRecord(_ type: String) -> Bool {
    type == insets || type == edges || type == point || type == extent
  }

  /// Whether values of the type are numbers.
  static func isNumber(_ type: String) -> Bool {
    ["CGFloat", "Double", "Float", "Int"].contains(String(type.withoutTypeMarks))
  }

  /// The field of a length that is one of several kinds.
  static func measure(of type: String) -> String? {
    type == dimension ? "dimension" : type == spacing ? "spacing" : nil
  }

  /// The words of UIKit's own element kinds.
  static let wordsOfKinds = [
    "UICollectionElementKindSectionHeader": "header",
    "UICollectionElementKindSectionFooter": "footer",
  ]

  /// Whether a chain of members leads to what the user of an app has set.
  static func isUserDefault(_ text: String) -> Bool { text.hasPrefix("UserDefaults.") }

  /// Functions that do not return.
  static let endings: Set = [
    "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit",
  ]

  /// Code of the frameworks that does not change the layout objects that it is given.
  static func leavesObjectsAlone(_ name: String) -> Bool {
    [
      "UICollectionView", "NSCollectionView", "setCollectionViewLayout", "print", "debugPrint",
      "dump", "assert", "precondition", "startInteractiveTransition", "UICollectionViewController",
      "init", "register", "append", "type", "NSLog", "cancelInteractiveTransition",
    ].contains(name) || name.hasSuffix("CollectionView") || name.hasSuffix("ViewController")
  }

  /// Methods of sizes, points and the like that do not change what they are called on.
  static func keepsValue(_ name: String) -> Bool {
    [
      "insetBy", "inset", "offsetBy", "applying", "union", "intersection", "intersects", "contains",
      "equalTo", "divided", "hash", "encode", "isEqual",
    ].contains(name)
  }

  // MARK: Fields

  /// The fields that a new object of `type` has, with their values.
  static func fields(of type: String) -> [String: SwiftValue] { fields[type] ?? [:] }

  private static let fields: [String: [String: SwiftValue]] = {
    let empty = SwiftValue.array([])
    let zero = SwiftValue.record(zeroInsets)
    return [
      item: ["contentInsets": zero, "edgeSpacing": .none, "supplementaryItems": empty],
      group: [
        "contentInsets": zero, "edgeSpacing": .none, "supplementaryItems": empty,
        "interItemSpacing": .none,
      ],
      section: [
        "contentInsets": zero, "interGroupSpacing": .real(0),
        "orthogonalScrollingBehavior": .word("none"), "boundarySupplementaryItems": empty,
        "decorationItems": empty, "contentInsetsReference": .word("automatic"),
        "supplementaryContentInsetsReference": .word("automatic"),
        "supplementariesFollowContentInsets": .yes,
      ],
      supplementary: ["contentInsets": zero, "zIndex": .whole(1)],
      boundary: [
        "contentInsets": zero, "zIndex": .whole(0), "extendsBoundary": .yes,
        "pinToVisibleBounds": .no,
      ],
      decoration: ["contentInsets": zero, "zIndex": .whole(0)],
      configuration: [
        "scrollDirection": .word("vertical"), "interSectionSpacing": .real(0),
        "boundarySupplementaryItems": empty, "contentInsetsReference": .word("safeArea"),
      ],
      list: [
        "headerMode": .word("none"), "footerMode": .word("none"), "showsSeparators": .yes,
        "headerTopPadding": .none,
      ],
    ]
  }()

  /// The properties of layout objects that decide frames.
  static let propertyNames = Set(layoutTypes.flatMap { fields(of: $0).keys }).union([
    "configuration"
  ])
  .sorted()

  static let zeroInsets = SwiftValue.Record(
    type: insets,
    fields: ["top": .real(0), "leading": .real(0), "bottom": .real(0), "trailing": .real(0)])

  static let zeroEdges = SwiftValue.Record(
    type: edges,
    fields: ["top": .real(0), "left": .real(0), "bottom": .real(0), "right": .real(0)])

  /// Whether objects of the type have the property and the importer reads it.
  static func isKnown(_ name: String, of type: String) -> Bool {
    fields(of: type)[name] != nil || (type == layout && name == "configuration")
  }

  /// Properties of views that move nothing of a layout.
  static func isLook(_ name: String) -> Bool {
    let names: Set = [
      "backgroundColor", "delegate", "dataSource", "prefetchDataSource", "title", "alpha", "tag",
      "isHidden", "tintColor", "translatesAutoresizingMaskIntoConstraints", "isScrollEnabled",
      "allowsSelection", "allowsMultipleSelection", "showsHorizontalScrollIndicator",
      "showsVerticalScrollIndicator", "keyboardDismissMode", "decelerationRate", "bounces",
      "clipsToBounds", "isUserInteractionEnabled", "accessibilityIdentifier", "autoresizingMask",
    ]
    return names.contains(name)
  }

  /// Properties that move no frame.
  static func isIgnored(_ name: String, of type: String) -> Bool {
    ["visibleItemsInvalidationHandler", "accessibilityIdentifier"].contains(name)
  }

  private static let ignoredInLists: Set = [
    "backgroundColor", "separatorConfiguration", "itemSeparatorHandler",
    "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider",
  ]

  static func setting(
    _ name: String, of record: SwiftValue.Record, to value: SwiftValue
  ) -> SwiftValue.Record {
    var record = record
    if record.type == list, ignoredInLists.contains(name) { return record }
    record.fields[name] = value
    if record.type == rectangle { record.fields = moved(rectangle: record.fields, by: name) }
    return record
  }

  private static let partNames: Set = [
    "top", "leading", "left", "bottom", "trailing", "right", "x", "y", "width", "height",
  ]

  /// Whether a value or a list's configuration was given a property that the importer does not read.
  static func isUnknownField(_ name: String, of record: SwiftValue.Record) -> Bool {
    if isPlainRecord(record.type) { return !partNames.contains(name) }
    return record.type == list && !ignoredInLists.contains(name) && fields(of: list)[name] == nil
      && name != "appearance"
  }

  /// The type that an argument or a property of this name has.
  static func type(of label: String?) -> String? { label.flatMap { types[$0] } }

  private static let types = [
    "layoutSize": size, "itemSize": size, "groupSize": size, "widthDimension": dimension,
    "heightDimension": dimension, "contentInsets": insets, "directionalLayoutMargins": insets,
    "interItemSpacing": spacing, "edgeSpacing": edgeSpacing, "containerAnchor": anchor,
    "itemAnchor": anchor, "edges": "NSDirectionalRectEdge", "alignment": "NSRectAlignment",
    "absoluteOffset": point, "fractionalOffset": point, "origin": point, "frame": rectangle,
    "configuration": configuration, "group": group, "section": section, "subitems": "[\(item)]",
    "subitem": item, "repeatingSubitem": item, "supplementaryItems": "[\(supplementary)]",
    "boundarySupplementaryItems": "[\(boundary)]", "decorationItems": "[\(decoration)]",
    "interGroupSpacing": "CGFloat", "interSectionSpacing": "CGFloat", "count": "Int", "using": list,
    "collectionViewLayout": layout,
  ]

  /// The type that `.init` with these labels makes.
  static func type(initializedBy labels: [String?]) -> String? {
    switch labels.map({ $0 ?? "_" }) {
    case ["widthDimension", "heightDimension"]: size
    case ["top", "leading", "bottom", "trailing"]: insets
    case ["top", "left", "bottom", "right"]: edges
    case ["leading", "top", "trailing", "bottom"]: edgeSpacing
    case ["x", "y"]: point
    case ["width", "height"]: extent
    case ["x", "y", "width", "height"], ["origin", "size"]: rectangle
    case ["edges"], ["edges", "absoluteOffset"], ["edges", "fractionalOffset"]: anchor
    case ["layoutSize"], ["layoutSize", "supplementaryItems"]: item
    case ["layoutSize", "elementKind", "alignment"],
      ["layoutSize", "elementKind", "alignment", "absoluteOffset"]:
      boundary
    case ["layoutSize", "elementKind", "containerAnchor"],
      ["layoutSize", "elementKind", "containerAnchor", "itemAnchor"]:
      supplementary
    case ["group"]: section
    case ["section"], ["section", "configuration"], ["sectionProvider"],
      ["sectionProvider", "configuration"]:
      layout
    case ["appearance"]: list
    case ["frame"], ["frame", "zIndex"]: customItem
    default: nil
    }
  }

  /// `.name` where a value of a type is asked for.
  static func constant(_ name: String, of type: String?) -> SwiftValue? {
    let type = type.map { canonical($0) }
    if name == "none", type == spacing || type == edgeSpacing { return SwiftValue.none }
    if name == "greatestFiniteMagnitude", type == "CGFloat" || type == "Double" {
      return .real(.greatestFiniteMagnitude)
    }
    guard name == "zero" else { return nil }
    switch type {
    case rectangle?:
      let sides = ["x", "y", "width", "height"].map { ($0, SwiftValue.real(0)) }
      let fields = completed(rectangle: Dictionary(uniqueKeysWithValues: sides))
      return .record(SwiftValue.Record(type: rectangle, fields: fields))
    case insets?: return .record(zeroInsets)
    case edges?: return .record(zeroEdges)
    case point?: return .record(pointRecord(.real(0), .real(0)))
    case extent?: return .record(extentRecord(.real(0), .real(0)))
    case "CGFloat"?, "Double"?: return .real(0)
    case "Int"?: return .whole(0)
    default: return nil
    }
  }

  static func pointRecord(_ x: SwiftValue, _ y: SwiftValue) -> SwiftValue.Record {
    SwiftValue.Record(type: point, fields: ["x": x, "y": y])
  }

  static func extentRecord(_ width: SwiftValue, _ height: SwiftValue) -> SwiftValue.Record {
    SwiftValue.Record(type: extent, fields: ["width": width, "height": height])
  }
}
