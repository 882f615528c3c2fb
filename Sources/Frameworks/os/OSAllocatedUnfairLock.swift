import Foundation

/// A lock that protects a state.
public struct OSAllocatedUnfairLock<State>: Sendable {
  // An NSLock is used, because apps may lock and unlock in separate calls. It protects the state.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates a lock for a state that may not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// Creates a lock for a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with the state while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  /// Runs a closure with the state while the lock is held, as `withLock(_:)` does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Runs a closure while the lock is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
  /// Acquires the lock.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
}
