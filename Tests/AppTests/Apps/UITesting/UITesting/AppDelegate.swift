import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: shown)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private var shown: UIViewController {
    switch UserDefaults.standard.string(forKey: "page") {
    case "kinds": KindsViewController()
    case "device": DeviceViewController()
    case "wheels": WheelsViewController()
    default: HomeViewController()
    }
  }
}
