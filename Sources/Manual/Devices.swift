internal import LayoutGeometry
internal import LayoutLanguage

/// Every device that a preview may name, a line each, in columns; then where the numbers come from.
///
/// - Complexity: O(*n*) in the number of devices.
package func devices() -> String {
  let prefixes = [
    "device", "size", "safe area upright", "lying", "size classes upright", "lying", "systems",
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

/// Insets whose sides are alike, as a preview may say them.
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

/// The table holds whole numbers only.
private func whole(_ number: Double) -> Int { Int(number) }

/// Lines whose columns but the last are as wide as their widest cells, two blanks apart.
private func aligned(_ rows: [[String]]) -> String {
  let columns = rows.first?.indices.dropLast() ?? 0..<0
  let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    return (cells + row.suffix(1)).joined(separator: "  ")
  }
  return lines.map { $0 + "\n" }.joined()
}
