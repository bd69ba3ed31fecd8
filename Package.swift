// swift-tools-version: 6.2
import PackageDescription

/// A module of the package and the modules that it may import.
struct Module {
  let name: String
  let uses: [String]

  /// The target's name.
  var target: String { name.hasPrefix("Layout") ? name : "Layout" + name }
  /// Its folder below `Sources`.
  var path: String { "Sources/\(name)" }
  /// What the module may import.
  var dependencies: [Target.Dependency] { targets(named: uses) }
}

/// The targets of the modules called `names`.
func targets(named names: [String]) -> [Target.Dependency] {
  names.map { .target(name: Module(name: $0, uses: []).target) }
}

/// The modules, lowest layer first. A module depends only on modules above it in this list.
let modules = [
  Module(name: "Text", uses: []),
  Module(name: "Geometry", uses: []),
  Module(name: "Diagnostics", uses: ["Text"]),
  Module(name: "Typesetting", uses: ["Text", "Geometry"]),
  Module(name: "SwiftSource", uses: ["Text"]),
  Module(name: "Syntax", uses: ["Text", "Diagnostics"]),
  Module(name: "Language", uses: ["Text", "Geometry", "Typesetting"]),
  Module(name: "Checking", uses: ["Text", "Diagnostics", "Geometry", "Syntax", "Language"]),
  Module(
    name: "Evaluation", uses: ["Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking"]),
  Module(name: "Steps", uses: ["Text", "Geometry", "Language"]),
  Module(name: "Content", uses: ["Text", "Geometry", "Typesetting", "Language", "Steps"]),
  Module(name: "Solver", uses: ["Text", "Geometry", "Language", "Steps"]),
  Module(
    name: "LayoutCompiler",
    uses: [
      "Text", "Diagnostics", "Geometry", "Typesetting", "Syntax", "Language", "Checking",
      "Evaluation", "Content", "Steps", "Solver",
    ]),
  Module(
    name: "Lint",
    uses: [
      "Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking", "Evaluation", "Content",
      "Solver", "LayoutCompiler",
    ]),
  Module(name: "Formatting", uses: ["Text", "Diagnostics", "Syntax", "Language"]),
  Module(
    name: "SwiftImport",
    uses: [
      "Text", "Diagnostics", "Geometry", "SwiftSource", "Syntax", "Language", "Formatting",
    ]),
  Module(
    name: "SwiftGeneration",
    uses: ["Text", "Geometry", "Diagnostics", "Syntax", "Language", "Checking"]),
  Module(name: "Reporting", uses: ["Text", "Diagnostics"]),
  Module(
    name: "Rendering",
    uses: [
      "Text", "Diagnostics", "Geometry", "Language", "Content", "Solver", "LayoutCompiler",
      "Reporting",
    ]),
  Module(
    name: "Derivation",
    uses: [
      "Text", "Geometry", "Language", "Checking", "Evaluation", "Content", "Steps", "Solver",
      "LayoutCompiler",
    ]),
  Module(
    name: "Testing",
    uses: [
      "Text", "Diagnostics", "Geometry", "Language", "Checking", "Evaluation", "Content", "Steps",
      "Solver",
      "LayoutCompiler", "Reporting", "Rendering", "Derivation",
    ]),
  Module(
    name: "Comparison",
    uses: [
      "Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking", "Evaluation", "Content",
      "Steps", "Solver", "LayoutCompiler", "Reporting", "Rendering", "Derivation",
    ]),
  Module(
    name: "Listing",
    uses: ["Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking", "Evaluation"]),
  Module(
    name: "Manual",
    uses: [
      "Text", "Diagnostics", "Geometry", "SwiftSource", "SwiftImport", "Syntax", "Language",
      "Checking", "LayoutCompiler", "Testing", "Lint", "SwiftGeneration",
    ]),
  Module(
    name: "Assistance",
    uses: [
      "Text", "Diagnostics", "Geometry", "SwiftSource", "SwiftImport", "Syntax", "Language",
      "Checking", "Evaluation", "Content", "Steps",
      "Solver", "LayoutCompiler", "Lint", "Formatting", "Derivation",
    ]),
  Module(
    name: "LanguageServer",
    uses: [
      "Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking", "Evaluation",
      "LayoutCompiler", "Testing", "Lint", "Reporting", "Rendering", "Derivation", "Assistance",
    ]),
  Module(
    name: "Preview",
    uses: [
      "Text", "Diagnostics", "Geometry", "Language", "Syntax", "Checking", "Evaluation", "Content",
      "Steps", "Solver", "LayoutCompiler", "Testing", "Derivation", "Comparison", "Assistance",
    ]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// Every module, for the command line and the tests.
let everyModule: [Target.Dependency] = modules.map { .target(name: $0.target) }

/// The test suites and the modules that they import.
let suites = [
  Module(name: "Text", uses: ["Text", "Diagnostics"]),
  Module(name: "Syntax", uses: ["Text", "Diagnostics", "Syntax"]),
  Module(name: "Checking", uses: ["Text", "Diagnostics", "Syntax", "Language", "Checking"]),
  Module(
    name: "Evaluation",
    uses: ["Text", "Diagnostics", "Geometry", "Syntax", "Language", "Checking", "Evaluation"]),
  Module(name: "Content", uses: ["Geometry", "Typesetting", "Language", "Content"]),
  Module(name: "Typesetting", uses: ["Geometry", "Language", "Typesetting"]),
  Module(name: "Solver", uses: ["Geometry", "Language", "Solver"]),
  Module(name: "SwiftGeneration", uses: modules.map(\.name)),
  Module(name: "Lint", uses: modules.map(\.name)),
  Module(
    name: "Formatting",
    uses: [
      "Text", "Diagnostics", "Syntax", "Language", "Solver", "LayoutCompiler", "Formatting",
    ]),
  Module(name: "Reporting", uses: ["Text", "Diagnostics", "Reporting"]),
  Module(
    name: "Rendering",
    uses: [
      "Text", "Diagnostics", "Geometry", "Language", "Content", "Solver", "LayoutCompiler",
      "Reporting", "Rendering",
    ]),
  Module(name: "SwiftImport", uses: modules.map(\.name)),
  Module(name: "Compiler", uses: modules.map(\.name)),
  Module(name: "LanguageServer", uses: modules.map(\.name)),
  Module(name: "Preview", uses: modules.map(\.name)),
  Module(name: "CommandLine", uses: []),
  Module(name: "Architecture", uses: modules.map(\.name)),
]

let package = Package(
  name: "layoutc",
  // The lowest with `Mutex`, Swift's own lock: contents are measured once and shared by threads.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "LayoutCompiler", targets: ["LayoutCompiler"]),
    .executable(name: "layoutc", targets: ["layoutc"]),
    .plugin(name: "LayoutPlugin", targets: ["LayoutPlugin"]),
    .plugin(name: "LayoutCommand", targets: ["LayoutCommand"]),
  ],
  targets: modules.map { module in
    .target(
      name: module.target, dependencies: module.dependencies, path: module.path,
      exclude: module.name == "LayoutCompiler" ? ["Documentation.docc"] : [],
      swiftSettings: settings,
      // Rounding is the C library's where no other module brings it along.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  } + [
    // Keeps libraries that nothing uses out of the program.
    .target(name: "Linking", path: "Sources/Linking"),
    .executableTarget(
      name: "layoutc", dependencies: everyModule + [.target(name: "Linking")],
      path: "Sources/layoutc", swiftSettings: settings),
    .plugin(
      name: "LayoutPlugin", capability: .buildTool(), dependencies: ["layoutc"],
      path: "Sources/Plugins/Build"),
    .plugin(
      name: "LayoutCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-layouts", description: "Write Swift beside every .layout file."),
        permissions: [
          .writeToPackageDirectory(reason: "The Swift files stand beside the layouts.")
        ]), dependencies: ["layoutc"], path: "Sources/Plugins/Command"),
    // How fast the stages are, each beside the same work in plain C.
    .target(
      name: "Baselines", path: "Sources/Baselines",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "layoutc-benchmarks", dependencies: everyModule + [.target(name: "Baselines")],
      path: "Sources/Benchmarks", exclude: ["Instructions", "Peers"], swiftSettings: settings),
    .target(
      name: "Support", dependencies: [.target(name: "LayoutSyntax"), .target(name: "LayoutText")],
      path: "Tests/Support", swiftSettings: settings),
    // Makes files and checks laws, for the fuzzer and the tests.
    .target(
      name: "Generation",
      dependencies: targets(named: [
        "Text", "Geometry", "Diagnostics", "Syntax", "Language", "Content", "Solver",
        "Evaluation", "LayoutCompiler", "Lint", "Formatting", "Reporting", "Rendering",
      ]) + [.target(name: "Support")],
      path: "Tests/Generation", swiftSettings: settings),
  ]
    + suites.map { suite in
      .testTarget(
        name: suite.name + "Tests",
        dependencies: suite.dependencies + [.target(name: "Support")]
          + (suite.name == "Compiler" ? [.target(name: "Generation")] : []),
        path: "Tests/\(suite.name)\(suite.name == "Architecture" ? "" : "Tests")",
        exclude: suite.name == "Architecture" ? ["Exceptions"] : [])
    },
  swiftLanguageModes: [.v6]
)

// Linked against libFuzzer, which has the entry point: only asked for by name, as in
// LAYOUTC_FUZZING=1 swift build --sanitize fuzzer --sanitize address --product layoutc-fuzzer
if Context.environment["LAYOUTC_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "layoutc-fuzzer",
      dependencies: targets(named: [
        "Text", "Geometry", "Diagnostics", "Syntax", "Solver", "Formatting", "LayoutCompiler",
      ]) + [.target(name: "Generation")], path: "Sources/Fuzzing",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
