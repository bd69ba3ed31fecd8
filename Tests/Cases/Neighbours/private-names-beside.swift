// swift-format-ignore-file
import UIKit

private enum PrivateMetrics { static let columns = 5, gap: CGFloat = 20 }
private func privateHeight() -> CGFloat { 99 }
private let privateInset: CGFloat = 16
private extension CGFloat {
    static let privatePad: CGFloat = 31
    var widened: CGFloat { self * 20 }
}
private enum PrivateSection: Int { case photos, hero, links }

@MainActor func privateNamesRow(_ width: CGFloat, height: CGFloat = privateHeight(), kind: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width.widened + privateInset), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + .privatePad)), subitem: item, count: PrivateMetrics.columns)
    group.interItemSpacing = .fixed(PrivateMetrics.gap * CGFloat(kind) + CGFloat(PrivateSection.links.rawValue))
    return NSCollectionLayoutSection(group: group)
}
