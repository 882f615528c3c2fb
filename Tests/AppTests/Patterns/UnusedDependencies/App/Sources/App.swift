// swift-format-ignore-file
// A linter's pod, a package that nothing imports, one that does not even compile and a binary framework: Xcode
// would build them, the app needs none of them.
#if canImport(Nimble)
import Nimble
#endif
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("runs without them")
        return true
    }
}
