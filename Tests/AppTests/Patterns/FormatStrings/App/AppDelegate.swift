// swift-format-ignore-file
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let names = ["Ann", "Bob", "anna"] as NSArray
        print(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "an")).count)
        print(NSExpression(format: "2 + 3 * 4").expressionValue(with: nil, context: nil) ?? "nothing")
        print(NSPredicate(format: "count > %d AND name CONTAINS 'x'", 3).predicateFormat)
        return true
    }
}
