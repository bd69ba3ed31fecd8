import UIKit

enum MetricsError: Error { case missing, broken }

final class CardsViewController: UIViewController {
  private func height(_ rows: Int) throws -> CGFloat {
    if rows < 2 { throw MetricsError.missing }
    return 80
  }

  func makeLayout(isDense: Bool) -> UICollectionViewLayout {
    var height: CGFloat = 44
    do {
      height = try self.height(isDense ? 1 : 3)
    } catch MetricsError.broken {
      height = 60
    } catch {
      height = 100
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
