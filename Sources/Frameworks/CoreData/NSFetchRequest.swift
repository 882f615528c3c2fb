import Foundation
import ObjectiveC

/// The kinds of results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request that a context executes.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that the request affects. They have no effect.
  open var affectedStores: [NSPersistentStore]?
}

/// A description of the objects to fetch and their order. The result type is not constrained, because
/// `NSFetchRequest<NSFetchRequestResult>` must be a valid type, as with Objective-C's generics.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchrequest>
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity to fetch.
  open var entityName: String?
  /// The entity to fetch.
  open var entity: NSEntityDescription?
  /// The condition for results; nil for all objects.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  /// The number of matching objects that are skipped.
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  /// Whether results may be faults.
  open var returnsObjectsAsFaults = true
  /// Whether the values of properties are fetched. It has no effect.
  open var includesPropertyValues = true
  /// Whether objects of subentities are included.
  open var includesSubentities = true
  /// Whether unsaved changes of the context are included.
  open var includesPendingChanges = true
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  /// The names or descriptions of the properties in results that are dictionaries.
  open var propertiesToFetch: [Any]?
  /// The properties by which dictionary results are grouped.
  open var propertiesToGroupBy: [Any]?
  /// The condition for groups of dictionary results.
  open var havingPredicate: NSPredicate?
  /// The relationships to prefetch. They have no effect, because rows are in memory.
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
