internal import LayoutGeometry

/// A frame as it is written: fixed, or between bounds.
enum ContentFrame: Hashable, Sendable {
  case fixed(FixedFrame)
  case flexible(FlexibleFrame)

  var modifier: Modifier {
    switch self {
    case .fixed(let frame): .frame(frame)
    case .flexible(let frame): .flexibleFrame(frame)
    }
  }
}

/// The labels of a frame, each with what it sets.
enum FrameLabel: String, CaseIterable {
  case minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment

  var isOfWidth: Bool { self == .minWidth || self == .idealWidth || self == .maxWidth }

  var bound: WritableKeyPath<FlexibleFrame, Points?>? {
    switch self {
    case .minWidth: \.width.minimum
    case .idealWidth: \.width.ideal
    case .maxWidth: \.width.maximum
    case .minHeight: \.height.minimum
    case .idealHeight: \.height.ideal
    case .maxHeight: \.height.maximum
    case .alignment: nil
    }
  }
}

extension Notation where Subject == ContentFrame {
  /// `60 x _`, or `minWidth 50, maxWidth infinity`; either with an alignment.
  static var contentFrame: Notation {
    var form = ValueForm(
      "a size, or bounds like `maxWidth 200`", [.number, .fraction, .size, .word])
    form.labels = .parts(FrameLabel.allCases.map(\.rawValue))
    form.unlabelledForm = ValueForm.LabelledForm(.size)
    for label in FrameLabel.allCases { form.labelledForms[label.rawValue] = part(label) }
    form.unlabelled = 0...1
    form.takesLabelsBesideValue = true
    form.reference = .container
    form.suggestions = ["60 x 40", "60 x _", "maxWidth infinity", "maxWidth 0.75w"]
    return Notation(form, store: store, spell: { _ in "none" }).warning(warning)
  }

  private static func part(_ label: FrameLabel) -> ValueForm.LabelledForm {
    switch label {
    case .alignment: return ValueForm.LabelledForm(.word, Enumeration(BoxAlignment.self))
    case .maxWidth, .maxHeight:
      return ValueForm.LabelledForm(
        [.number, .fraction, .word], Enumeration(words: [Modifier.endless]))
    case .minWidth, .idealWidth, .minHeight, .idealHeight:
      var part = ValueForm.LabelledForm([.number, .fraction])
      let greatest: FrameLabel = label.isOfWidth ? .maxWidth : .maxHeight
      part.insteadOfInfinity =
        "to fill what is there, write `\(greatest.rawValue) \(Modifier.endless)`"
      return part
    }
  }

  /// A frame without a length, or with bounds that exclude one another.
  ///
  /// - Source: `content.md` a.4: they are made monotone.
  private static func warning(_ values: [LabelledValue]) -> ValueWarning? {
    let isIdle = values.allSatisfy { value in
      value.label == FrameLabel.alignment.rawValue || value.value == .size(.missing, .missing)
    }
    if isIdle { return ValueWarning(.idle) }
    let orders: [[FrameLabel]] = [
      [.minWidth, .idealWidth, .maxWidth], [.minHeight, .idealHeight, .maxHeight],
    ]
    for labels in orders {
      let bounds = labels.compactMap { label -> (label: FrameLabel, index: Int, length: Double)? in
        guard let index = values.lastIndex(where: { $0.label == label.rawValue }),
          case .number(let number) = values[index].value
        else { return nil }
        return (label, index, number.value)
      }
      for (lower, upper) in zip(bounds, bounds.dropFirst()) where upper.length < lower.length {
        return ValueWarning(
          .crossed(upper.label.rawValue, below: lower.label.rawValue), at: upper.index)
      }
    }
    return nil
  }

  private static func store(
    _ values: [LabelledValue], _ frame: inout ContentFrame
  ) throws(Mismatch) {
    var fixed: FixedFrame?
    var flexible: FlexibleFrame?
    var alignment = BoxAlignment.center
    for (index, value) in values.enumerated() {
      guard let label = value.label.flatMap(FrameLabel.init) else {
        fixed = FixedFrame(try value.value.openSize(at: index))
        continue
      }
      if let bound = label.bound {
        flexible = flexible ?? FlexibleFrame()
        flexible?[keyPath: bound] = try value.value.bound(at: index)
      } else {
        guard case .word(let word) = value.value, let known = BoxAlignment(rawValue: word) else {
          throw Mismatch(.wrongType, at: index)
        }
        alignment = known
      }
    }
    if fixed != nil, flexible != nil { throw Mismatch(.wrongType, at: 0) }
    if var flexible {
      flexible.alignment = alignment
      frame = .flexible(flexible)
    } else {
      var fixed = fixed ?? FixedFrame(PartialSize())
      fixed.alignment = alignment
      frame = .fixed(fixed)
    }
  }
}

extension Value {
  /// A bound of a frame; a word stands for infinity.
  fileprivate func bound(at index: Int) throws(Mismatch) -> Points {
    if case .word(let word) = self {
      guard BoxAlignment(rawValue: word) == nil else { throw Mismatch(.wrongType, at: index) }
      return .infinity
    }
    let length = try finiteNumber(at: index)
    guard length >= 0 else { throw Mismatch(.negative(length), at: index) }
    return length
  }
}

extension Notation where Subject == AspectRatio {
  /// `fit 3/2`, `fill 3/2`, or `fit` for the ratio of the ideal size.
  static var aspectRatio: Notation {
    let modes = AspectRatio.Mode.allCases.map(\.rawValue)
    var form = ValueForm("`fit` or `fill`, and width over height", [.number, .word])
    form.labels = .parts(modes)
    form.unlabelledForm = ValueForm.LabelledForm(.word, Enumeration(words: modes))
    for mode in modes { form.labelledForms[mode] = ValueForm.LabelledForm(.number) }
    form.unlabelled = 0...1
    form.mostValues = 1
    form.foreign.modeLabel = "contentMode"
    form.foreign.words = ["scaledToFit": modes[0], "scaledToFill": modes[1]]
    form.suggestions = ["fit 3/2", "fill 3/2", "fit"]
    return Notation(
      form,
      store: { (values, ratio) throws(Mismatch) in
        guard let value = values.first else { return }
        ratio = AspectRatio()
        if let label = value.label {
          let number = try value.value.finiteNumber()
          guard number > 0 else { throw Mismatch(.notPositive(number)) }
          ratio.ratio = number
          ratio.mode = AspectRatio.Mode(rawValue: label) ?? .fit
        } else {
          guard case .word(let word) = value.value, let mode = AspectRatio.Mode(rawValue: word)
          else { throw Mismatch(.wrongType) }
          ratio.mode = mode
        }
      }, spell: { _ in "none" })
  }
}

extension Track.Length {
  /// Whether its maximum is less than its minimum.
  fileprivate var isCrossed: Bool {
    switch self {
    case .fixed: false
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      maximum < minimum
    }
  }
}

extension Notation where Subject == [Track] {
  /// `fixed(80), flexible(min: 10), adaptive(min: 60)`.
  static var tracks: Notation {
    var form = ValueForm("tracks like `fixed(80)` and `adaptive(min: 60)`", .track)
    form.unlabelled = 1...1_000
    form.suggestions = ["fixed(80)", "flexible(min: 10)", "adaptive(min: 60)"]
    return Notation(
      form,
      store: { (values, tracks) throws(Mismatch) in
        tracks = []
        for (index, value) in values.enumerated() {
          guard case .track(let track) = value.value else { throw Mismatch(.wrongType, at: index) }
          tracks.append(track)
        }
      }, spell: { _ in "none" }
    ).warning { values in
      let index = values.firstIndex { value in
        if case .track(let track) = value.value { track.length.isCrossed } else { false }
      }
      return index.map { ValueWarning(.crossed(Function.greatest, below: Function.least), at: $0) }
    }
  }
}

extension Notation where Subject == PartialSize {
  /// A size in points, `_` for an axis that is left open.
  static var openSize: Notation {
    var form = ValueForm("a size in points", .size)
    form.suggestions = ["353 x _"]
    return Notation(
      form, read: { value throws(Mismatch) in try value.openSize(at: 0) }, spell: { _ in "none" })
  }
}
