// swift-tools-version: 6.2
import PackageDescription

// The Swift of the layouts in `Sources/Screens` is written while the package is built: it stands in no
// folder of the package, and a mistake in a layout is an error of the build.
let screens = Target.target(
  name: "Screens", plugins: [.plugin(name: "LayoutPlugin", package: "layoutc")])

let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macOS(.v15)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [.package(name: "layoutc", path: "../../..")],
  targets: [screens])

#if os(Linux)
  // The names of UIKit, so that the package builds where there is none.
  package.targets.append(.target(name: "UIKit", path: "Linux/UIKit"))
  screens.dependencies.append("UIKit")
#endif
