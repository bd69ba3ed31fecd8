internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

/// What is known at the place in a program that its evaluation has reached.
///
/// Its properties are replaced as a whole: a property of a class that is changed in its place costs
/// an exclusivity check at every access.
struct EvaluationContext {
  /// What the layout or the view is shown with; `nil` outside of both.
  var stage: Stage?
  /// What expressions may read; `nil` where there is no view. `setEnvironment` replaces it.
  var environment: Environment?
  /// The values of the loop variables in scope. `setLoopValues` replaces them.
  var loopValues: [BindingID: Value] = [:]
  /// What the groups around leave to an element.
  var surroundings = Surroundings()
  /// Which container the environment has.
  var containerOrigin = Trace.ContainerOrigin.view
  /// The layout's own properties, without its sections.
  var layoutFrame = Layout()
  /// The data of the section around, if it has any.
  var sectionData: SectionVariants?
  /// The name of the section around.
  var sectionName: String?
  /// Whether an element is read for one of several variants of its section's data.
  var isInVariant = false
  /// Whether children are left out, to learn the properties that hold for all of them.
  var readsPropertiesOnly = false
  /// Whether the expectations of a preview are read.
  var readsExpectations = false
  /// Whether parameters have no values, not even their defaults.
  var withholdsParameters = false
}

/// What the groups around an element leave to it: only custom groups read it.
struct Surroundings {
  /// What its fractions refer to, and the part of a `split` it gets.
  var space = AvailableSpace(container: .zero)
  /// Its size where it has none of its own.
  var unsized = LayoutSize.full
}
