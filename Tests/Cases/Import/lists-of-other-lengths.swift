// swift-format-ignore-file
import UIKit

final class ListsOfOtherLengths: UIViewController {
    enum Part: Int { case head = 10, body = 11, foot = 13 }
    private var banners = [1, 2]
    private var stories = [1]
    var model: UnknownModel!

    private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    // The banners come first; each has a section of its own.
    func bannersFirst() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            if index < self.banners.count { return self.row(10) }
            let rest = index - self.banners.count
            return rest < self.stories.count ? self.row(20) : self.row(30)
        }
    }

    // Behind the last banner there is no section.
    func bannersOnly() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard index < self.banners.count else { return nil }
            return self.row(40)
        }
    }

    func parts() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let part = Part(rawValue: index + 10) else { return self.row(5) }
            switch part {
            case .head: return self.row(50)
            case .body: return self.row(60)
            case .foot: return self.row(CGFloat(self.model.items.count / 2))
            }
        }
    }

    // Which sections are marked says another variable, and a list may be read elsewhere.
    func marked() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section = index < self.selectedSection ? self.row(70) : self.row(80)
            self.decorate(section, index)
            section.contentInsets.top = self.inset(index) ?? 44
            return section
        }
    }
    private var selectedSection = 2
    private func decorate(_ section: NSCollectionLayoutSection, _ index: Int) {
        guard index < model.pinned else { return }
        section.interGroupSpacing = 33
    }
    private func inset(_ index: Int) -> CGFloat? {
        guard index < stories.count else { return nil }
        return 70
    }
    func cell(at path: IndexPath) { print(banners[path.item]) }

    func more() {
        selectedSection = 3
        banners.append(3)
        stories.append(2)
    }
}
