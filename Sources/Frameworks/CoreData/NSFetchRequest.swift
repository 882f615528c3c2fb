import Foundation
import ObjectiveC

/// The kinds of results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The results are managed objects. The default.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The results are identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// The results are dictionaries of the values of `propertiesToFetch`.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The result is the number of matching objects.
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
  /// The number of objects whose values are loaded together. It has no effect: all values are loaded with the
  /// request.
  open var fetchBatchSize = 0
  /// The kind of the results; managed objects by default.
  open var resultType: NSFetchRequestResultType = []
  /// Whether results may be faults.
  open var returnsObjectsAsFaults = true
  /// Whether the values of properties are fetched. It has no effect.
  open var includesPropertyValues = true
  /// Whether objects of subentities are included.
  open var includesSubentities = true
  /// Whether unsaved changes of the context are included.
  open var includesPendingChanges = true
  /// Whether objects that the context has already are refreshed with the store's values. False by default.
  open var shouldRefreshRefetchedObjects = false
  /// Whether equal dictionaries appear once in the results. False by default; for dictionary results only.
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
  /// Creates a request for the objects of an entity, by the entity's name.
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
