// swift-format-ignore-file
// A package that comes from a git repository, with one that it needs itself (Repositories/).
import Far
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(far)
        return true
    }
}
