import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let shown =
      UserDefaults.standard.string(forKey: "page") == "kinds" ? KindsViewController() : HomeViewController()
    window.rootViewController = UINavigationController(rootViewController: shown)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
