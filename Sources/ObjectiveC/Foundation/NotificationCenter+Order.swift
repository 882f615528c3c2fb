@_spi(SwiftCorelibsFoundation) internal import FoundationEssentials
import Foundation

/// The observers of a notification center in the order in which they were added, in which Apple's centers call
/// them. Foundation on Linux calls them in the order of a hash table, which differs from run to run.
private final class ObserverList: Sendable {
  struct Entry {
    let number: Int
    let name: String?
    let object: ObjectIdentifier?
    let queue: OperationQueue?
    let block: @Sendable (Notification) -> Void

    func call(_ notification: Notification) {
      guard let queue, queue !== OperationQueue.current else { return block(notification) }
      // The notification is sent to the observer's queue, as the observer has requested.
      nonisolated(unsafe) let notification = notification
      queue.addOperations([BlockOperation { self.block(notification) }], waitUntilFinished: true)
    }
  }

  private struct Entries {
    var byName: [String: [Entry]] = [:]
    /// The observers of all notifications.
    var ofAll: [Entry] = []
    var last = 0

    subscript(name: String?) -> [Entry] {
      get { name.map { byName[$0] ?? [] } ?? ofAll }
      set {
        guard let name else { return ofAll = newValue }
        byName[name] = newValue.isEmpty ? nil : newValue
      }
    }
  }

  private let entries = Locked(Entries())

  func add(
    _ name: String?, _ object: ObjectIdentifier?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> Entry {
    entries.withLock { entries in
      entries.last += 1
      let entry = Entry(number: entries.last, name: name, object: object, queue: queue, block: block)
      entries[name].append(entry)
      return entry
    }
  }

  /// Removes an entry.
  /// - Returns: the entry, so that its block is released outside of the lock.
  func remove(_ number: Int, _ name: String?) -> Entry? {
    entries.withLock { entries in
      guard let index = entries[name].firstIndex(where: { $0.number == number }) else { return nil }
      return entries[name].remove(at: index)
    }
  }

  func post(_ notification: Notification) {
    let name = notification.name.rawValue
    let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let called = entries.withLock { entries in
      let named = entries[name]
      let all = entries.ofAll.isEmpty ? named : (named + entries.ofAll).sorted { $0.number < $1.number }
      return all.filter { $0.object == nil || $0.object == object }
    }
    for (index, entry) in called.enumerated() where index == 0 || isThere(entry) { entry.call(notification) }
  }

  /// Returns whether an entry is still registered; an observer that was called before may have removed it.
  private func isThere(_ entry: Entry) -> Bool {
    entries.withLock { $0[entry.name].contains { $0.number == entry.number } }
  }

  // MARK: The lists of centers

  private static let lists = Association<ObserverList>()
  private static let standard = ObserverList(hearing: .default)
  /// Locked while a center's list is looked up and created, so that each center has only one. The lock of
  /// `Association.value(of:_:)` can't be used, because it must not be held while Foundation acquires its own.
  private static let making = Locked(())

  /// Registers this list as the only observer in Foundation's own table. It is notified of every notification,
  /// including those that Foundation posts, and those for which the optimizer has bypassed the method.
  private init(hearing center: NotificationCenter) {
    _ = center._addObserver(nil, object: nil) { [weak self] (notification: Notification) in self?.post(notification)
    }
  }

  static func of(_ center: NotificationCenter) -> ObserverList {
    if center === NotificationCenter.default { return standard }
    return making.withLock { _ in
      if let known = lists[center] { return known }
      let list = ObserverList(hearing: center)
      lists[center] = list
      return list
    }
  }
}

/// The observer that `addObserver(forName:object:queue:using:)` returns.
private final class ObserverToken: NSObject, @unchecked Sendable {
  private weak var center: NotificationCenter?
  private let name: String?
  private let number: Int

  init(_ center: NotificationCenter, _ entry: ObserverList.Entry) {
    self.center = center
    (name, number) = (entry.name, entry.number)
  }

  func remove(from center: NotificationCenter, where matches: (String?) -> Bool) {
    guard center === self.center, matches(name) else { return }
    _ = ObserverList.of(center).remove(number, name)
  }
}

// The symbols of Foundation's methods are redirected here; see Sources/System/CFoundationOverrides.
extension NotificationCenter {
  @_silgen_name("flipside_addObserver")
  package func addInOrder(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let object = obj.map { ObjectIdentifier($0 as AnyObject) }
    let entry = ObserverList.of(self).add(name?.rawValue, object, queue, block)
    return ObserverToken(self, entry)
  }

  @_silgen_name("flipside_addObserverBlock")
  package func addBlockInOrder(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    usingBlock block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    // Foundation's signature is not @Sendable; the observer has specified the queue on which the block is called.
    nonisolated(unsafe) let block = block
    return addInOrder(forName: name, object: obj, queue: queue) { block($0) }
  }

  @_silgen_name("flipside_removeObserver")
  package func removeInOrder(_ observer: Any) { (observer as? ObserverToken)?.remove(from: self) { _ in true } }

  @_silgen_name("flipside_removeNamedObserver")
  package func removeInOrder(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    (observer as? ObserverToken)?.remove(from: self) { aName == nil || $0 == aName?.rawValue }
  }
}
