import Foundation

/// The observers that were added by selector, which can be removed by object.
private enum SelectorObservers {
  struct Entry {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let token: any NSObjectProtocol
  }

  private static let entries = Locked<[ObjectIdentifier: [Entry]]>([:])

  /// Adds an entry, and removes those of a deallocated object that had the same address.
  static func add(_ entry: Entry, for observer: AnyObject) {
    let key = ObjectIdentifier(observer)
    end(take(key) { $0.observer !== observer })
    entries.withLock { $0[key, default: []].append(entry) }
  }

  /// Removes entries of an existing observer.
  static func remove(_ observer: AnyObject, where matches: (Entry) -> Bool) {
    end(take(ObjectIdentifier(observer)) { $0.observer !== observer || matches($0) })
  }

  /// Removes the entries of a deallocated observer.
  static func forget(_ key: ObjectIdentifier) { end(take(key) { $0.observer == nil }) }

  private static func take(_ key: ObjectIdentifier, where matches: (Entry) -> Bool) -> [Entry] {
    entries.withLock { entries in
      var (taken, kept): ([Entry], [Entry]) = ([], [])
      for entry in entries[key] ?? [] {
        if matches(entry) { taken.append(entry) } else { kept.append(entry) }
      }
      entries[key] = kept.isEmpty ? nil : kept
      return taken
    }
  }

  /// Removes the tokens, each from its own center, because another center could confuse an unknown token with its
  /// own.
  private static func end(_ entries: [Entry]) {
    for entry in entries { entry.center?.removeToken(entry.token) }
  }
}

/// Observers by selector. As since iOS 9, they need not be removed before their deallocation.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/notificationcenter>
extension NotificationCenter {
  /// Calls a method of the observer, with the notification as an optional argument, on the posting thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let key = ObjectIdentifier(observer)
    // The method is called on the posting thread, as by the Objective-C runtime; a weak reference is thread-safe.
    nonisolated(unsafe) weak let weakObserver = observer
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = weakObserver else { return SelectorObservers.forget(key) }
      MessageDispatch.send(aSelector, to: observer, [notification])
    }
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.add(
      .init(
        center: self, observer: observer, name: aName, object: object, hasObject: object != nil, token: token),
      for: observer)
  }

  /// Removes all registrations of an observer with this center. The argument can also be the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer) { $0.center === self }
    removeToken(observer)
  }

  /// Removes an observer's registrations for a name and sender; nil stands for any.
  public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove(observer, aName, anObject)
  }

  /// Removes an observer's registrations for a name and sender; nil stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove(observer, aName, anObject)
  }

  private func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?) {
    let sender = object.map { $0 as AnyObject }
    SelectorObservers.remove(observer) { entry in
      entry.center === self && (name == nil || entry.name == name)
        && (sender == nil || (entry.hasObject && entry.object === sender))
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  /// Calls Foundation's method, which accepts any value.
  fileprivate func removeToken(_ token: Any) { removeObserver(token) }
}
