// swift-format-ignore-file
import CoreData

// "Category/Extension" in the model: the class is the project's, its properties are generated.
@objc(Diary)
public class Diary: NSManagedObject {
    var summary: String { "\(name ?? "?"): " + titles(entries) }
}

func titles(_ set: NSOrderedSet?) -> String {
    (set?.array as? [Entry] ?? []).map { $0.title ?? "nil" }.joined(separator: " ")
}

public class Mood: NSObject {}
