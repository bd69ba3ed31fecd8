internal import LayoutGeometry
internal import LayoutLanguage

/// The devices that previews can name, one a line in columns, then the source of the numbers.
///
/// - Complexity: O(*n*) in the number of devices.
package func devices() -> String {
  let prefixes = [
    "device", "size", "safe area portrait", "landscape", "size classes portrait", "landscape",
    "systems",
  ]
  return aligned([prefixes] + Device.all.map(row)) + "\n\(Device.tableSource)\n"
}

private func row(_ device: Device) -> [String] {
  let size = device.portrait.size
  return [
    device.name, "\(whole(size.width)) × \(whole(size.height)) @\(whole(device.scale))",
    spelling(device.portrait.safeArea), spelling(device.landscape.safeArea),
    classes(of: device.portrait), classes(of: device.landscape),
    "\(device.systems.lowerBound)–\(device.systems.upperBound)",
  ]
}

/// Insets with equal sides, as a preview spells them.
private func spelling(_ insets: EdgeInsets) -> String {
  let parts = [
    ("top", insets.top), ("horizontal", insets.leading), ("bottom", insets.bottom),
  ]
  let taken = parts.filter { $0.1 != 0 }.map { "\($0.0) \(whole($0.1))" }
  return taken.isEmpty ? "0" : taken.joined(separator: ", ")
}

private func classes(of screen: Device.Screen) -> String {
  "\(screen.horizontalSizeClass.rawValue) × \(screen.verticalSizeClass.rawValue)"
}

/// The table has whole numbers only.
private func whole(_ number: Double) -> Int { Int(number) }

/// Lines of aligned columns, two blanks apart.
private func aligned(_ rows: [[String]]) -> String {
  let columns = rows.first?.indices.dropLast() ?? 0..<0
  let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    return (cells + row.suffix(1)).joined(separator: "  ")
  }
  return lines.map { $0 + "\n" }.joined()
}
