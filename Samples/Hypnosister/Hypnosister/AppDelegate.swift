import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = UIViewController()

    // The view goes straight into the window.
    let hypnosisView = BNRHypnosisView(frame: window.bounds)
    window.addSubview(hypnosisView)

    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
