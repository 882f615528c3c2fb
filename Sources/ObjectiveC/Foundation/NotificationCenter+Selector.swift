import Foundation

/// The observers that were added by selector, so that they can be removed by object.
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

  /// Removes remaining entries of an object that lived at the observer's address before.
  static func add(_ entry: Entry, for observer: AnyObject) {
    let key = ObjectIdentifier(observer)
    end(take(key) { $0.observer !== observer })
    entries.withLock { $0[key, default: []].append(entry) }
  }

  /// Removes the entries of an observer that is alive.
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

  /// Each in its own centre: another one may take a token that it does not know for one of its own.
  private static func end(_ entries: [Entry]) {
    for entry in entries { entry.center?.removeToken(entry.token) }
  }
}

/// Observers by selector. As since iOS 9, they need not be removed before they are deallocated.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/notificationcenter>
extension NotificationCenter {
  /// Calls the observer's method, which takes the notification or nothing, on the posting thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let key = ObjectIdentifier(observer)
    // Called on the poster's thread, as by Objective-C's run time; the weak reference itself is safe on any.
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

  /// Removes the observer from all that it observes in this centre; a token of a block is removed as well.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer) { $0.center === self }
    removeToken(observer)
  }

  /// Removes the observer from the notifications of that name and sender; nil stands for any.
  public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove(observer, aName, anObject)
  }

  /// Removes the observer from the notifications of that name and sender; nil stands for any.
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

  /// Foundation's own removal, which takes any value.
  fileprivate func removeToken(_ token: Any) { removeObserver(token) }
}
