internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// The data of a section, and which of its items show the same.
struct SectionOffer {
  let data: SectionData
  /// By item that is shown, which edition of its contents it is, from the start again.
  let editions: [Int32]
  /// By edition, the first item that shows it.
  let firstItems: [Int]
}

extension Evaluator {
  /// What `data` have for a section with `itemCount` items: those that are equal in all that the
  /// program reads are one.
  ///
  /// - Complexity: O(*n*) in the items and the fields that are read.
  func offer(_ data: SectionData, to itemCount: Int) -> SectionOffer {
    let fields = program.dataFields
    var known: [[DataValue?]: Int32] = [:]
    var editions: [Int32] = []
    var firstItems: [Int] = []
    for (index, item) in data.items.prefix(itemCount).enumerated() {
      let read = fields.map { $0.map { item[$0] } } ?? [item]
      let edition = known[read] ?? Int32(clamping: known.count)
      if Int(edition) == firstItems.count {
        firstItems.append(index)
        known[read] = edition
      }
      editions.append(edition)
    }
    return SectionOffer(data: data, editions: editions, firstItems: firstItems)
  }

  /// Reads the element it stands at once for each of the data that differ, if it asks for them.
  func read<Owner>(
    _ vocabulary: Vocabulary<Owner>, for offer: SectionOffer,
    _ join: (Owner, inout Owner) -> Void
  ) -> Owner {
    let (element, outer, wasRead) = (current, environment, hasReadData)
    defer { (environment, hasReadData, isInEdition) = (outer, wasRead, false) }
    (isInEdition, hasReadData) = (true, false)
    show(offer, item: offer.firstItems.first ?? 0)
    let first = readOnce(vocabulary)
    guard hasReadData, offer.firstItems.count > 1 else { return first }
    var owner = first
    join(first, &owner)
    let left = budget
    for item in offer.firstItems.dropFirst() {
      show(offer, item: item)
      (budget, current) = (left, element)
      join(readOnce(vocabulary), &owner)
    }
    return owner
  }

  private func show(_ offer: SectionOffer, item: Int) {
    var inside = environment
    inside?.data = offer.data.item(item)
    environment = inside
  }

  /// What an input says in the environment at hand.
  func input(_ index: Int, _ id: ExpressionID) -> Value {
    askedCount += 1
    guard let environment else { return .fault }
    let input = Input.all[index]
    guard input.place == .contents else { return input.read(environment) }
    hasReadData = true
    if environment.data == nil { missData(in: environment.section, at: program.range(of: id)) }
    return input.read(environment)
  }

  /// Reports that there are no data, once for a section.
  private func missData(in section: SectionContext?, at range: TextRange) {
    // Where nothing is shown, nothing is missing; data without sections are told of at the layout.
    guard let stage, !stage.hasLostData, section?.itemCount != 0,
      section == nil || stage.data?.hasSections ?? true
    else { return }
    let place = stage.data == nil ? -1 : section?.index ?? -1
    guard findings.missedData.insert(place).inserted else { return }
    report(.noData(in: stage.data, of: sectionName, at: range))
  }

  /// The field that `path` leads to.
  func member(_ path: [String], of owner: ExpressionID, _ id: ExpressionID) -> Value {
    guard case .datum(var datum) = value(of: owner) else { return .fault }
    for name in path {
      guard let next = datum[name] else {
        guard findings.misfits.insert(datum.placeOfFault(name)).inserted else { return .fault }
        let place = path.last == name ? self.place(of: name, ending: id) : nil
        reportMissing(name, of: datum, id, replacing: place)
        return .fault
      }
      datum = next
    }
    return .datum(datum)
  }

  /// Where the field `name` stands, if the expression `id` ends with it.
  private func place(of name: String, ending id: ExpressionID) -> TextRange? {
    let range = program.range(of: id)
    guard program.sources[range].hasSuffix(".\(name)") else { return nil }
    return range.upperBound - name.utf8.count..<range.upperBound
  }

  /// - Parameter place: What to replace by the name of another field; `nil` where that is not known.
  private func reportMissing(
    _ name: String, of datum: Datum, _ id: ExpressionID, replacing place: TextRange?
  ) {
    let range = program.range(of: id)
    let fault = Diagnostic.missingField(name, of: datum, in: stage?.data?.file ?? "", at: range)
    let meant = datum.value.fieldsMeant(by: name)
    if meant.count == 1, let place {
      // It may as well be the file that is wrong.
      let fix = Fix(.unsafe, [Edit(replace: place, with: meant[0])])
      report(fault.helping("did you mean `\(meant[0])`?", fix: fix))
    } else if !meant.isEmpty {
      report(fault.helping("did you mean \(listing(meant))?"))
    } else {
      report(environment?.section == nil ? fault : fault.besideItems(name, of: datum))
    }
  }

  /// `datum` as what is asked of the expression `id`, if anything is.
  func fitted(_ datum: Datum, to id: ExpressionID) -> Value {
    guard let demand = program.expressions.dataRequirements[id] else { return .datum(datum) }
    if let value = datum.value(of: demand.type, among: demand.words?.words) { return value }
    // A value that is read in several places is wrong once.
    guard findings.misfits.insert(datum.place).inserted else { return .fault }
    report(.misfittingData(datum, demand, in: stage?.data?.file ?? "", at: program.range(of: id)))
    return .fault
  }
}

extension Value {
  /// The same in the terms of the language, of whatever type it is.
  var plain: Value {
    guard case .datum(let datum) = self else { return self }
    return datum.natural ?? .fault
  }
}

extension Datum {
  /// What is wrong where it has no field called `name`: that field, or what has no fields at all.
  fileprivate func placeOfFault(_ name: String) -> DataPlace {
    if case .object = value { .field(name, of: place) } else { place }
  }
}
