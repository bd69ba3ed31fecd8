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
    "environmentObject", "eraseToAnyView",
  ]

  /// Properties for how things look and what they do; what some of them do to frames is not known.
  package static let looks: Set = modifiersWithoutFrames.union([
    "color", "textColor", "backgroundColor", "tintColor", "alpha", "textAlignment", "italic",
    "showsIndicators", "buttonStyle", "accessibilityLabel", "navigationTitle", "listStyle",
  ])

  /// Words for values, and the values.
  package static let values = [
    "yes": "true", "YES": "true", "True": "true", "TRUE": "true", "on": "true",
    "no": "false", "NO": "false", "False": "false", "FALSE": "false", "off": "false",
    "zero": "0",
  ]

  /// Words for nothing, and for sides of a size that follow from something else, and what to write
  /// instead.
  package static let notValues: [String: String] = {
    let nothing =
      "remove the property to use its default; every field that is read has to be there"
    let content = "a side as long as its content is estimated: `~44`"
    let container = "a side as long as the container's is `1w` or `1h`"
    let words = [
      nothing: ["nil", "null", "None", "undefined"],
      content: ["auto", "fit", "hug", "wrap", "wrap_content", "fitContent", "intrinsic"],
      container: ["fill", "full", "stretch", "match_parent", "max", "infinite"],
    ]
    return words.reduce(into: [:]) { helps, entry in
      for word in entry.value { helps[word] = entry.key }
    }
  }()

  /// Words for a length without an end.
  package static let infinities: Set<Substring> = [
    "infinity", "Infinity", "inf", "greatestFiniteMagnitude", "unlimited",
  ]

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

  /// What UIKit calls traits that are called something else here.
  package static let traits = [
    "userInterfaceIdiom": "idiom", "preferredContentSizeCategory": "contentSizeCategory",
  ]
}
