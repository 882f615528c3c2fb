import UIKit

/// A label and a button, as the peers of the start-up measurement have them.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 30))
    label.text = "Hello, Flipside"
    controller.view.addSubview(label)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 150, width: 350, height: 44)
    button.setTitle("Tap", for: .normal)
    controller.view.addSubview(button)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
