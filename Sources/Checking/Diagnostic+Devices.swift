internal import LayoutModel
package import LayoutText

extension Diagnostic {
  static func previewWithoutSize(_ preview: CheckedElement) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L133", "preview-without-size"),
      "\(preview.description) has no size and names no device", at: preview.range,
      label: "how large a view?")
    let likely = preview.name.map(likelyDevices) ?? []
    if !likely.isEmpty { return diagnostic.suggesting(devices: likely, at: preview.nameRange) }
    let property = preview.kind.properties.first { $0.form.namesDevice }
    return diagnostic.helping(
      "write width and height behind its name, as in `393 x 852`, or name a device"
        + (property.map { ", as in `\($0.example)`" } ?? ""))
  }

  /// A device that is not in the table, named by the string at `range`.
  package static func unknownDevice(_ name: String, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L136", "unknown-device"), "unknown device `\(name)`", at: range,
      label: "no device is called so")
    let likely = likelyDevices(named: name)
    return likely.isEmpty
      ? diagnostic.helping("`layoutc devices` lists those that are known")
      : diagnostic.suggesting(devices: likely, at: range)
  }

  /// The same diagnostic with the devices that are probably meant by the string at `range`.
  private func suggesting(devices: [String], at range: TextRange) -> Diagnostic {
    suggesting((devices.map { "\"\($0)\"" }, []), at: range)
  }
}

/// The devices that somebody who writes `name` probably means, at most three: those whose names go
/// on where it ends, newest first, or else those that are spelled much like it, with the same
/// numbers if there are such.
package func likelyDevices(named name: String) -> [String] {
  let key = Device.key(of: name)
  let names = Device.all.map(\.name)
  let longer = names.filter { candidate in
    let candidate = Device.key(of: candidate)
    return candidate.hasPrefix(key + " ") || candidate.hasPrefix(key + "-")
  }
  if !longer.isEmpty { return Array(longer.prefix(3)) }
  let alike = likelyMeanings(of: name, among: names.filter { $0.digits == name.digits })
  return alike.isEmpty ? likelyMeanings(of: name, among: names) : alike
}

extension String {
  fileprivate var digits: String { filter(\.isNumber) }
}
