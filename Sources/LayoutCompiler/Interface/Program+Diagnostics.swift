internal import LayoutDiagnostics
internal import LayoutText

extension Program {
  /// An error, a warning or a note about a range of the source.
  public struct Diagnostic: Hashable, Sendable {
    /// How serious it is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
      case error, warning, note
    }

    /// A range with a few words about it.
    public struct Label: Hashable, Sendable {
      public let range: SourceRange
      /// At most five words; may be empty.
      public let text: String
    }

    /// What to do about it.
    public struct Help: Hashable, Sendable {
      public let text: String
      /// The edits; `nil` where there is not exactly one way to do it.
      public let fix: Fix?
    }

    /// Its number, as in `L121`: never reused.
    public let number: String
    /// Its name, as in `unknown-property`.
    public let name: String
    public let severity: Severity
    /// What is wrong, in lower case and without a full stop.
    public let message: String
    /// The place of the mistake, with a few words about it.
    public let label: Label
    /// Other places that take part in it.
    public let otherLabels: [Label]
    /// Why it is a mistake.
    public let notes: [String]
    public let helps: [Help]

    /// The place of the mistake.
    public var range: SourceRange { label.range }
    /// The first fix; `nil` where there is none.
    public var fix: Fix? { helps.lazy.compactMap(\.fix).first }
  }

  /// Edits that belong together.
  public struct Fix: Hashable, Sendable {
    /// When a fix may be applied.
    public enum Applicability: String, Hashable, Sendable, CaseIterable {
      /// Always: the meaning stays, or was never in doubt.
      case safe
      /// After it has been read: the meaning may change.
      case unsafe
      /// Never by a program: it is one of several readings.
      case display
    }

    /// A replacement of a range by a text.
    public struct Edit: Hashable, Sendable {
      public let range: SourceRange
      public let replacement: String
    }

    public let applicability: Applicability
    public let edits: [Edit]
  }

  /// A range of a file.
  public struct SourceRange: Hashable, Sendable {
    /// The path of the file.
    public let file: String
    public let start: Position
    /// The position behind its last character.
    public let end: Position

    /// A position in a file.
    public struct Position: Hashable, Sendable {
      /// Counted from 1.
      public let line: Int
      /// Counted from 1, in characters.
      public let column: Int
      /// Counted from 0, in bytes of UTF-8.
      public let offset: Int
    }
  }
}

extension Program.SourceRange {
  init(_ range: TextRange, in sources: Sources) {
    let source = sources.file(at: range.lowerBound)
    file = source.name
    start = Position(range.lowerBound, in: source)
    end = Position(range.upperBound, in: source)
  }
}

extension Program.SourceRange.Position {
  fileprivate init(_ offset: Int, in source: SourceText) {
    let location = source.location(of: offset)
    (line, column, self.offset) = (location.line, location.column, offset - source.base)
  }
}

extension Program.Diagnostic {
  init(_ diagnostic: LayoutDiagnostics.Diagnostic, in sources: Sources) {
    (number, name) = (diagnostic.code.number, diagnostic.code.name)
    severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    message = diagnostic.headline
    label = Label(diagnostic.primary, in: sources)
    otherLabels = diagnostic.secondary.map { Label($0, in: sources) }
    notes = diagnostic.notes
    helps = diagnostic.helps.map { help in
      Help(text: help.text, fix: help.fix.map { Program.Fix($0, in: sources) })
    }
  }
}

extension Program.Diagnostic.Label {
  fileprivate init(_ label: LayoutDiagnostics.Diagnostic.Label, in sources: Sources) {
    self.init(range: Program.SourceRange(label.range, in: sources), text: label.text)
  }
}

extension Program.Fix {
  fileprivate init(_ fix: LayoutDiagnostics.Fix, in sources: Sources) {
    applicability = Applicability(rawValue: fix.applicability.rawValue) ?? .display
    edits = fix.edits.map {
      Edit(range: Program.SourceRange($0.range, in: sources), replacement: $0.replacement)
    }
  }
}
