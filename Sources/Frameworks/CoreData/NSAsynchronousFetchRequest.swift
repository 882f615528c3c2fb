import Foundation
import ObjectiveC

/// An asynchronous request, without its generic result type.
protocol AsynchronousFetching {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// A fetch request that calls a block when it has finished. It is executed on the context's queue.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest>
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetching {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// A block that is called with the result; nil for none.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// An estimate of the number of results. It has no effect.
  open var estimatedResultCount = 0

  /// Creates a request that passes the result of a fetch request to a closure, on the context's queue.
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
    // As on iOS, the block is called later on the context's queue.
    context.perform {
      do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
      self.completionBlock?(result)
    }
    return result
  }
}

/// The result of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The request that was executed.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The context of the objects.
  public let managedObjectContext: NSManagedObjectContext
  /// The results; nil until the fetch has finished.
  open internal(set) var finalResult: [ResultType]?
  /// The error of the fetch; nil on success.
  open internal(set) var operationError: (any Error)?
  /// The progress of the fetch; always nil.
  open var progress: Progress? { nil }
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    managedObjectContext = context
    super.init()
  }
  /// Cancels the fetch. It has no effect.
  open func cancel() {}
}
