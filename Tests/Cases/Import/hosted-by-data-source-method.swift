// swift-format-ignore-file
import SwiftUI
import UIKit

struct NoteCell: View { let model: Note; var body: some View { VStack { Text(model.title); ForEach(model.tags) { Text($0.name) } } } }
class NotesViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(320))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    private let reg = UICollectionView.CellRegistration<UICollectionViewCell, Note> { cell, _, note in
        cell.contentConfiguration = UIHostingConfiguration { NoteCell(model: note) }.margins(.all, 0)
    }
    func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        c.dequeueConfiguredReusableCell(using: reg, for: i, item: notes[i.item])
    }
}
