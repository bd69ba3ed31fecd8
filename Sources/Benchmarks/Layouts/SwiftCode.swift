/// Swift code of any length that reads like an app's: numbered screens, each with its names.
enum SwiftCode {
  /// A file of about 500 lines with eight layouts.
  static func screens(_ number: Int) -> String {
    "import UIKit\n\n"
      + (0..<8).map { screen(8 * number + $0) }.joined(separator: "\n")
  }

  /// A file of about 20 KB without a layout.
  static func models(_ number: Int) -> String {
    "import Foundation\n\n" + (0..<18).map { model(18 * number + $0) }.joined(separator: "\n")
  }

  private static func screen(_ number: Int) -> String {
    """
    /// Screen \(number): stories to swipe, and a grid below.
    final class Screen\(number)ViewController: UIViewController {
      private enum Section: Int, CaseIterable { case stories, posts }

      private let columns = \(2 + number % 4)
      private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: makeLayout())

      override func loadView() { view = collectionView }

      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Screen \(number)", comment: "The title of the screen")
        navigationItem.largeTitleDisplayMode = .always
      }

      private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
          guard let section = Section(rawValue: index) else { return nil }
          switch section {
          case .stories: return self.storySection()
          case .posts:
            let isWide = environment.container.effectiveContentSize.width >= 700
            return self.postSection(columns: isWide ? 2 * self.columns : self.columns)
          }
        }
      }

      private func storySection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(\(64 + number % 9)), heightDimension: .absolute(96)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
        return section
      }

      private func postSection(columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalWidth(1 / CGFloat(columns))),
          subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
        row.interItemSpacing = .fixed(2)
        return NSCollectionLayoutSection(group: row)
      }
    }

    """
  }

  private static func model(_ number: Int) -> String {
    """
    /// What the server knows of thing \(number), and how it is loaded.
    struct Thing\(number): Codable, Hashable, Identifiable, Sendable {
      let id: Int
      let title: String
      var note: String?
      var tags: [String] = []

      /// The title, and behind it the note where there is one.
      var summary: String {
        guard let note, !note.isEmpty else { return title }
        return "\\(title): \\(note)"
      }

      func matches(_ query: String) -> Bool {
        query.isEmpty || [title, note ?? ""].contains { $0.localizedStandardContains(query) }
      }
    }

    final class Thing\(number)Store {
      private(set) var things: [Thing\(number)] = []
      private let session = URLSession.shared

      func load(from address: URL) async throws {
        let (data, _) = try await session.data(from: address)
        things = try JSONDecoder().decode([Thing\(number)].self, from: data)
          .sorted { $0.title < $1.title }
      }
    }

    """
  }
}
