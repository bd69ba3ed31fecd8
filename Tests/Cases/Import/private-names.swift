// run: PrivateNamesController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

private enum PrivateMetrics { static let columns = 2, gap: CGFloat = 4 }
private func privateHeight() -> CGFloat { 50 }
private let privateInset: CGFloat = 6
private extension CGFloat {
    static let privatePad: CGFloat = 3
    var widened: CGFloat { self * 2 }
}
private struct PrivateRow {
    enum PrivateMetrics { static let columns = 7 }
    var columns: Int { PrivateMetrics.columns }
}
private enum PrivateSection: Int { case hero, list }

final class PrivateNamesController: UIViewController {
    enum Kind: CaseIterable { case first, second }
    private let kinds: [Kind] = Kind.allCases

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section = privateNamesRow(.privatePad, kind: self.kinds.count)
            switch PrivateSection(rawValue: index) {
            case .hero: section.interGroupSpacing = PrivateMetrics.gap
            case .list: section.interGroupSpacing = privateHeight() + privateInset.widened
            case nil: return nil
            }
            section.contentInsets.top = CGFloat(PrivateMetrics.columns)
            section.contentInsets.bottom = CGFloat(PrivateRow().columns)
            return section
        }
    }
}
