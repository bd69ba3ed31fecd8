internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

/// The inputs of a model besides those of its containers.
struct ModelKey: Equatable {
  private let settings: [String: Value]
  private let items: SectionNumbers
  private let dataFile: String?
  private let system: Int
  /// Pixels per point, to which some functions round.
  private let scale: Double
  /// The traits of the viewport; `nil` when the file does not read them.
  private let traits: Traits?
  /// The height and the safe area of the viewport; `nil` when the file does not read them.
  private let (height, safeArea): (Points?, EdgeInsets?)

  init(_ stage: Stage, of program: CheckedProgram) {
    let viewport = stage.viewport
    (settings, items, dataFile) = (stage.settings, stage.items, stage.data?.file)
    (system, scale) = (viewport.systemVersion, viewport.traits.displayScale)
    traits = program.features.inputs & Input.ofSystem == 0 ? nil : viewport.traits
    let readsHeight = program.features.inputs & Input.down != 0
    height = readsHeight ? viewport.size.height : nil
    safeArea = readsHeight ? viewport.safeArea : nil
  }
}
