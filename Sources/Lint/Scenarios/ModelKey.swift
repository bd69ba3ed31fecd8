internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

/// What a model hangs on besides what it asks of its containers.
struct ModelKey: Equatable {
  private let settings: [String: Value]
  private let items: SectionNumbers
  private let dataFile: String?
  private let system: Int
  /// Pixels in a point, by which some functions round.
  private let scale: Double
  /// What the system says of the view; `nil` where nobody asks.
  private let traits: Traits?
  /// How high the view is, and what is taken off it; `nil` where nobody asks.
  private let (height, safeArea): (Points?, EdgeInsets?)

  init(_ stage: Stage, of program: CheckedProgram) {
    let viewport = stage.viewport
    (settings, items, dataFile) = (stage.settings, stage.items, stage.data?.file)
    (system, scale) = (viewport.systemVersion, viewport.traits.displayScale)
    traits = program.features.inputs & Input.ofSystem == 0 ? nil : viewport.traits
    let isHeightAsked = program.features.inputs & Input.down != 0
    height = isHeightAsked ? viewport.size.height : nil
    safeArea = isHeightAsked ? viewport.safeArea : nil
  }
}
