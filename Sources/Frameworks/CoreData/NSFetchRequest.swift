import Foundation
import ObjectiveC

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {}

/// Which objects to find, and in which order. Its results are `NSFetchRequestResult`s, as Objective-C's generics have it:
/// `NSFetchRequest<NSFetchRequestResult>` is a type too.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// What is found in the context whose `perform` or `performAndWait` this is called in.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      Console.write(
        "NSFetchRequest.execute() finds nothing outside a context's perform(_:) and performAndWait(_:).")
      return []
    }
    return try context.fetch(self)
  }
}

open class NSPersistentStoreResult: NSObject {}

/// Deletes what it finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetch: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetch = fetch
    super.init()
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  init(_ result: Any?) {
    self.result = result
    super.init()
  }
}
