internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// The data of a section, and which of its items show the same: those are one variant.
///
/// A class because every element of the section looks at it.
final class SectionVariants: Sendable {
  let data: SectionData
  /// The variant of each item that is shown; beyond the last the list repeats.
  let variants: [Int32]
  /// The first item of each variant.
  let firstItems: [Int]

  init(_ variants: [Int32], of data: SectionData, firstItems: [Int]) {
    (self.data, self.variants, self.firstItems) = (data, variants, firstItems)
  }
}

extension Evaluator {
  /// The variants of `data` for a section with `itemCount` items: items are one variant if all fields
  /// that the program reads are equal.
  ///
  /// - Complexity: O(*n*) in the items and the fields that are read.
  func variants(of data: SectionData, for itemCount: Int) -> SectionVariants {
    let fields = program.dataFields
    /// The variants by the hashes of what is read, or the next number that was free.
    var known: [Int: Int32] = [:]
    var variants: [Int32] = []
    var firstItems: [Int] = []
    for (index, item) in data.items.prefix(itemCount).enumerated() {
      var place = item.hash(of: fields)
      while let variant = known[place],
        !data.items[firstItems[Int(variant)]].isEqual(to: item, in: fields)
      { place &+= 1 }
      let variant = known[place] ?? Int32(clamping: firstItems.count)
      if Int(variant) == firstItems.count {
        firstItems.append(index)
        known[place] = variant
      }
      variants.append(variant)
    }
    return SectionVariants(variants, of: data, firstItems: firstItems)
  }

  func show(_ section: SectionVariants, item: Int) {
    var inside = context.environment
    inside?.data = section.data.item(item)
    setEnvironment(inside)
  }

  /// The value of an input in this environment.
  func input(_ index: Int, _ id: ExpressionID) -> Value {
    reads.ofView += 1
    guard let environment = context.environment else { return .fault }
    let input = Input.all[index]
    guard input.scope == .contents else { return input.read(environment) }
    reads.hasReadData = true
    noteDataRead()
    if environment.data == nil {
      reportMissingData(in: environment.section, at: program.range(of: id))
    }
    return input.read(environment)
  }

  /// Reports missing data, once for each section.
  private func reportMissingData(in section: SectionContext?, at range: TextRange) {
    // Where nothing is shown, nothing is missing; data without sections is reported at the layout.
    guard let stage = context.stage, !stage.hasLostData, section?.itemCount != 0,
      section == nil || stage.data?.hasSections ?? true
    else { return }
    let place = stage.data == nil ? -1 : section?.index ?? -1
    guard findings.missingData.insert(place).inserted else { return }
    report(.noData(in: stage.data, of: context.sectionName, at: range))
  }

  /// The field that `path` leads to.
  func member(_ path: [String], of owner: ExpressionID, _ id: ExpressionID) -> Value {
    guard case .datum(var datum) = value(of: owner) else { return .fault }
    for name in path {
      guard let next = datum[name] else {
        let place = path.last == name ? self.place(of: name, ending: id) : nil
        reportMissing(name, of: datum, id, replacing: place)
        return .fault
      }
      datum = next
    }
    return .datum(datum)
  }

  /// The value `id` of a data file, or that of `otherwise` where the file has none or null.
  func fallback(_ id: ExpressionID, _ otherwise: ExpressionID) -> Value {
    guard case .member(let owner, let path) = program[id] else {
      return isNull(written(id)) ? value(of: otherwise) : value(of: id)
    }
    guard case .datum(var datum) = value(of: owner) else { return .fault }
    for name in path where datum.value != .null {
      guard let next = datum[name] else {
        return datum.hasFields ? value(of: otherwise) : member(path, of: owner, id)
      }
      datum = next
    }
    return datum.value == .null ? value(of: otherwise) : converted(datum, to: id)
  }

  private func isNull(_ value: Value) -> Bool {
    if case .datum(let datum) = value { datum.value == .null } else { false }
  }

  /// Where the field `name` stands, if the expression `id` ends with it.
  private func place(of name: String, ending id: ExpressionID) -> TextRange? {
    let range = program.range(of: id)
    guard program.sources[range].hasSuffix(".\(name)") else { return nil }
    return range.upperBound - name.utf8.count..<range.upperBound
  }

  /// - Parameter place: What to replace by the name of another field; `nil` where that is not known.
  private func reportMissing(
    _ name: String, of datum: LocatedData, _ id: ExpressionID, replacing place: TextRange?
  ) {
    let data = context.stage?.data
    let lacking = data?.entries(lacking: name, like: datum) ?? [datum]
    let places = lacking.map { $0.pathOfFault(name) }
    guard findings.misfits.isDisjoint(with: places) else { return }
    findings.misfits.formUnion(places)
    let fault = Diagnostic.missingField(
      name, of: lacking, in: data?.file ?? "", at: program.range(of: id))
    // A name that other entries have is no misspelling.
    let isKnown = data?.entries(beside: datum).contains { $0[name] != nil } ?? false
    let meant = isKnown ? [] : datum.value.fieldsMeant(by: name)
    if meant.count == 1, let place {
      // It may as well be the file that is wrong.
      let fix = Fix(.unsafe, [Edit(replace: place, with: meant[0])])
      report(fault.helping("did you mean `\(meant[0])`?", fix: fix))
    } else if !meant.isEmpty {
      report(fault.helping("did you mean \(listing(meant))?"))
    } else {
      let isInSection = context.environment?.section != nil
      let type = program.expressions.dataRequirements[id]?.type
      report(
        datum.isEntry
          ? fault.offeringDefault(for: program.sources[program.range(of: id)], of: type)
          : isInSection ? fault.besideItems(name, of: datum) : fault)
    }
  }

  /// `datum` as a value of the type that is required of the expression `id`, if one is.
  func converted(_ datum: LocatedData, to id: ExpressionID) -> Value {
    guard let demand = program.expressions.dataRequirements[id] else { return .datum(datum) }
    if let value = datum.value(of: demand.type, among: demand.words?.words) { return value }
    // A value that is read in several places is reported once.
    guard findings.misfits.insert(datum.place).inserted else { return .fault }
    let range = program.range(of: id)
    let fault = Diagnostic.misfittingData(
      datum, demand, in: context.stage?.data?.file ?? "", at: range)
    let path = program.sources[range]
    report(datum.value == .null ? fault.offeringDefault(for: path, of: demand.type) : fault)
    return .fault
  }
}

extension DataValue {
  /// Whether it has the same values in `fields` as `other`; `nil` stands for all of it.
  fileprivate func isEqual(to other: DataValue, in fields: [String]?) -> Bool {
    guard let fields else { return self == other }
    return fields.allSatisfy { self[$0] == other[$0] }
  }

  /// The same number for all that are equal in `fields`.
  fileprivate func hash(of fields: [String]?) -> Int {
    guard let fields else { return hashValue }
    var hasher = Hasher()
    for name in fields { hasher.combine(self[name]) }
    return hasher.finalize()
  }
}

extension Value {
  /// The same as a value of the language, without a path into a data file.
  var plain: Value {
    guard case .datum(let datum) = self else { return self }
    return datum.natural ?? .fault
  }
}

extension LocatedData {
  /// The path to report where it has no field called `name`: that field, or itself without fields.
  fileprivate func pathOfFault(_ name: String) -> DataPath {
    hasFields && !isEmptyEntry ? .field(name, of: place) : place
  }
}
