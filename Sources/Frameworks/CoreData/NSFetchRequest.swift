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

/// A description of the objects to fetch and their order. The result type is not constrained, because
/// `NSFetchRequest<NSFetchRequestResult>` must be a valid type, as with Objective-C's generics.
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
  /// The names or descriptions of the properties in results that are dictionaries.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Returns the results in the context whose `perform` or `performAndWait` is running on this thread.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      Console.write(
        "NSFetchRequest.execute() finds nothing outside a context's perform(_:) and performAndWait(_:).")
      return []
    }
    return try context.fetch(self)
  }
}
