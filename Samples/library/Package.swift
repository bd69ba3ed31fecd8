// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "frames",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layoutc", path: "../..")],
  targets: [
    .executableTarget(
      name: "frames", dependencies: [.product(name: "LayoutCompiler", package: "layoutc")])
  ]
)
