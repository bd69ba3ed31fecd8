internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// What an evaluation has found wrong.
struct Findings {
  var diagnostics: [Diagnostic] = []
  /// The values of data files that have been reported as what they should not be.
  var misfits: Set<DataPlace> = []
  /// Where data have been missed, by the sections' places; -1 stands for none.
  var missedData: Set<Int> = []
}
