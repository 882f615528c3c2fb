// swift-format-ignore-file
import CoreData
import UIKit

// To Swift, initializers from Objective-C are there for all subclasses: the values of classes below compile with
// Apple's.

class Badge: UIView {
    let made: String
    override init(frame: CGRect) { made = "badge \(frame.width)"; super.init(frame: frame) }
    required init?(coder: NSCoder) { made = "coder"; super.init(coder: coder) }
}

class Panel: UIViewController {
    let name: String
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        name = "\(nibNameOrNil ?? "no nib") \(nibBundleOrNil === Bundle.main)"
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func loadView() { view = UIView() }
}

final class Wide: Panel {}

/// Its own initializer, and no other: `init(title:)` is what is called.
class Titled: UIView {
    let title: String
    init(title: String = "untitled") { self.title = title; super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
}

class Model: NSObject {
    var value = 7
    required override init() { super.init() }
}
class PlainModel: NSObject { var value = 3 }

class GenericController<V: UIView>: UIViewController {
    let contents = V()
    lazy var sized = V(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    override func loadView() { view = contents }
}

class Cell<Contents: UIView>: UIView {
    let contents: Contents
    override init(frame: CGRect) { contents = Contents(frame: frame); super.init(frame: frame); addSubview(contents) }
    required init?(coder: NSCoder) { fatalError() }
}

protocol NibLoadable: AnyObject { static var nibName: String { get } }
extension NibLoadable where Self: UIViewController {
    static var nibName: String { String(describing: self) }
    static func fromNib() -> Self { Self(nibName: nibName, bundle: Bundle.main) }
}
extension Panel: NibLoadable {}

extension UIViewController {
    static func instantiate() -> Self { self.init(nibName: nil, bundle: nil) }
    class func plain() -> Self { Self() }
}

extension UIView {
    static func autolayout() -> Self {
        let view = Self()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
    func twin() -> UIView { type(of: self).init(frame: frame) }
}

func make<T: UIViewController>(_ type: T.Type) -> T { T.init(nibName: "Given", bundle: nil) }
func build<V: UIView>(_ configure: (V) -> Void) -> V { let view = V(); configure(view); return view }
func all<T: NSObject>(_ types: [T.Type]) -> [T] { types.map { $0.init() } }

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let type: UIView.Type = Badge.self
        print((type.init() as! Badge).made, (type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as! Badge).made)
        print(type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame)
        print(Panel.fromNib().name, Wide.fromNib().name, make(Wide.self).name, Panel.instantiate().name)
        print(Swift.type(of: Wide.plain()), Swift.type(of: UIViewController.plain()))
        let label: UILabel = build { $0.text = "built" }
        print(label.text ?? "", UIStackView.autolayout().translatesAutoresizingMaskIntoConstraints)
        print(GenericController<Badge>().contents.made, GenericController<UILabel>().sized.frame.width)
        print((Cell<Badge>(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).contents.made)
        print(Swift.type(of: Badge(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).twin()))
        print(Titled().title, Titled(title: "t").title)
        print(all([Model.self]).map(\.value), all([PlainModel.self]).map(\.value))
        let controllers: [UIViewController.Type] = [Wide.self, UIViewController.self]
        print(controllers.map { $0.init() }.map { String(describing: Swift.type(of: $0)) })
        if let found = NSClassFromString("App.Badge") as? UIView.Type { print(Swift.type(of: found.init())) }
        let tap: UITapGestureRecognizer.Type = UITapGestureRecognizer.self
        print(tap.init(target: self, action: #selector(tapped)).isEnabled)
        let button: UIButton.Type = UIButton.self
        print(button.init(type: .custom).buttonType == .custom)
        // What the initializers take over goes with the objects.
        weak var picture: UIImage?
        weak var made: UIImageView?
        autoreleasepool {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
            let view = pictures.init(image: image)
            (picture, made) = (image, view)
            print(view.frame.size, view.image === image)
        }
        print(picture == nil, made == nil)
        return true
    }

    let pictures: UIImageView.Type = UIImageView.self

    @objc func tapped() {}
}
