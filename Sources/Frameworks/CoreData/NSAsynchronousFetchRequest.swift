import Foundation
import ObjectiveC

/// Requests whose class of results the context need not know.
protocol AsynchronousFetching {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// A fetch that calls a block when it is done; it runs at once where it is executed on the context's queue.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest>
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetching {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    // The block comes later, on the context's queue, as on iOS.
    context.perform {
      do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
      self.completionBlock?(result)
    }
    return result
  }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  /// Nil until the fetch is done.
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: (any Error)?
  open var progress: Progress? { nil }
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    managedObjectContext = context
    super.init()
  }
  open func cancel() {}
}
