import Foundation
import LayoutSwiftImport
import LayoutSwiftSource
import LayoutText
import Testing

/// Declarations of files that are not imported themselves.
@Suite struct OtherFilesTests {
  private static let layout = """
    import UIKit
    func makeLayout() -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height() + gap + .line))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    """
  private static let names = """
    import UIKit
    let gap: CGFloat = 8
    func height() -> CGFloat { 40 }
    extension CGFloat { static let line: CGFloat = 2 }
    """

  /// How many holes the layout has beside these files.
  private func holeCount(beside others: String...) -> Int {
    var sources = Sources()
    let files = ([Self.layout] + others).enumerated().map { number, text in
      parseSwift(sources.add(SourceText(text, name: "\(number).swift")))
    }
    return imported(ImportRequest(files, importing: 1)).holeCount
  }

  @Test func declarationsOfOneFileAreRead() { #expect(holeCount(beside: Self.names) == 0) }

  /// Two modules may have copies of one file.
  @Test func copiesAreRead() { #expect(holeCount(beside: Self.names, Self.names) == 0) }

  /// Which of two modules is meant is not known.
  @Test func declarationsOfTwoModulesAreHoles() {
    let others = ["= 8", "40", "= 2"].reduce(Self.names) { text, number in
      text.replacingOccurrences(of: number, with: number + "0")
    }
    #expect(holeCount(beside: Self.names, others) == 3)
  }

  /// The limit of steps is that of a file: the others in the call are read nevertheless.
  @Test func endlessFilesLeaveTheOthers() {
    var sources = Sources()
    let endless = (0..<6).map { "\nfunc make\($0)() -> UICollectionViewLayout { while true { } }" }
    let texts = ["import UIKit" + endless.joined(), Self.layout, Self.names]
    let files = texts.enumerated().map { number, text in
      parseSwift(sources.add(SourceText(text, name: "\(number).swift")))
    }
    let result = imported(ImportRequest(files, importing: 2))
    #expect(result.roots.map(\.function) == ["makeLayout"])
  }
}
