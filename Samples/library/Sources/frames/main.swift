import Foundation
import LayoutCompiler

// Prints the frames on the screen of a phone: `swift run frames ../Explore.layout`.
let path = CommandLine.arguments.dropFirst().first ?? "../Explore.layout"
let program = Program(
  source: try String(contentsOfFile: path, encoding: .utf8), named: path,
  files: Files { path in try? Array(Data(contentsOf: URL(filePath: path))) })

for diagnostic in program.diagnostics {
  let start = diagnostic.range.start
  print("\(diagnostic.range.file):\(start.line):\(start.column): \(diagnostic.message)")
}

guard let phone = Viewport(device: "iPhone 15 Pro") else { fatalError("no such device") }
let layout = try program.solve(in: phone, items: 12)
print("\(layout.name ?? "layout"): \(layout.contentSize.width) x \(layout.contentSize.height)")
for element in layout.elements(in: layout.bounds) {
  let (frame, declaration) = (element.frame, layout.declaration(of: element))
  print(
    "\(declaration.name ?? declaration.kind) \(element.section ?? 0).\(element.item ?? 0):",
    frame.x, frame.y, frame.width, frame.height)
}
for breakpoint in try program.breakpoints(widths: 320...500) {
  print("changes at \(breakpoint.width): line \(breakpoint.line)")
}
