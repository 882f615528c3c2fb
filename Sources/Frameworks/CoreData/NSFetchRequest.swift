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

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// Which objects to find, and in which order. Its results are `NSFetchRequestResult`s, as Objective-C's generics
/// have it: `NSFetchRequest<NSFetchRequestResult>` is a type too.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchrequest>
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
  open var includesSubentities = true
  open var includesPendingChanges = true
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  /// Names or descriptions of the properties of results that are dictionaries.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Returns the results in the context whose `perform` or `performAndWait` makes this call.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      Console.write(
        "NSFetchRequest.execute() finds nothing outside a context's perform(_:) and performAndWait(_:).")
      return []
    }
    return try context.fetch(self)
  }
}
