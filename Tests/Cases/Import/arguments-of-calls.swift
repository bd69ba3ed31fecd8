// swift-format-ignore-file
import UIKit

final class ArgumentsOfCallsController: UIViewController {
    private enum Metrics { static let height: CGFloat = 60 }
    private var rows = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        show(Self.makeLayout(columns: 3, height: Metrics.height))
    }

    func reset() {
        show(ArgumentsOfCallsController.makeLayout(columns: 3, height: Metrics.height, rows: rows))
    }

    private func show(_ layout: UICollectionViewLayout) {}

    private static func makeLayout(columns: Int, height: CGFloat, rows: Int = 1) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height * CGFloat(rows))), subitem: row, count: rows)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

final class CalledByOthersController: UIViewController {
    func reset() { _ = makeLayout(columns: 4) }

    func makeLayout(columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

final class Showroom {
    func show() {
        _ = CalledByOthersController().makeLayout(columns: 5)
        // Its own, with the name and the labels of another.
        Self.makeLayout(columns: 7, height: 20)
    }

    private static func makeLayout(columns: Int, height: CGFloat) {}
}
