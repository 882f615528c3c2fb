import Foundation

/// Key-value observing of operations, which Foundation on Linux does not support.
///
/// `start()` and `cancel()` replace those of Foundation for operations of apps and for blocks; see
/// `FoundationObserving`. An operation that reports its states itself uses `willChangeValue(forKey:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/operation>
enum OperationKeys {
  static func register() {
    for prefix in [false, true] {
      func name(_ key: String) -> String { prefix ? "is" + key.capitalized : key }
      KeyValueAccess.register(name("finished"), on: Operation.self, readOnly: \.isFinished)
      KeyValueAccess.register(name("executing"), on: Operation.self, readOnly: \.isExecuting)
      KeyValueAccess.register(name("cancelled"), on: Operation.self, readOnly: \.isCancelled)
      KeyValueAccess.register(name("ready"), on: Operation.self, readOnly: \.isReady)
      KeyValueAccess.register(name("asynchronous"), on: Operation.self, readOnly: \.isAsynchronous)
    }
    // The Objective-C property is `finished`, but operations announce `isFinished`.
    for key in ["finished", "executing", "cancelled", "ready", "asynchronous"] {
      let selector = Selector("keyPathsForValuesAffecting\(key.capitalized)")
      MessageDispatch.registerClassMethod(selector, on: Operation.self) { (_: Operation.Type) in
        Set(["is" + key.capitalized])
      }
    }
    KeyValueAccess.register("queuePriority", on: Operation.self, \.queuePriority)
    KeyValueAccess.register("name", on: Operation.self, get: { $0.name }, set: { $0.name = $1 })
    KeyValueAccess.register("dependencies", on: Operation.self, get: { $0.dependencies })
  }

  /// The operations that depend on an operation.
  final class Dependents: Sendable {
    let operations = Locked<[() -> Operation?]>([])
  }
  private static let dependents = Association<Dependents>()
  private static let starting = Association<NSNull>()

  static func note(_ dependent: Operation, dependsOn operation: Operation) {
    let known = dependents.value(of: operation) { Dependents() }
    known.operations.withLock { $0.append { [weak dependent] in dependent } }
  }

  static func observers(of operation: Operation) -> ObservedKeys? {
    ObservedKeys.areThereAny ? ObservedKeys.of(operation, makes: false) : nil
  }

  /// Runs Foundation's `start()` and notifies observers of the operation's states. The beginning is reported before
  /// the call, which runs `main()`.
  static func start(_ operation: Operation, _ body: () -> Void) {
    let waiting = waitingObserved(for: operation)
    for (_, table) in waiting { table.willChange("isReady") }
    defer { for (_, table) in waiting { table.didChange("isReady") } }
    guard let table = observers(of: operation), !operation.isFinished else { return body() }
    table.willChange("isFinished")
    if operation.isCancelled {
      body()
    } else {
      table.willChange("isExecuting")
      starting[operation] = NSNull()
      table.didChange("isExecuting")
      body()
      table.willChange("isExecuting")
      starting[operation] = nil
      table.didChange("isExecuting")
    }
    if operation.isFinished { table.didChange("isFinished") } else { table.abandonChange("isFinished") }
  }

  /// Returns whether the operation has reported its beginning and is about to be started by Foundation.
  static func isStarting(_ operation: Operation) -> Bool {
    observers(of: operation) != nil && starting[operation] != nil
  }

  static func cancel(_ operation: Operation, _ body: () -> Void) {
    KeyValueObserving.change(operation, ["isCancelled", "isReady"], body)
  }

  private static func waitingObserved(for operation: Operation) -> [(Operation, ObservedKeys)] {
    guard ObservedKeys.areThereAny else { return [] }
    let known = dependents[operation]?.operations.withLock { $0 }.compactMap { $0() } ?? []
    return known.filter { !$0.isReady }.compactMap { waiting in observers(of: waiting).map { (waiting, $0) } }
  }

  /// Notifies Foundation of a changed state, for which the operation's queue waits.
  static func notifyFoundation(_ operation: Operation, _ key: String) {
    // A string consists of two words and is passed as these.
    let words = unsafeBitCast(key, to: (UInt, UInt).self)
    withExtendedLifetime(key) { _ = FoundationObserving.Original.didChange.call(operation, words.0, words.1) }
  }
}
