internal import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  static func previewWithoutSize(_ preview: CheckedElement, meant likely: [String]) -> Diagnostic {
    let diagnostic = Diagnostic(
      .previewWithoutSize, "\(preview.description) must have a size or a device", at: preview.range,
      label: "missing size")
    if !likely.isEmpty { return diagnostic.suggesting(devices: likely, at: preview.nameRange) }
    let property = preview.kind.properties.first { $0.reference == .device }
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

/// The devices that `name`, which is none, probably stands for, at most three and all of its family:
/// of those whose names begin with the most of its words those spelled much like it, with the same
/// numbers if there are such, or else the newest.
package func likelyDevices(named name: String) -> [String] {
  let words = DeviceName(name).words
  let common = KnownName.all.map { zip($0.words, words).prefix { $0 == $1 }.count }
  let longest = common.max() ?? 0
  let known = zip(KnownName.all, common).filter { $0.1 == longest }.map(\.0)
  let nearest = known.map(\.name)
  let digits = name.digits
  for candidates in [known.filter { $0.digits == digits }.map(\.name), nearest] {
    let alike = likelyMeanings(of: name, among: candidates)
    if !alike.isEmpty { return alike }
  }
  return longest > 1 ? Array(nearest.prefix(3)) : []
}

/// The name of a whole device, and what it is compared by.
private struct KnownName {
  let name: String
  let words: [String]
  let digits: String

  static let all = Device.whole.map { device in
    KnownName(
      name: device.name, words: DeviceName(device.name).words, digits: device.name.digits)
  }
}

extension String { fileprivate var digits: String { filter(\.isNumber) } }
