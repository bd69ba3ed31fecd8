internal import LayoutSwiftSource

/// The labels of the arguments that views and modifiers of SwiftUI take: a call with another one is
/// code that has the same name and is declared elsewhere.
enum ArgumentLabels {
  /// By names of types, `_` for an argument without a label, `{` for a trailing closure alone.
  private static let views = sets([
    "HStack": "{ alignment spacing content", "VStack": "{ alignment spacing content",
    "ZStack": "{ alignment content",
    "LazyHStack": "{ alignment spacing pinnedViews content",
    "LazyVStack": "{ alignment spacing pinnedViews content",
    "LazyHGrid": "{ rows alignment spacing pinnedViews content",
    "LazyVGrid": "{ columns alignment spacing pinnedViews content",
    "Grid": "{ alignment horizontalSpacing verticalSpacing content",
    "GridRow": "{ alignment content", "ScrollView": "_ showsIndicators content",
    "ViewThatFits": "{ in content", "Spacer": "minLength", "Divider": "", "EmptyView": "",
    "Group": "{ content", "AnyView": "_ erasing", "NavigationStack": "_ path root",
    "NavigationView": "{ content", "Button": "_ action role label systemImage image intent",
    "NavigationLink": "_ destination label value isActive tag selection",
    "Link": "_ destination label", "ForEach": "_ id content editActions",
    "GeometryReader": "{ content", "GridItem": "_ spacing alignment",
    "Rectangle": "", "Capsule": "style", "Ellipse": "", "Circle": "",
    "EdgeInsets": "_ top leading bottom trailing",
  ])

  /// What SwiftUI's modifiers for navigation and accessibility are called, which change no frames.
  static let modifiersOfApps = Set(
    [
      "navigation": [
        "Title", "Subtitle", "Document", "Destination", "ViewStyle", "SplitViewStyle", "Transition",
        "BarTitle", "BarTitleDisplayMode", "BarItems", "BarHidden", "BarBackButtonHidden",
        "LinkIndicatorVisibility",
      ],
      "accessibility": [
        "", "Label", "Value", "Hint", "Identifier", "Hidden", "Element", "AddTraits",
        "RemoveTraits",
        "SortPriority", "Action", "Actions", "AdjustableAction", "ScrollAction", "ZoomAction",
        "InputLabels", "ActivationPoint", "Children", "Focused", "DefaultFocus", "Heading",
        "LabeledPair", "LinkedGroup", "Rotor", "RotorEntry", "CustomContent", "DirectTouch",
        "Representation", "RespondsToUserInteraction", "ShowsLargeContentViewer", "TextContentType",
        "ChartDescriptor", "IgnoresInvertColors", "DragPoint", "DropPoint", "ScrollStatus",
      ],
    ].flatMap { beginning, ends in ends.map { beginning + $0 } })

  private static let modifiers = sets([
    "padding": "_", "fixedSize": "horizontal vertical", "layoutPriority": "_", "offset": "_ x y",
    "aspectRatio": "_ contentMode", "scaledToFit": "", "scaledToFill": "",
    "gridCellColumns": "_", "gridCellUnsizedAxes": "_", "gridColumnAlignment": "_",
    "gridCellAnchor": "_", "overlay": "_ alignment content in fillStyle ignoresSafeAreaEdges",
    "background": "_ alignment content in fillStyle ignoresSafeAreaEdges", "font": "_",
    "fontWeight": "_", "bold": "_", "lineLimit": "_", "hidden": "", "modifier": "_",
    "resizable": "capInsets resizingMode", "matchedGeometryEffect": "id in properties anchor",
    "opacity": "_", "border": "_ width", "cornerRadius": "_ antialiased",
    "clipShape": "_ style", "clipped": "antialiased", "shadow": "color radius x y",
    "blur": "radius opaque", "mask": "_ alignment content", "foregroundColor": "_",
    "foregroundStyle": "_",
    "tint": "_", "accentColor": "_", "id": "_", "tag": "_ includeOptional", "disabled": "_",
    "zIndex": "_", "animation": "_ value body", "transition": "_", "multilineTextAlignment": "_",
    "truncationMode": "_", "navigationTitle": "_",
    "onTapGesture": "count coordinateSpace perform _",
    "onAppear": "perform _", "onDisappear": "perform _", "rotationEffect": "_ anchor",
    "scaleEffect": "_ x y anchor", "stroke": "_ lineWidth style antialiased", "fill": "_ style",
  ])

  private static let others: Set = [
    "Text", "Image", "Color", "RoundedRectangle", "List", "Label", "Toggle", "TabView", "Form",
    "Menu", "Picker", "Slider", "Stepper", "TextField", "ProgressView", "DisclosureGroup",
  ]

  /// Whether it is the name of a view of SwiftUI.
  static func isView(_ name: String) -> Bool { views[name] != nil || others.contains(name) }

  private static func sets(_ words: [String: String]) -> [String: Set<Substring>] {
    words.mapValues { Set($0.split(separator: " ")) }
  }

  /// Whether a view of SwiftUI that is called like this may take the arguments.
  static func view(_ name: String, takes arguments: [SwiftArgument]) -> Bool {
    allow(arguments, views[name])
  }

  static func modifier(_ name: String, takes arguments: [SwiftArgument]) -> Bool {
    allow(arguments, modifiers[name])
  }

  private static func allow(_ arguments: [SwiftArgument], _ labels: Set<Substring>?) -> Bool {
    guard let labels else { return true }
    return arguments.allSatisfy { argument in
      if let label = argument.label { return labels.contains(label[...]) }
      return labels.contains("_") || argument.isTrailing && labels.contains("{")
    }
  }
}
