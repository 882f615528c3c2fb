import UIKit

class PasswordGenAppDelegate: UIResponder, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?
  @IBOutlet var rootViewController: RootViewController!

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window?.frame = UIScreen.main.bounds
    window?.rootViewController = rootViewController
    window?.makeKeyAndVisible()
    return true
  }
}
