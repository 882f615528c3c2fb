// swift-format-ignore-file
import CoreData
import CoreMotion
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    // A class that Xcode makes of a data model.
    var people: [Person] = []
    let motion = CMMotionManager()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let script = NSAppleScript()
        let fetched: NSFetchedResultsController<NSManagedObject>? = nil
        let data = NSMutableData().compressTwice()
        NotificationCenter.default.postNowhere(name: "x")
        let element = AXNothingContent(label: "a", value: "b")
        if let attitude = motion.deviceMotion?.attitude { print(attitude.roll, attitude.pitch) }
        print(CFNothingGetCurrent(), ListMerger(), script, fetched as Any, data, element)
        return true
    }
}
