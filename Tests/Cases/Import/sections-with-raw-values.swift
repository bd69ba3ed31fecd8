// swift-format-ignore-file
import UIKit
public struct Kind: RawRepresentable, Equatable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let options = Self(rawValue: "options")
}
public final class PollViewController: UIViewController {
    public var sections: [Kind] = [.name, .options]
    func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch self.sections[index] {
            case .name: return self.row(44)
            case .options: return self.row(88)
            default: return nil
            }
        }
    }
    func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
