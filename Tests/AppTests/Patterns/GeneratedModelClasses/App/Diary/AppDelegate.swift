// swift-format-ignore-file
import CoreData
import Kit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Diary")
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        return container
    }()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let context = container.viewContext
        let diary = Diary(context: context)
        diary.name = "2023"
        let entries = ["a", "b", "c"].map { title -> Entry in
            let entry = Entry(context: context)
            entry.title = title
            return entry
        }
        attributes(of: entries[0])
        // Ordered relationships: each generated method.
        diary.addToEntries(NSOrderedSet(array: entries))
        diary.removeFromEntries(at: 0)
        print(diary.summary)                                      // b c
        diary.insertIntoEntries(entries[0], at: 1)
        print(diary.summary, entries[0].diary === diary)          // b a c true
        diary.replaceEntries(at: 0, with: Entry(named: "d", in: context))
        print(diary.summary, entries[1].diary == nil)             // d a c true
        diary.insertIntoEntries([entries[1], Entry(named: "e", in: context)], at: NSIndexSet(indexesIn: NSRange(location: 1, length: 2)))
        print(diary.summary)                                      // d b e a c
        diary.removeFromEntries(at: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)))
        diary.replaceEntries(at: NSIndexSet(index: 0), with: [entries[1]])
        print(diary.summary)                                      // b a c
        diary.removeFromEntries(entries[2])
        diary.addToEntries(entries[2])
        diary.removeFromEntries(NSOrderedSet(object: entries[0]))
        print(diary.summary)                                      // b c
        // Unordered ones, whose class is not called as its entity.
        let label: Label = Label(context: context)
        label.name = "red"
        entries[1].addToTags(label)
        entries[2].addToTags(NSSet(object: label))
        print(label.entries?.count ?? 0, label.entity.name ?? "")
        entries[1].removeFromTags(label)
        entries[2].removeFromTags(NSSet(object: label))
        print(label.entries?.count ?? 0)
        // Requests of the class's own type, the parent's, fetched properties, templates.
        entries[2].isRead = false
        let request: NSFetchRequest<Entry> = Entry.fetchRequest()
        request.predicate = NSPredicate(format: "title IN %@", ["a", "b"])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Entry.title, ascending: false)]
        print((try? context.fetch(request))?.map { $0.title ?? "" } ?? [])
        let all: NSFetchRequest<Item> = Item.fetchRequest()
        let labels: NSFetchRequest<Label> = Label.fetchRequest()
        print((try? context.count(for: all)) ?? 0, labels.entityName ?? "")
        print(diary.unread.map { $0.title ?? "" })
        let template = container.managedObjectModel.fetchRequestFromTemplate(withName: "Named", substitutionVariables: ["TITLE": "e"])
        print(template.flatMap { try? context.fetch($0) }?.count ?? 0)
        // `Identifiable`, once for the whole family.
        print(identifier(of: entries[0]) == entries[0].id, identifier(of: diary) == ObjectIdentifier(diary))
        let stamp = Stamp(context: Kit.container.viewContext)
        stamp.text = "in a framework"
        print(stamp.text ?? "", type(of: stamp))
        return true
    }

    func attributes(of entry: Entry) {
        print(entry.count, entry.isRead, entry.ratio, entry.stamp, entry.rank ?? -1, entry.amount ?? -1)
        entry.stamp = 5
        print(entry.stamp, entry.primitiveValue(forKey: "stamp") as? Date == Date(timeIntervalSinceReferenceDate: 5))
        print(entry.date == nil, entry.link == nil, entry.photo == nil, entry.extra == nil)
        let date: Date? = Date(timeIntervalSinceReferenceDate: 0)
        entry.date = date
        entry.link = URL(string: "https://example.com")
        entry.photo = Data([1, 2])
        entry.mood = Mood()
        entry.extra = NSNumber(value: 7)
        entry.words = ["x", "y"]
        entry.default = "keyword"
        entry.count += 1
        let count: Int16 = entry.count
        print(count, entry.link?.host ?? "", entry.photo?.count ?? 0, entry.mood != nil, entry.extra as? Int ?? 0)
        print(entry.words ?? [], entry.default ?? "", entry.date == date)
    }

    func identifier<T: Identifiable>(of value: T) -> T.ID { value.id }
}

extension Entry {
    convenience init(named title: String, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.title = title
    }
}
