// swift-format-ignore-file
import CoreData

public enum Kit {
    public static var container: NSPersistentContainer {
        let model = Bundle.main.url(forResource: "Kit", withExtension: "momd", subdirectory: "Frameworks/Kit.framework")
            .flatMap { NSManagedObjectModel(contentsOf: $0) }
        return NSPersistentContainer(name: "Kit", managedObjectModel: model!)
    }
}
