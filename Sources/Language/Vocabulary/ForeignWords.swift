/// Words of UIKit, SwiftUI, CSS and other languages for what is declared nowhere in the vocabulary.
package enum ForeignWords {
  /// SwiftUI's modifiers that move no frame.
  package static let modifiersWithoutFrames: Set = [
    "hidden", "opacity", "multilineTextAlignment", "truncationMode", "foregroundColor",
    "foregroundStyle", "tint", "accentColor", "clipped", "clipShape", "cornerRadius", "mask",
    "shadow", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "blendMode", "compositingGroup", "drawingGroup", "gesture", "simultaneousGesture",
    "highPriorityGesture", "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear",
    "onChange", "onReceive", "onSubmit", "onHover", "task", "id", "tag", "animation", "transition",
    "transaction", "matchedGeometryEffect", "contentTransition", "sheet", "fullScreenCover",
    "popover", "alert", "confirmationDialog", "actionSheet", "fill", "stroke", "strokeBorder",
    "trim", "contentShape", "allowsHitTesting", "disabled", "zIndex", "renderingMode",
    "interpolation", "antialiased", "symbolRenderingMode", "preferredColorScheme", "colorScheme",
    "contextMenu", "focused", "sensoryFeedback", "help", "privacySensitive", "statusBarHidden",
    "foregroundStyles", "underline", "strikethrough", "colorInvert", "colorMultiply", "border",
    "rotationEffect", "scaleEffect", "symbolEffect", "previewDevice", "previewDisplayName",
    "refreshable",
    "allowsTightening", "toolbar", "toolbarBackground", "scrollIndicators", "scrollDisabled",
    "environmentObject", "eraseToAnyView", "onOpenURL", "onPreferenceChange", "coordinateSpace",
    "keyboardType", "textContentType", "submitLabel", "interactiveDismissDisabled",
    "keyboardShortcut", "listRowBackground", "widgetURL", "onDrag", "onDrop", "onKeyPress",
    "onContinueUserActivity", "autocorrectionDisabled", "textInputAutocapitalization",
    "presentationDetents", "presentationDragIndicator", "redacted", "unredacted", "userActivity",
    "scrollDismissesKeyboard", "badgeProminence", "persistentSystemOverlays", "focusable",
    "textSelection", "hoverEffect", "listRowSeparator", "listRowSeparatorTint",
    "listSectionSeparator", "listSectionSeparatorTint", "presentationBackground",
    "presentationCornerRadius", "presentationContentInteraction", "swipeActions",
    "scrollTargetBehavior", "scrollTargetLayout", "scrollPosition", "scrollClipDisabled",
    "onGeometryChange", "onScrollGeometryChange", "onScrollVisibilityChange",
    "matchedTransitionSource", "luminanceToAlpha", "fileImporter", "fileExporter", "photosPicker",
    "rotation3DEffect", "visualEffect", "scrollTransition",
  ]

  /// Properties for how things look and what they do; what some of them do to frames is not known.
  package static let looks: Set = modifiersWithoutFrames.union([
    "color", "textColor", "backgroundColor", "tintColor", "alpha", "textAlignment", "italic",
    "showsIndicators", "buttonStyle", "accessibilityLabel", "navigationTitle", "listStyle",
  ])

  /// Words for true and false.
  package static let truths = [
    "yes": "true", "YES": "true", "True": "true", "TRUE": "true", "on": "true",
    "no": "false", "NO": "false", "False": "false", "FALSE": "false", "off": "false",
  ]

  /// Words for nothing at all.
  package static let nothings: Set = ["nil", "null", "None", "undefined"]

  /// By names in small letters of devices and directions, the condition that they mean.
  package static let conditions: [String: String] = {
    var conditions = ["isrtl", "rtl", "isrighttoleft"].reduce(into: [:]) {
      $0[$1] = "traits.layoutDirection == rightToLeft"
    }
    for (name, idiom) in ["pad": "pad", "ipad": "pad", "phone": "phone", "iphone": "phone"] {
      for word in [name, "is" + name] { conditions[word] = "traits.idiom == \(idiom)" }
    }
    return conditions
  }()

  /// How other languages write that a side of a size follows from something else, and what to write.
  package static let sides: [String: String] = {
    let content = "a side as long as its content is estimated: `~44`"
    let container = "a side as long as the container's is `1w` or `1h`"
    let contents = ["auto", "fit", "hug", "wrap", "wrap_content", "fitContent", "intrinsic"]
    let containers = ["fill", "full", "stretch", "match_parent", "max", "infinite"]
    return Dictionary(
      uniqueKeysWithValues: contents.map { ($0, content) } + containers.map { ($0, container) })
  }()

  /// What UIKit calls traits that are called something else here.
  package static let traits = [
    "userInterfaceIdiom": "idiom", "preferredContentSizeCategory": "contentSizeCategory",
  ]
}
