internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// What a field of an object holds; `nil` where it has none of this name.
  ///
  /// UIKit makes a section of a list's configuration with insets, spacing and headers of its own.
  mutating func field(_ name: String, of id: Int, at range: TextRange) -> SwiftValue? {
    guard let object = store[object: id], let value = object.fields[name] else { return nil }
    guard let list = object.fields["list"], object.settings[name] == nil,
      Framework.fields(of: Framework.section)[name] != nil, name != "orthogonalScrollingBehavior"
    else { return value }
    let hole = Hole(text(of: range), .lost, at: range, name: name)
    run.around.elements[hole.key] = [id]
    switch value {
    case .array:
      if case .record(let record) = list, record.fields["headerMode"] == .word("none"),
        record.fields["footerMode"] == .word("none")
      {
        return value
      }
      return .list([.hole(hole)])
    case .record(var record):
      for part in record.fields.keys {
        var field = hole
        field.name += part.prefix(1).uppercased() + part.dropFirst()
        field.key += "." + part
        field.type = "CGFloat"
        record.fields[part] = .hole(field)
      }
      return .record(record)
    default: return .hole(hole)
    }
  }

  /// `owner` with its field set; an object is changed where it stands.
  mutating func setting(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue {
    if let changed = try settingWrapped(name, of: owner, to: value, at: range) { return changed }
    if name == "supplementaryViewProvider" { run.around.cells.viewProviders.append(value) }
    if let changed = try settingByCode(name, of: owner, to: value, at: range) { return changed }
    if isForeignMember(name, of: owner) {
      run.losses.append(Hole(text(of: range), .foreign, at: range, name: name))
    }
    return try storing(name, of: owner, to: value, at: range)
  }

  /// `owner` with its field set, without the code that its variable runs then.
  mutating func storing(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue {
    if let changed = try settingWrappedValue(name, of: owner, to: value, at: range) {
      return changed
    }
    switch owner {
    case .object(let id):
      try set(name, of: id, to: value, at: range)
      return owner
    case .record(var record):
      let isFramework = program.types[record.type] == nil
      record = Framework.setting(
        name, of: record, to: isFramework ? opened(value, at: range) : value)
      if Framework.isUnknownField(name, of: record) {
        run.losses.append(Hole(text(of: range), .lost, at: range, name: name))
      }
      return .record(record)
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.setting(name, of: left, to: value, at: range) },
        { try $0.setting(name, of: right, to: value, at: range) })
    case .hole(var hole):
      if let ids = run.around.elements[hole.key], !ids.isEmpty {
        var loss = Hole(text(of: range), .lost, at: range, name: name)
        loss.key = "\(range.lowerBound)"
        escape(ids, loss)
        return owner
      }
      if var record = parts(of: hole, with: name, at: range) {
        record.fields[name] = settled(value, "CGFloat")
        return .record(record)
      }
      if hole.dataPath != nil {
        // The data has what it was before.
        hole = hole.withoutData
        hole.key += " \(range.lowerBound)"
        return .hole(hole)
      }
      guard hole.reason == .foreign, let identity = try identity(of: value) else { return owner }
      // What it gives then may be something else.
      hole.key += " \(name) \(identity)"
      return .hole(hole)
    case .tuple(var parts):
      guard let index = Int(name) ?? parts.firstIndex(where: { $0.label == name }),
        parts.indices.contains(index)
      else { break }
      parts[index].value = value
      return .tuple(parts)
    // A static variable that the run itself sets is a hole; an optional chain ends at `nil`.
    case .type, .none, .subject, .input: return owner
    default: break
    }
    lose(.lost, at: range)
    return owner
  }

  /// Loses what a variable of a block holds that is not known, where a part of it is set: what is read of it
  /// then is something else.
  ///
  /// - Returns: Whether it is such a variable, not a constant, which may hold an object.
  mutating func loseValue(_ known: Hole, of base: SwiftExpression) throws -> Bool {
    guard case .name(let name, _) = base.form, let place = scope.place(of: name),
      known.dataPath == nil, declared(base)?.isConstant == false,
      known.plainType.map(Framework.isLayoutType) != true
    else { return false }
    var lost = Hole(name, .lost, at: base.range, name: known.name)
    (lost.type, lost.key) = (known.type, known.key + " \(base.range.lowerBound)")
    lost.sectionType = known.sectionType
    store[variable: place] = .hole(lost)
    return true
  }

  /// Insets, a size or a point that is not known, by its parts, of which `name` is one; `nil` for others.
  private func parts(
    of hole: Hole, with name: String, at range: TextRange
  ) -> SwiftValue.Record? {
    let type = hole.plainType.map { Framework.canonical(program.resolved($0)) }
    let known = [
      Framework.zeroInsets, Framework.zeroEdges, Framework.pointRecord(.none, .none),
      Framework.extentRecord(.none, .none),
    ]
    guard var record = known.first(where: { $0.type == type ?? Framework.insets }),
      record.fields[name] != nil, hole.dataPath == nil
    else { return nil }
    for part in record.fields.keys {
      var field = memberHole(part, of: .hole(hole), at: range)
      field.type = "CGFloat"
      record.fields[part] = .hole(field)
    }
    return record
  }

  private mutating func set(
    _ name: String, of id: Int, to value: SwiftValue, at range: TextRange
  ) throws {
    guard var object = store[object: id] else { return }
    let name = object.isTile && name == "insets" ? "contentInsets" : name
    let isFramework = object.isOfLayout
    if isFramework, Framework.isIgnored(name, of: object.type) {
      if name == "visibleItemsInvalidationHandler" { holes.noteHandler(at: range) }
      return
    }
    if isFramework, !Framework.isKnown(name, of: object.type) {
      let hole = Hole(text(of: range), .lost, at: range, name: name)
      return store.note(HeapObject.Loss(hole: hole), of: id)
    }
    if isFramework, let use = object.use {
      holes.noteLateSetting(name, object: text(of: range), use: use, at: range)
    }
    let isLayout = object.type == Framework.layout || program.isLayout(object.type)
    switch value {
    case .subject(let subject) where !subject.isIndex:
      object.fields[name] = .hole(subject.hole(at: range))
    case _ where name == "configuration" && isLayout: object.fields[name] = copy(of: value)
    default: object.fields[name] = value
    }
    object.settings[name] = range
    store[object: id] = object
  }

  /// A layout keeps a copy of the configuration that it is given.
  private mutating func copy(of value: SwiftValue) -> SwiftValue {
    switch value {
    case .object(let id):
      let place = newPlace()
      store[object: place] = store[object: id]
      return .object(place)
    case .choice(let condition, let left, let right):
      return .choice(condition, copy(of: left), copy(of: right))
    default: return value
    }
  }
}
