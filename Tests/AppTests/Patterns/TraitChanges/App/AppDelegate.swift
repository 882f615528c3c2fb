// swift-format-ignore-file
import UIKit

class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.changed("self", previous)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self],
                                handler: { (card: Card, previous: UITraitCollection) in card.changed("class", previous) })
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
            print("superclass", view.traitCollection.userInterfaceStyle.rawValue)
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Self, _) in print("never") }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(plain))
        registerForTraitChanges([UITraitUserInterfaceStyle.self], target: Card.observer, action: #selector(Observer.changed(_:previous:)))
        let gone = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Self, _) in print("gone") }
        unregisterForTraitChanges(gone)
    }
    required init?(coder: NSCoder) { fatalError() }
    static let observer = Observer()
    func changed(_ who: String, _ previous: UITraitCollection) {
        print(who, previous.userInterfaceStyle.rawValue, traitCollection.userInterfaceStyle.rawValue)
    }
    @objc func plain() { print("action") }
}

final class Observer: NSObject {
    @objc func changed(_ card: Card, previous: UITraitCollection) { card.changed("target", previous) }
}

final class RootController: UIViewController {
    var registration: UITraitChangeRegistration?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Card(frame: .zero))
        registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            print("controller", previous.userInterfaceStyle.rawValue, self.traitCollection.userInterfaceStyle.rawValue)
        }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _: UITraitCollection) in
            print("scene", scene.traitCollection.userInterfaceStyle.rawValue)
        }
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootController()
        window?.makeKeyAndVisible()
        return true
    }
}
