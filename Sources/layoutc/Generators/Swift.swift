internal import LayoutChecking
internal import LayoutLint
internal import LayoutSwiftGeneration

extension Generator {
  static let swift = Generator(
    name: "swift", summary: "UIKit or AppKit code for compositional layouts.",
    options: [platform, target, access, layout, contents], suffix: ".swift"
  ) { invocation throws(UsageError) in
    var options = SwiftOptions()
    options.platform = try value(of: platform, invocation)
    options.access = try value(of: access, invocation)
    options.contents = try value(of: contents, invocation)
    let names = invocation[all: layout]
    options.names = names.isEmpty ? nil : Set(names)
    let given = try givenTarget(invocation)
    options.target = given ?? options.target
    return Generation(hasTarget: given != nil, names: options.names) {
      [options] program, configured in
      var own = options
      if given == nil, let configured { own.target = configured }
      let code = swiftCode(for: program, own)
      return Generation.Output(text: code.text, diagnostics: code.diagnostics)
    }
  }

  private static let platform = Option("platform", "platform", help: "System that the code is for.")
    .taking(SwiftOptions.Platform.allCases.map(\.rawValue))
    .defaulting(to: SwiftOptions.Platform.iOS.rawValue)
  private static let target = Option(
    "target", "system",
    help: "Oldest system of the app, as in \"iOS 15\"; else the configuration's, else iOS 16.")
  private static let access = Option("access", "level", help: "Access level of what is generated.")
    .taking(SwiftOptions.Access.allCases.map(\.rawValue))
    .defaulting(to: SwiftOptions.Access.module.rawValue)
  private static let layout = Option(
    "layout", "name", help: "Generate only this layout or view."
  ).repeated

  private static let contents = Option(
    "contents", "form", help: "What becomes of the contents of items, and of views."
  )
  .taking(SwiftOptions.Contents.allCases.map(\.rawValue))
  .defaulting(to: SwiftOptions.Contents.skipped.rawValue)

  private static func value<Value: RawRepresentable>(
    of option: Option, _ invocation: Invocation
  ) throws(UsageError) -> Value where Value.RawValue == String {
    let word = invocation[option] ?? option.defaultValue ?? ""
    guard let value = Value(rawValue: word) else {
      throw invocation.misuse(
        of: option, word, expected: option.values.joined(separator: ", "))
    }
    return value
  }

  private static func givenTarget(_ invocation: Invocation) throws(UsageError) -> Int? {
    guard let word = invocation[target] else { return nil }
    guard let version = readSystem(word) else {
      throw invocation.misuse(of: target, word, expected: "a system, as in \"iOS 15\"")
    }
    return version
  }
}
