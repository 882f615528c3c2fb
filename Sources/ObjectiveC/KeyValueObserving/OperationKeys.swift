import Foundation

/// Observers of operations, which Foundation on Linux does not tell of anything.
///
/// `start()` and `cancel()` stand in for Foundation's own, for operations of apps and for blocks: see
/// `FoundationObserving`. An operation that says itself when it begins and ends does so with
/// `willChangeValue(forKey:)`.
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
    // Objective-C's property is `finished`, and what operations announce is `isFinished`.
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

  /// Those who wait for an operation to be ready.
  final class Dependents {
    var operations: [() -> Operation?] = []
  }
  nonisolated(unsafe) private static let dependents = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  nonisolated(unsafe) private static let starting = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  /// Held while an operation's list of dependents is read or changed.
  private static let listing = Locked(())

  static func note(_ dependent: Operation, dependsOn operation: Operation) {
    listing.withLock { _ in
      let known = objc_getAssociatedObject(operation, dependents) as? Dependents ?? Dependents()
      known.operations.append { [weak dependent] in dependent }
      objc_setAssociatedObject(operation, dependents, known, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  static func observers(of operation: Operation) -> ObservedKeys? {
    ObservedKeys.areThereAny ? ObservedKeys.of(operation, makes: false) : nil
  }

  /// Runs Foundation's own `start()` and tells how it goes. The time of its beginning is that before it, since the
  /// code of `main()` is called from within.
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
      objc_setAssociatedObject(operation, starting, NSNull(), .OBJC_ASSOCIATION_RETAIN)
      table.didChange("isExecuting")
      body()
      table.willChange("isExecuting")
      objc_setAssociatedObject(operation, starting, nil, .OBJC_ASSOCIATION_RETAIN)
      table.didChange("isExecuting")
    }
    if operation.isFinished { table.didChange("isFinished") } else { table.abandonChange("isFinished") }
  }

  /// Whether it has told that it began, while Foundation is about to let it.
  static func isStarting(_ operation: Operation) -> Bool {
    observers(of: operation) != nil && objc_getAssociatedObject(operation, starting) != nil
  }

  static func cancel(_ operation: Operation, _ body: () -> Void) {
    KeyValueObserving.change(operation, ["isCancelled", "isReady"], body)
  }

  private static func waitingObserved(for operation: Operation) -> [(Operation, ObservedKeys)] {
    guard ObservedKeys.areThereAny else { return [] }
    let known = listing.withLock { _ in
      (objc_getAssociatedObject(operation, dependents) as? Dependents)?.operations.compactMap { $0() } ?? []
    }
    return known.filter { !$0.isReady }.compactMap { waiting in observers(of: waiting).map { (waiting, $0) } }
  }

  /// Tells Foundation, whose queue waits for it, that an operation's state has changed.
  static func tellFoundation(_ operation: Operation, _ key: String) {
    // A string is two words, and is passed as these.
    let words = unsafeBitCast(key, to: (UInt, UInt).self)
    withExtendedLifetime(key) { _ = FoundationObserving.Original.didChange.call(operation, words.0, words.1) }
  }
}
