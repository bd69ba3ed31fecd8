internal import LayoutModel
package import LayoutSyntax
internal import LayoutText

/// The program that `tree` holds: names, types, kinds and places, in every branch.
///
/// Never fails: what is wrong is reported and left out, and the rest is checked all the same.
///
/// - Complexity: O(*n*) in the size of the tree.
package func check(_ tree: SyntaxTree) -> CheckedProgram {
  var checker = Checker(tree)
  return checker.program()
}

/// A walk over a tree that builds a checked program.
struct Checker {
  let tree: SyntaxTree
  var checked: CheckedProgram
  /// What is known of each expression, by its place among the program's.
  var inferences: [TypeInference] = []
  var scope = Scope()
  /// What the expression at hand may ask; `nil` in a `let`, which is evaluated where it is used.
  var inputs: InputAccess? = .nothing
  /// Whether the file takes names from others, which are not read.
  let hasImports: Bool
  /// Elements something inside of which could not be made out: what they lack is not reported.
  var doubtful: Set<Int> = []
  /// Where names are declared, made when a name is first looked for in vain.
  var declarations: [String: [Declaration]]?
  var diagnostics: [Diagnostic] = []

  /// What of the world can be asked at a place.
  enum InputAccess: Int, Comparable {
    case nothing, layout, section

    init(_ place: Input.Place) {
      switch place {
      case .layout: self = .layout
      case .section: self = .section
      }
    }

    static func < (left: InputAccess, right: InputAccess) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    checked = CheckedProgram(source: tree.source)
    hasImports = tree.file.statements.contains {
      if case .importStatement = $0 { true } else { false }
    }
  }

  mutating func program() -> CheckedProgram {
    checked.body = statements(tree.file.statements, in: Place(owner: .file))
    checkUniqueNames(in: checked.body)
    checkPreviews()
    checkThatSomethingIsDeclared()
    checked.inputs = inferences.reduce(0) { $0 | $1.inputs }
    checked.diagnostics = (tree.diagnostics + diagnostics).inOrder
    return checked
  }

  /// Runs `body` for a part of the file; what it reports there is dropped if the parser has
  /// reported something there before.
  mutating func once<Result>(in range: TextRange, _ body: (inout Checker) -> Result) -> Result {
    let before = diagnostics.count
    let result = body(&self)
    if diagnostics.count > before, tree.hasDiagnostic(in: range) {
      let late = diagnostics[before...].filter { !range.holds($0.range) }
      diagnostics.replaceSubrange(before..., with: late)
    }
    return result
  }

  /// A file that declares nothing is a mistake, unless reading it has failed before.
  private mutating func checkThatSomethingIsDeclared() {
    guard tree.diagnostics.isEmpty, tree.file.statements.isEmpty else { return }
    diagnostics.append(.emptyFile)
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds an expression of which `inference` is known.
  mutating func add(
    _ expression: Expression, _ inference: TypeInference, at range: TextRange
  ) -> ExpressionID {
    checked.expressions.append(expression)
    checked.expressionRanges.append(range)
    inferences.append(inference)
    return ExpressionID(inferences.count - 1)
  }

  /// An expression that has been reported.
  mutating func fault(at range: TextRange) -> ExpressionID {
    add(.constant(.fault), .fault, at: range)
  }

  func inference(of id: ExpressionID) -> TypeInference { inferences[id.index] }
}

/// Where a statement stands.
struct Place {
  /// The kind around it; `nil` where that is not known, and anything goes.
  let owner: ElementKind?
  /// The owner as people call it: "item `hero`".
  var ownerName = ""
  /// The name of the owner in the file, for elements at its top.
  var ownerIndex: Int?

  init(owner: ElementKind?) { self.owner = owner }
}

extension TextRange {
  /// Whether `other` lies inside, ends included.
  func holds(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SyntaxTree {
  /// Whether the parser had something to say of the text in `range`.
  ///
  /// - Complexity: O(log *n*) in the number of diagnostics.
  fileprivate func hasDiagnostic(in range: TextRange) -> Bool {
    var (low, high) = (0, diagnostics.count)
    while low < high {
      let middle = (low + high) / 2
      if diagnostics[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < diagnostics.count && diagnostics[low].range.lowerBound <= range.upperBound
  }
}
