internal import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  static func previewWithoutSize(_ preview: CheckedElement, meant likely: [String]) -> Diagnostic {
    let diagnostic = Diagnostic(
      .previewWithoutSize, "\(preview.description) must have a size or a device", at: preview.range,
      label: "missing size")
    if !likely.isEmpty { return diagnostic.suggesting(devices: likely, at: preview.nameRange) }
    let property = preview.kind.properties.first { $0.form.reference == .device }
    return diagnostic.helping(
      "write width and height after its name, such as `393 x 852`, or name a device"
        + (property.map { ", such as `\($0.example)`" } ?? ""))
  }

  /// A device that is not in the table, named by the string at `range`.
  package static func unknownDevice(_ name: String, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownDevice, "unknown device `\(name)`", at: range, label: "not found")
    let likely = likelyDevices(named: name)
    return likely.isEmpty
      ? diagnostic.helping("`layoutc devices` lists all devices")
      : diagnostic.suggesting(devices: likely, at: range)
  }

  /// The same diagnostic with the devices that are probably meant by the string at `range`.
  private func suggesting(devices: [String], at range: TextRange) -> Diagnostic {
    suggesting((devices.map { "\"\($0)\"" }, []), at: range)
  }
}

/// The devices that `name` probably stands for, at most three: those whose names go
/// on where it ends, newest first, or else those that are spelled much like it, with the same
/// numbers if there are such.
package func likelyDevices(named name: String) -> [String] {
  let (key, digits) = (Device.key(of: name), name.digits)
  let longer = KnownName.all.filter { candidate in
    candidate.key.hasPrefix(key + " ") || candidate.key.hasPrefix(key + "-")
  }
  if !longer.isEmpty { return longer.prefix(3).map(\.name) }
  let alike = likelyMeanings(
    of: name, among: KnownName.all.filter { $0.digits == digits }.map(\.name))
  return alike.isEmpty ? likelyMeanings(of: name, among: KnownName.all.map(\.name)) : alike
}

/// The name of a device, and what is compared of it.
private struct KnownName {
  let name: String
  let key: String
  let digits: String

  static let all = Device.all.map {
    KnownName(name: $0.name, key: Device.key(of: $0.name), digits: $0.name.digits)
  }
}

extension String { fileprivate var digits: String { filter(\.isNumber) } }
