// swift-format-ignore-file
// The framework is another project's, which only the workspace beside this one names.
import Kit
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(Greeting(name: "Kit").text)
        return true
    }
}
