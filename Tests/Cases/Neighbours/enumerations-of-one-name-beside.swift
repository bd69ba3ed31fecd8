// swift-format-ignore-file
import UIKit

final class EnumerationsOfOneNameOtherController: UIViewController {
    enum Section: Int { case photos, links }
}
