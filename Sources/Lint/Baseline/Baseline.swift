package import LayoutDiagnostics
internal import LayoutText

/// Findings that were there before, by what they are about and not by where they stand.
package struct Baseline: Sendable {
  /// A finding.
  package struct Entry: Hashable, Sendable {
    /// The file, as paths in the list are written.
    package let file: String
    /// The name of the rule.
    package let rule: String
    /// The path of the element around it, as in `feed/posts/row`.
    package let element: String
    /// Which of the same rule in the same element it is, counted from 1.
    package let occurrence: Int

    package init(file: String, rule: String, element: String, occurrence: Int) {
      (self.file, self.rule) = (file, rule)
      (self.element, self.occurrence) = (element, occurrence)
    }

    /// The same in the file at `path`.
    package func moved(to path: String) -> Entry {
      Entry(file: path, rule: rule, element: element, occurrence: occurrence)
    }
  }

  package private(set) var entries: Set<Entry>

  package init(_ entries: some Sequence<Entry>) { self.entries = Set(entries) }

  private static let schema = "layoutc/baseline@1"
}

extension Baseline.Entry {
  /// What distinguishes the entry from others of its file, independent of line numbers.
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(rule)\n\(element)\n\(occurrence)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// `findings` of one file with their places in a baseline, in the order of the findings.
///
/// - Parameter element: The path of the element around an offset.
package func entries(
  of findings: [Diagnostic], file: String, in element: (Int) -> String
) -> [Baseline.Entry] {
  var counts: [String: Int] = [:]
  return findings.map { finding in
    let element = element(finding.range.lowerBound)
    counts["\(finding.code.name)\n\(element)", default: 0] += 1
    return Baseline.Entry(
      file: file, rule: finding.code.name, element: element,
      occurrence: counts["\(finding.code.name)\n\(element)", default: 0])
  }
}

extension Baseline {
  /// What the text `bytes` of a baseline lists.
  ///
  /// - Throws: what is wrong with it.
  package init(reading bytes: [UInt8]) throws(ConfigurationFault) {
    let json: JSON
    do throws(JSON.Fault) {
      json = try JSON(reading: bytes)
    } catch {
      throw ConfigurationFault(
        keyPath: "", message: "expected \(error.expected)", offset: error.offset)
    }
    guard json.member("schema")?.text == Self.schema else {
      throw ConfigurationFault(
        keyPath: "schema", message: "expected \"\(Self.schema)\"", offset: json.range.lowerBound)
    }
    entries = []
    for element in json.member("findings")?.elements ?? [] {
      guard let file = element.member("file")?.text, let rule = element.member("rule")?.text,
        let path = element.member("element")?.text,
        let occurrence = element.member("occurrence")?.number.flatMap(Int.init(exactly:))
      else {
        throw ConfigurationFault(
          keyPath: "findings", message: "expected an object with file, rule, element, occurrence",
          offset: element.range.lowerBound)
      }
      let entry = Entry(file: file, rule: rule, element: path, occurrence: occurrence)
      guard element.member("fingerprint")?.text == entry.fingerprint else {
        throw ConfigurationFault(
          keyPath: "findings", message: "expected the fingerprint \"\(entry.fingerprint)\"",
          offset: element.range.lowerBound)
      }
      entries.insert(entry)
    }
  }

  /// The entries in an order that does not depend on when anything was found.
  package var sortedEntries: [Entry] {
    entries.sorted {
      ($0.file, $0.element, $0.rule, $0.occurrence) < ($1.file, $1.element, $1.rule, $1.occurrence)
    }
  }

  /// The list as a document.
  package var document: String {
    let findings = sortedEntries.map { entry in
      [
        "file": .text(entry.file), "rule": .text(entry.rule), "element": .text(entry.element),
        "occurrence": .number(Double(entry.occurrence)), "fingerprint": .text(entry.fingerprint),
      ] as JSON
    }
    return (["schema": .text(Self.schema), "findings": .list(findings)] as JSON).document
  }
}
