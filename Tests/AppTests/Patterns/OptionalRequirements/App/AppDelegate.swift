// swift-format-ignore-file
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootController()
        window?.makeKeyAndVisible()
        return true
    }
}

class RootController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // `window` is an optional requirement of type `UIWindow?`.
        let root = UIApplication.shared.delegate?.window??.rootViewController
        print(root === self)
        if let window = UIApplication.shared.delegate?.window, let unwrapped = window { print(unwrapped.isKeyWindow) }
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        print(delegate.window === UIApplication.shared.delegate!.window!)
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate
        print(scene?.window??.rootViewController == nil)
    }
}
