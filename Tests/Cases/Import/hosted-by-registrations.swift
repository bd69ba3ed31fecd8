// swift-format-ignore-file
import SwiftUI
import UIKit

final class HostedController: UIViewController {
    enum Section: Int, CaseIterable { case stories, posts, ads }
    struct Post { let title: String; let author: String }
    private var dataSource: UICollectionViewDiffableDataSource<Section, Post>!
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch Section(rawValue: index)! {
            case .stories: return self.row(width: .absolute(72), height: .absolute(96))
            case .posts: return self.row(width: .fractionalWidth(1), height: .estimated(80))
            case .ads: return self.row(width: .fractionalWidth(1), height: .absolute(50))
            }
        }
    }

    private func row(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func configureDataSource() {
        let story = UICollectionView.CellRegistration<UICollectionViewCell, Post> { cell, _, post in
            cell.contentConfiguration = UIHostingConfiguration { Circle() }.margins(.all, 0)
        }
        let post = UICollectionView.CellRegistration<UICollectionViewCell, Post> { cell, indexPath, post in
            cell.contentConfiguration = UIHostingConfiguration {
                VStack(alignment: .leading, spacing: 4) {
                    Text(post.title).font(.headline)
                    Text(post.author).font(.caption).foregroundStyle(.secondary)
                }
            }
            cell.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Post>(collectionView: collectionView) { collectionView, indexPath, item in
            switch Section(rawValue: indexPath.section)! {
            case .stories: return collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: item)
            case .posts: return collectionView.dequeueConfiguredReusableCell(using: post, for: indexPath, item: item)
            case .ads:
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ad", for: indexPath) as! AdCell
                cell.configure(with: item)
                return cell
            }
        }
    }
}

final class AdCell: UICollectionViewCell {
    func configure(with post: HostedController.Post) {
        contentConfiguration = UIHostingConfiguration { Text(post.title) }.margins(.horizontal, 8)
    }
}
