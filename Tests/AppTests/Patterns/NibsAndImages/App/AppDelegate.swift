// swift-format-ignore-file
// Images by the names that apps use, and parts of Interface Builder files. Expected: `UIImage.init(named:)`
// (Apple's page), facts/nib.md#geometry; the order of outlets is that of a log of observers on iOS 26.1
// (nibruntime.json of github.com/Vercantez/openuikit): collections whole and first, then outlets by the names of
// their properties.
import UIKit

class PanelView: UIView {
    @IBInspectable var count: Int = 0
    @IBInspectable var ratio: CGFloat = 0
    @IBInspectable var isOn: Bool = false
    @IBOutlet var all: [UIView]! { didSet { print("all", all.map { "\($0.tag)" }.joined(separator: " ")) } }
    @IBOutlet var second: UIView! { didSet { print("second of", all.count) } }
    @IBOutlet var first: UIView! { didSet { print("first of", all.count) } }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let path = Bundle.main.path(forResource: "dot", ofType: "png")!
        print(["leaf", "leaf.jpg", "leaf.png", "tree.jpg", path, String(path.dropLast(4))].map { UIImage(named: $0).map { "\($0.size)" } ?? "nil" })
        print(UIImage(named: "One")?.size ?? .zero, UIImage(named: "Two")?.size ?? .zero)
        let panel = UINib(nibName: "Panel", bundle: nil).instantiate(withOwner: nil)[0] as! PanelView
        print(panel.subviews.map(\.frame))
        print(panel.layer.cornerRadius, panel.count, panel.ratio, panel.isOn)
        let button = panel.subviews[2] as! UIButton
        print(button.image(for: .normal) == UIImage(systemName: "star"), button.backgroundImage(for: .normal) == UIImage(systemName: "circle.fill"),
              button.backgroundImage(for: .selected) == UIImage(systemName: "square.fill"))
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for (index, name) in ["One", "Two"].enumerated() {
            let view = UIImageView(image: UIImage(named: name))
            view.frame.origin = CGPoint(x: 100, y: 200 + 100 * index)
            controller.view.addSubview(view)
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }
}
