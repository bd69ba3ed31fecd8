// run: HeaderModesByWidthController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit
final class HeaderModesByWidthController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let wide = env.container.contentSize.width > 600
            var config = UICollectionLayoutListConfiguration(appearance: .plain)
            if i == 0 { config.headerMode = wide ? .supplementary : .firstItemInSection }
            else { config.headerMode = .firstItemInSection; if wide { config.headerMode = .supplementary } }
            return NSCollectionLayoutSection.list(using: config, layoutEnvironment: env)
        }
    }
}
