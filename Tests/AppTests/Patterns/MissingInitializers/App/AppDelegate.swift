// swift-format-ignore-file
// A class with its own designated initializer inherits none (Swift's book, "Automatic Initializer Inheritance").
import UIKit

class Card: UIView {
    init(title: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
}
class Titled: UIView {
    init(title: String = "untitled") { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
}
class Plain: UIView {}
class Framed: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { fatalError() } }
class Model: NSObject { let id: Int; init(id: Int) { self.id = id } }
extension Model { convenience init(count: Int = 0) { self.init(id: count) } }

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let views = [Titled(), Plain(), Plain(frame: .zero), Framed(), Card(title: "a")]
        let card = Card()
        print(views, card, Model(),
              Card(frame: .zero))
        return true
    }
}
