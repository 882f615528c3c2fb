// swift-format-ignore-file
// To Swift, Apple's classes have `init()`, `init(frame:)` and `init(nibName:bundle:)` in all subclasses, so
// extensions may make them conform to protocols that want these.
import UIKit

protocol Makable { init() }
protocol Named: Makable { static var title: String { get } }
protocol Framed: AnyObject { init(frame: CGRect); var frame: CGRect { get } }

extension UIView: Makable {}
extension UIViewController: Makable {}
extension UIView: Framed {}
extension Makable { static func build() -> Self { Self() } }

class Badge: UIView {
    var made = "nothing"
    override init(frame: CGRect) { super.init(frame: frame); made = "badge \(frame.width)" }
    required init?(coder: NSCoder) { fatalError() }
}
class Panel: UIViewController, Named {
    static var title: String { "panel" }
    override func loadView() { view = UIView.build() }
}
final class Model: NSObject, Makable { let number = 3 }

func make<T: Makable>(_ type: T.Type) -> T { type.init() }
func make<T: Framed>(_ type: T.Type, width: CGFloat) -> T { T(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(Badge.build().made, make(Badge.self).made, make(Badge.self, width: 4).made, make(UILabel.self).text == nil)
        print(make(Panel.self).view.frame.width >= 0, Panel.title, make(Model.self).number)
        let types: [Makable.Type] = [UIView.self, Badge.self, Panel.self]
        print(types.map { String(describing: type(of: $0.init())) })
        return true
    }
}
