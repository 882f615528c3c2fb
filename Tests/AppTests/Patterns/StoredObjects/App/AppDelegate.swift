// swift-format-ignore-file
import CoreData
import UIKit

@objc(Note)
class Note: NSManagedObject {
    @NSManaged var title: String?
    @NSManaged var count: Int32
    @NSManaged var isDone: Bool
    @NSManaged var folder: Folder?

    override func awakeFromInsert() {
        super.awakeFromInsert()
        title = "Untitled"
    }
}

@objc(Folder)
class Folder: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var notes: Set<Note>
}

class CoreDataStack {
    static let model: NSManagedObjectModel = {
        func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.isOptional = optional
            return attribute
        }
        let note = NSEntityDescription(), folder = NSEntityDescription()
        note.name = "Note"; note.managedObjectClassName = "Note"
        folder.name = "Folder"; folder.managedObjectClassName = "Folder"
        let toFolder = NSRelationshipDescription(), toNotes = NSRelationshipDescription()
        toFolder.name = "folder"; toFolder.destinationEntity = folder; toFolder.maxCount = 1
        toNotes.name = "notes"; toNotes.destinationEntity = note; toNotes.deleteRule = .cascadeDeleteRule
        toFolder.inverseRelationship = toNotes
        toNotes.inverseRelationship = toFolder
        note.properties = [attribute("title", .stringAttributeType, optional: false), attribute("count", .integer32AttributeType), attribute("isDone", .booleanAttributeType), toFolder]
        folder.properties = [attribute("name", .stringAttributeType, optional: false), toNotes]
        let model = NSManagedObjectModel()
        model.entities = [note, folder]
        return model
    }()

    lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: CoreDataStack.model)
        if let path = ProcessInfo.processInfo.environment["NOTES_STORE"] {
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: path))]
        }
        container.loadPersistentStores { description, error in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()

    func saveContext() {
        let context = container.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch let error as NSError {
            print("Could not save: \(error.code) \(error.localizedDescription)")
        }
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        list(CoreDataStack(), "at launch")
        write(CoreDataStack())
        list(CoreDataStack(), "in a new stack")
        return true
    }

    func list(_ stack: CoreDataStack, _ title: String) {
        let request: NSFetchRequest<Note> = NSFetchRequest(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Note.title), ascending: true)]
        let notes = try! stack.container.viewContext.fetch(request)
        print(title + ":", notes.map { "\($0.title ?? "nil") \($0.count) \($0.isDone) \($0.folder?.name ?? "-")" })
    }

    func write(_ stack: CoreDataStack) {
        let context = stack.container.viewContext
        let request: NSFetchRequest<Note> = NSFetchRequest(entityName: "Note")
        if let first = try! context.fetch(request).first {
            first.count += 1
            return stack.saveContext()
        }
        let folder = Folder(context: context)
        folder.name = "Inbox"
        for title in ["Milk", "Bread"] {
            let note = Note(context: context)
            note.title = title
            note.isDone = title == "Milk"
            folder.notes.insert(note)
        }
        let note = Note(context: context)
        note.title = nil
        stack.saveContext()
        context.delete(note)
        stack.saveContext()
        folder.name = "not saved"
        context.rollback()
        print("rolled back to", folder.name)
    }
}
