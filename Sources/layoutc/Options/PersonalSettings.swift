internal import LayoutText

/// What a person has chosen for all calls: each option in a variable of the environment, as
/// `LAYOUTC_COLOR`, or else in the file `layoutc/config.json` of the folder of personal configurations.
/// None of them changes what is found in a file.
///
/// - Source: `diagnostics.md`, configuration.
enum PersonalSettings {
  static let options = [DiagnosticPrinter.color, PreviewOptions.browser, PreviewOptions.editor]

  /// The file, unless no folder is known that it may be in.
  private static var path: String? {
    if let folder = Environment.variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/layoutc/config.json"
    }
    return Environment.variable("HOME").map { $0 + "/.config/layoutc/config.json" }
  }

  /// `invocation` with what is chosen for those of its options that it does not give.
  ///
  /// - Throws: where a variable has a value that its option does not take. Ends the call where the file
  ///   cannot be read or is wrong.
  static func completing(_ invocation: Invocation) throws(UsageError) -> Invocation {
    var invocation = invocation
    let known = options.filter { option in
      invocation.command.options.contains { $0.name == option.name }
    }
    for option in known where !invocation.has(option) {
      let name = "LAYOUTC_" + option.name.uppercased()
      guard let value = Environment.variable(name) else { continue }
      if let objection = option.objection(to: value) {
        throw invocation.misuse("The value '\(value)' is invalid for '\(name)'. \(objection)")
      }
      invocation.add(value, to: option)
    }
    let open = known.filter { !invocation.has($0) }
    guard !open.isEmpty, !invocation.has(ConfigurationOptions.isolated), let path
    else { return invocation }
    do throws(ConfigurationError) {
      let values = try values(ofFile: path)
      for option in open {
        if let value = values[option.name] { invocation.add(value, to: option) }
      }
    } catch {
      error.print()
      terminate(.failure)
    }
    return invocation
  }

  /// The values in a file, by the names of their options.
  private static func values(
    ofFile path: String
  ) throws(ConfigurationError) -> [String: String] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path, isInput: false)
    } catch {
      if error.isAbsence { return [:] }
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
    let (values, faults) = read(bytes)
    let source = SourceText(bytes: bytes, name: path)
    let lines = faults.map { fault in
      let location = source.location(of: fault.offset)
      return "\(path):\(location.line):\(location.column): \(fault.message)"
    }
    guard let first = lines.first else { return values }
    throw ConfigurationError(message: first, others: Array(lines.dropFirst()))
  }

  /// The values in the text of a file, and what is wrong with it.
  private static func read(_ bytes: [UInt8]) -> (
    values: [String: String], faults: [(message: String, offset: Int)]
  ) {
    let json: JSON
    do throws(JSON.Fault) {
      json = try JSON(reading: bytes, as: .commented)
    } catch {
      return ([:], [("expected \(error.expected)", error.offset)])
    }
    guard case .object(let members) = json.content else {
      return ([:], [("expected an object", json.range.lowerBound)])
    }
    var (values, faults): ([String: String], [(message: String, offset: Int)]) = ([:], [])
    for member in members {
      guard let option = options.first(where: { $0.name == member.name }) else {
        let names = options.map(\.name)
        let likely = likelyMeanings(of: member.name, among: names)
        let hint =
          likely.isEmpty
          ? "there are \(listing(names, joinedBy: "and")); rules stand in the `.layoutc.json` of a project"
          : "did you mean \(listing(likely))?"
        faults.append(("unknown key `\(member.name)`; \(hint)", member.nameRange.lowerBound))
        continue
      }
      if let value = member.value.text, option.objection(to: value) == nil {
        values[member.name] = value
      } else {
        faults.append(
          ("\(member.name): expected \(option.expectation)", member.value.range.lowerBound))
      }
    }
    return (values, faults)
  }
}
