import Foundation

/// The name of the file that is generated for a layout: behind those of folders around it where
/// another layout of the target has its name, since a module has no two files of one name.
func outputName(of layout: URL, _ taken: inout Set<String>) -> String {
  var folders = layout.deletingLastPathComponent().pathComponents
  var name = layout.lastPathComponent
  while !taken.insert(name).inserted, let folder = folders.popLast() {
    name = folder + "-" + name
  }
  return name + ".swift"
}
