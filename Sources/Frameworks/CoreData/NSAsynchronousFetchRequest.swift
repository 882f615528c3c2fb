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
    // As on iOS, the block is called later on the context's queue.
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
  /// The results; nil until the fetch has finished.
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
