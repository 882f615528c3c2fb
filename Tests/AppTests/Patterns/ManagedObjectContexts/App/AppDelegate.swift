// swift-format-ignore-file
import CoreData
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var container: NSPersistentContainer = {
        let model = NSManagedObjectModel()
        let entity = NSEntityDescription()
        entity.name = "Note"
        entity.managedObjectClassName = "Note"
        model.entities = [entity]
        return NSPersistentContainer(name: "Notes", managedObjectModel: model)
    }()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let context = container.viewContext
        context.userInfo["who"] = "me"
        context.perform {
            do { try context.save(); print("saved") } catch { print(error) }
        }
        context.performAndWait { print(context.userInfo["who"] ?? "nobody") }
        return true
    }
}
