// swift-tools-version: 6.2
import PackageDescription

/// A room of the house: a module, and the rooms it may look into.
struct Room {
  let name: String
  let uses: [String]

  /// The module's name in the rest of the world.
  var module: String { "Layout" + name }
  /// What the module may import.
  var dependencies: [Target.Dependency] { uses.map { .target(name: "Layout" + $0) } }
}

/// The rooms, lowest first. A room may look up this list, never down.
let rooms = [
  Room(name: "Text", uses: []),
  Room(name: "Geometry", uses: []),
  Room(name: "Typesetting", uses: ["Geometry"]),
  Room(name: "Syntax", uses: ["Text"]),
  Room(name: "Model", uses: ["Geometry", "Typesetting"]),
  Room(name: "Checking", uses: ["Text", "Geometry", "Syntax", "Model"]),
  Room(name: "Evaluation", uses: ["Text", "Geometry", "Syntax", "Model", "Checking"]),
  Room(name: "Content", uses: ["Geometry", "Typesetting", "Model"]),
  Room(name: "Solver", uses: ["Geometry", "Model"]),
  Room(
    name: "Lint",
    uses: [
      "Text", "Geometry", "Syntax", "Model", "Checking", "Evaluation", "Content", "Solver",
    ]),
  Room(name: "Formatting", uses: ["Text", "Syntax", "Model"]),
  Room(name: "Reporting", uses: ["Text"]),
  Room(
    name: "Rendering",
    uses: ["Text", "Geometry", "Typesetting", "Model", "Content", "Solver", "Reporting"]),
  Room(
    name: "Listing", uses: ["Text", "Geometry", "Syntax", "Model", "Checking", "Evaluation"]),
  Room(name: "Manual", uses: ["Text", "Geometry", "Syntax", "Model", "Lint"]),
  Room(
    name: "Compiler",
    uses: [
      "Text", "Geometry", "Typesetting", "Syntax", "Model", "Checking", "Evaluation", "Content",
      "Solver", "Rendering", "Lint", "Reporting", "Manual",
    ]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// What the command line and the tests see: the whole house.
let everyRoom: [Target.Dependency] = rooms.map { .target(name: $0.module) }

/// What the test suites look into.
let suites = [
  Room(name: "Text", uses: ["Text"]),
  Room(name: "Syntax", uses: ["Text", "Syntax"]),
  Room(name: "Content", uses: ["Geometry", "Typesetting", "Model", "Content"]),
  Room(name: "Typesetting", uses: ["Geometry", "Model", "Typesetting"]),
  Room(name: "Solver", uses: ["Geometry", "Model", "Solver"]),
  Room(name: "Lint", uses: rooms.map(\.name)),
  Room(name: "Formatting", uses: rooms.map(\.name)),
  Room(name: "Reporting", uses: ["Text", "Reporting"]),
  Room(
    name: "Rendering",
    uses: ["Text", "Geometry", "Model", "Content", "Solver", "Reporting", "Rendering"]),
  Room(name: "Compiler", uses: rooms.map(\.name)),
  Room(name: "CommandLine", uses: []),
  Room(name: "House", uses: rooms.map(\.name)),
]

let package = Package(
  name: "layoutc",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutCompiler", targets: ["LayoutCompiler"]),
    .executable(name: "layoutc", targets: ["layoutc"]),
  ],
  targets: rooms.map { room in
    .target(
      name: room.module, dependencies: room.dependencies, path: "Sources/\(room.name)",
      swiftSettings: settings,
      // Rounding is the C library's where no other module brings it along.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  } + [
    .executableTarget(
      name: "layoutc", dependencies: everyRoom, path: "Sources/layoutc", swiftSettings: settings),
    // How fast the stages are, each beside the same work in plain C.
    .target(
      name: "Yardsticks", path: "Sources/Yardsticks",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "layoutc-benchmarks", dependencies: everyRoom + [.target(name: "Yardsticks")],
      path: "Sources/Benchmarks", exclude: ["Instructions"], swiftSettings: settings),
    .target(
      name: "Support", dependencies: [.target(name: "LayoutSyntax"), .target(name: "LayoutText")],
      path: "Tests/Support", swiftSettings: settings),
  ]
    + suites.map { suite in
      .testTarget(
        name: suite.name + "Tests", dependencies: suite.dependencies + [.target(name: "Support")],
        path: "Tests/\(suite.name)Tests")
    },
  swiftLanguageModes: [.v6]
)

// Linked against libFuzzer, which has the entry point: only asked for by name, as in
// LAYOUTC_FUZZING=1 swift build --sanitize fuzzer --sanitize address --product layoutc-fuzzer
if Context.environment["LAYOUTC_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "layoutc-fuzzer",
      dependencies: ["Text", "Geometry", "Syntax", "Solver", "Formatting", "Compiler"].map {
        .target(name: "Layout" + $0)
      }, path: "Sources/Fuzzing",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
