import Foundation
import ObjectiveC

/// Blocks on a context's queue.
extension NSManagedObjectContext {
  /// The time at which an asynchronous block runs.
  public enum ScheduledTaskType: Sendable {
    /// At once, where the caller is on the context's queue.
    case immediate
    case enqueued
  }

  var queue: DispatchQueue { concurrencyType == .privateQueueConcurrencyType ? privateQueue : .main }

  /// Runs the block on the context's queue, and sends notifications of its changes afterwards.
  public func perform(_ block: @escaping () -> Void) {
    // The context's queue calls it, alone, as Core Data's rule of one queue a context has it.
    nonisolated(unsafe) let block = block
    queue.async {
      self.withCurrent {
        block()
        self.processPendingChanges()
      }
    }
  }

  /// Runs the block on the context's queue, and returns what it returns.
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
    // The queue has run it.
    return job.result ?? block()
  }

  /// Runs the block on the context's queue, and returns what it returns or throws what it throws. Apple's own
  /// rethrows, which is the same to those who call it.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async throws
    -> T
  {
    try await perform(schedule: schedule) { Result { try block() } }.get()
  }

  public func performAndWait(_ block: () -> Void) { withQueue(block) }

  /// Runs the block and returns what it does or throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try withQueue(block) }

  /// A main queue's context runs its blocks on the main thread; a private one's run one after the other.
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

  /// The one whose block runs on this thread.
  static var current: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "NSManagedObjectContext.current"
}

/// A block that runs on another queue, and the result that it hands back.
private final class Job<T>: @unchecked Sendable {
  let work: () -> T
  var result: T?
  init(work: @escaping () -> T) { self.work = work }
}
