// swift-format-ignore-file
import SwiftUI
import UIKit

final class HairlineViewController: UIViewController {
    var title2: String?
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: self?.title2 == nil ? .fractionalHeight(0.8) : .absolute(1))
            let item = NSCollectionLayoutItem(layoutSize: size)  // finding: L356
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])  // finding: L405
            return NSCollectionLayoutSection(group: group)
        }
    }
}
final class PagesViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(3), heightDimension: .absolute(80)), repeatingSubitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        return UICollectionViewCompositionalLayout(section: section)
    }
}
extension UICollectionView {
    func profileSection() -> NSCollectionLayoutSection { .made(inset: 5) }
    func artistSection() -> NSCollectionLayoutSection { .made(inset: 2) }
}
extension NSCollectionLayoutSection {
    fileprivate static func made(inset: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), subitems: [item]))
    }
}
struct AmountView: View {
    @State private var text = ""
    let step: Int
    let progress: Double
    var body: some View {
        VStack {
            HStack { Text("Amount"); TextField("0", text: $text); Spacer() }
            HStack {
                Spacer()
                Text(verbatim: "\(step) / 3").padding(.trailing, 4)
            }
            .fixedSize()
            Spacer().frame(height: 8)
            Rectangle().frame(height: 90)
                .overlay(alignment: .bottom) {
                    if progress > 0 { GeometryReader { g in Rectangle().frame(width: g.size.width * progress, height: 3) } }
                }
        }
    }
}
struct LongListView: View {
    var body: some View {
        List {
            Text("Welcome screens with a long name"); Text("Activation screens in all of their variants")
            Text("Views with an illustration"); Text("Agreements with links and styles")
            Text("Forms of consent, several"); Text("Screens of all kinds that ask who you are")
        }
    }
}
