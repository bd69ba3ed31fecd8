import Foundation
import Support
import Testing

/// Limits of what a file declares.
@Suite struct DeclarationTests {
  /// Values of the vocabulary: as many properties as UIKit has for them.
  static let vocabulary: Set<String> = ["Group", "List", "Preview", "Section"]

  @Test func typesHoldFewProperties() {
    var offenders: [String: String] = [:]
    for (file, code) in ArchitectureTests.code {
      for type in SourceOutline(code).types
      where type.storedProperties.count > 12 && !Self.vocabulary.contains(type.name) {
        offenders[type.name] =
          """
          \(type.storedProperties.count) stored properties in \(file.lastPathComponent), at most 12: \
          \(type.storedProperties.joined(separator: ", "))
          """
      }
    }
    ShrinkingList("properties").expect(offenders)
  }

  @Test func onlyTheLibraryIsPublic() {
    // The entry point of the fuzzer is called from C.
    for (file, code) in ArchitectureTests.code
    where file.path.contains("/Sources/") && !file.path.contains("/LayoutCompiler/")
      && !file.path.contains("/Fuzzing/")
    {
      let declared = zip(code.tokens, code.tokens.dropFirst())
        .contains { $0 == "public" && $1 != "import" }
      #expect(
        !declared,
        "\(file.path) declares something public; only LayoutCompiler has a public interface")
    }
  }

  @Test func outlineCountsWhatIsStored() {
    let code = CodeTokens(
      """
      struct A<T>: B where T: C {
        let a, b: Int
        private(set) var (c, d) = ("}", 1)
        @State public var e: [String: Int] = [:] { didSet { let x = 1 } }
        var f: Int { let local = 1; return local }
        var g: Int
        { 3 }
        static let h = 1
        lazy var i = { () -> Int in let y = "\\("}")"; return 1 }()
        let j: (Int) -> Void, k: Dictionary<Int, Int>
        // let comment: Int
        enum Kind { case one(let: Int); var text: String { "" } }
        final class Nested { weak var owner: A?; class var shared: Nested { .init() } }
        func run() { let l = 1; var m = 2 }
        let n: Int
      }
      """)
    let outline = SourceOutline(code)
    #expect(outline.types.map(\.name) == ["A", "Kind", "Nested"])
    #expect(outline.types[0].storedProperties.joined() == "abcdeijkn")
    #expect(outline.types[2].storedProperties == ["owner"])
  }

  @Test func functionsAreMeasured() {
    let code = CodeTokens(
      """
      protocol P { func a(_ b: Int, c: [String: Int])
        var d: Int { get } }
      func e<T>(f: (Int) -> Void = { (x: Int) in },
        g: T) {
        // } func h()
        .init(a: 1)
      }
      extension P { init?(i: Int) {} }
      """)
    let functions = FunctionDeclaration.all(in: code)
    #expect(functions.map(\.name) == ["a", "e", "init"])
    #expect(functions.map(\.lineCount) == [1, 5, 1])
    #expect(functions.map(\.parameterCount) == [2, 2, 1])
  }
}
