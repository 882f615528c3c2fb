import UIKit

/// An app with many mistakes, each of which shows only when its controller is used.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if CommandLine.arguments.contains("-wrongStoryboard") { _ = UIStoryboard(name: "Gone", bundle: nil) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MenuController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
