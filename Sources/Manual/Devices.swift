internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutText

/// The devices whose names have words that begin with `words`, in the order of the table.
///
/// - Complexity: O(*n*) in the number of devices.
private func devices(matching words: [String]) -> [Device] {
  let wanted = words.map(DeviceName.init)
  return Device.all.filter { device in
    let name = DeviceName(device.name)
    return wanted.allSatisfy { wanted in
      (wanted.share == nil || wanted.share == name.share)
        && wanted.words.allSatisfy { word in name.words.contains { $0.hasPrefix(word) } }
    }
  }
}

/// The devices that previews can name, one a line in columns, then the source of the numbers; `nil` if
/// no name has words that begin with `words`.
package func deviceTable(matching words: [String]) -> String? {
  let devices = devices(matching: words)
  guard !devices.isEmpty else { return nil }
  let titles = [
    "device", "size", "safe area portrait", "landscape", "size classes portrait", "landscape",
    "systems",
  ]
  return aligned([titles] + devices.map(row)) + "\n\(Device.tableSource)\n"
}

/// The same devices as a JSON document; `nil` if there are none.
package func deviceDocument(matching words: [String]) -> String? {
  let devices = devices(matching: words)
  return devices.isEmpty
    ? nil
    : JSON.object([
      ("schema", .text("layoutc/devices@1")), ("devices", .list(devices.map(\.json))),
    ]).document
}

private func row(_ device: Device) -> [String] {
  [
    device.name, "\(spelling(device.portrait.size)) @\(rounded(device.scale))",
    spelling(device.portrait.safeArea), spelling(device.landscape.safeArea),
    classes(of: device.portrait), classes(of: device.landscape),
    "\(device.systems.lowerBound)–\(device.systems.upperBound)"
      + (device.isApproximate ? "  approximate" : ""),
  ]
}

private func spelling(_ size: Size) -> String { "\(rounded(size.width)) × \(rounded(size.height))" }

/// Insets with equal sides, as a preview spells them.
private func spelling(_ insets: EdgeInsets) -> String {
  let parts = [
    ("top", insets.top), ("horizontal", insets.leading), ("bottom", insets.bottom),
  ]
  let taken = parts.filter { $0.1 != 0 }.map { "\($0.0) \(rounded($0.1))" }
  return taken.isEmpty ? "0" : taken.joined(separator: ", ")
}

private func classes(of screen: Device.Screen) -> String {
  "\(screen.horizontalSizeClass.rawValue) × \(screen.verticalSizeClass.rawValue)"
}

/// A number with the decimals that it needs.
private func rounded(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}

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

extension Device {
  fileprivate var json: JSON {
    [
      "name": .text(name), "idiom": .text(idiom.rawValue), "scale": .number(scale),
      "portrait": portrait.json, "landscape": landscape.json,
      "systems": [
        "first": .number(Double(systems.lowerBound)), "last": .number(Double(systems.upperBound)),
      ],
      "approximate": .boolean(isApproximate),
    ]
  }
}

extension Device.Screen {
  fileprivate var json: JSON {
    [
      "width": .number(size.width), "height": .number(size.height),
      "safeArea": [
        "top": .number(safeArea.top), "leading": .number(safeArea.leading),
        "bottom": .number(safeArea.bottom), "trailing": .number(safeArea.trailing),
      ],
      "horizontalSizeClass": .text(horizontalSizeClass.rawValue),
      "verticalSizeClass": .text(verticalSizeClass.rawValue),
    ]
  }
}

extension JSONSchema {
  /// The schema of the list of devices.
  package static let devices = JSONSchema(
    "devices", title: "The devices that previews can name",
    root: .record([
      "schema": ["const": "layoutc/devices@1"], "devices": .array(of: .definition("device")),
    ]),
    definitions: [
      "device": .record([
        "name": .nonemptyString, "idiom": .word(of: Idiom.allCases.map(\.rawValue)),
        "scale": ["type": "number", "exclusiveMinimum": 0], "portrait": .definition("screen"),
        "landscape": .definition("screen"),
        "systems": .record(["first": ["type": "integer"], "last": ["type": "integer"]]),
        "approximate": ["type": "boolean"],
      ]),
      "screen": .record([
        "width": .number, "height": .number, "safeArea": .insets, "horizontalSizeClass": sizeClass,
        "verticalSizeClass": sizeClass,
      ]),
    ])

  private static let sizeClass = JSON.word(of: SizeClass.allCases.map(\.rawValue))
}
