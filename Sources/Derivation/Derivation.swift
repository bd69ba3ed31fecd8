package import LayoutSteps

/// How the four numbers of a frame came about.
package struct Derivation {
  /// The steps that lead to one number.
  package struct Chain {
    package let name: String
    package var steps: [Step] = []
  }

  /// A value that no earlier step gives.
  package struct Step {
    package let id: Int
    package let value: DerivedValue
    /// Its operands; numbers that are not written at its place are steps, too.
    package let operands: [DerivedValue.Operand]
  }

  package private(set) var chains: [Chain] = []
  /// The steps by their values.
  private var ids: [ObjectIdentifier: Int] = [:]
  private var count = 0
  /// The steps that give computed numbers: kept, as they are known by their identity.
  private var computed: [DerivedValue] = []
  /// Finds numbers in the source; `nil`: all are taken to be written.
  private let places: StepPlaces?

  /// The chains of `frame`, each step once.
  package init(_ frame: DerivedFrame, writtenAt places: StepPlaces? = nil) {
    self.places = places
    for (name, value) in [
      ("width", frame.width), ("height", frame.height), ("x", frame.x), ("y", frame.y),
    ] {
      append(value, as: name)
    }
  }

  /// The chain of one number.
  package init(of value: DerivedValue, writtenAt places: StepPlaces? = nil) {
    self.places = places
    append(value, as: "")
  }

  private mutating func append(_ value: DerivedValue, as name: String) {
    var chain = Chain(name: name)
    if ids[ObjectIdentifier(value)] == nil {
      for step in StepSequence(to: value) where ids[ObjectIdentifier(step)] == nil {
        append(step, to: &chain)
      }
    } else {
      append(value, to: &chain)
    }
    chains.append(chain)
  }

  private mutating func append(_ value: DerivedValue, to chain: inout Chain) {
    var operands = value.operands
    if value.operation != .given, let places {
      for case (let index, .number(let number)) in value.operands.enumerated()
      where !places.shows(number, at: value) {
        let given = value.given(number)
        chain.steps.append(Step(id: count, value: given, operands: given.operands))
        ids[ObjectIdentifier(given)] = count
        count += 1
        operands[index] = .value(given)
        computed.append(given)
      }
    }
    chain.steps.append(Step(id: count, value: value, operands: operands))
    // Where a chain ends with a step of an earlier one, others keep following from that.
    if ids[ObjectIdentifier(value)] == nil { ids[ObjectIdentifier(value)] = count }
    count += 1
  }

  /// The step that gives `value`.
  package func id(of value: DerivedValue) -> Int? { ids[ObjectIdentifier(value)] }
}
