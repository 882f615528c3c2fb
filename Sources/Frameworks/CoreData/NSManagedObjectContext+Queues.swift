import Foundation
import ObjectiveC

/// The execution of blocks on a context's queue.
extension NSManagedObjectContext {
  /// The time at which an asynchronous block runs.
  public enum ScheduledTaskType: Sendable {
    /// Immediately if the caller is on the context's queue.
    case immediate
    /// The block runs after those that are already on the context's queue.
    case enqueued
  }

  var queue: DispatchQueue { concurrencyType == .privateQueueConcurrencyType ? privateQueue : .main }

  /// Runs the block on the context's queue, and then sends the notification of its changes.
  public func perform(_ block: @escaping () -> Void) {
    // This is safe because only the context's queue calls the block, according to Core Data's rule of one queue per
    // context.
    nonisolated(unsafe) let block = block
    queue.async {
      self.withCurrent {
        block()
        self.processPendingChanges()
      }
    }
  }

  /// Runs the block on the context's queue and returns its result.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(schedule:_:)>
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
    let job = Job(work: block)
    await withCheckedContinuation { continuation in
      queue.async {
        self.withCurrent {
          job.result = job.work()
          self.processPendingChanges()
        }
        continuation.resume()
      }
    }
    // The queue has already run the block.
    return job.result ?? block()
  }

  /// Runs the block on the context's queue and returns its result or throws its error. Apple's method is declared
  /// with `rethrows`, which makes no difference to callers.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async throws
    -> T
  {
    try await perform(schedule: schedule) { Result { try block() } }.get()
  }

  /// Runs the block on the context's queue and waits for its end.
  public func performAndWait(_ block: () -> Void) { withQueue(block) }

  /// Runs the block, waits for its end and returns its result or throws its error.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try withQueue(block) }

  /// Runs a block. Those of a main queue context run on the main thread; those of a private one run one after
  /// another.
  private func withQueue<Result>(_ block: () throws -> Result) rethrows -> Result {
    guard concurrencyType == .mainQueueConcurrencyType, !Thread.isMainThread else { return try withCurrent(block) }
    return try DispatchQueue.main.sync { try withCurrent(block) }
  }

  func withCurrent<Result>(_ block: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    let outer = NSManagedObjectContext.current
    NSManagedObjectContext.current = self
    defer { NSManagedObjectContext.current = outer }
    return try block()
  }

  /// The context whose block is running on this thread.
  static var current: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "NSManagedObjectContext.current"
}

/// A block that runs on another queue, with its result.
private final class Job<T>: @unchecked Sendable {
  let work: () -> T
  var result: T?
  init(work: @escaping () -> T) { self.work = work }
}
