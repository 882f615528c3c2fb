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

  static let lock = NSLock()
  nonisolated(unsafe) static var entries: [ObjectIdentifier: [Entry]] = [:]

  static func add(_ entry: Entry, for observer: AnyObject) {
    lock.lock()
    entries[ObjectIdentifier(observer), default: []].append(entry)
    lock.unlock()
  }

  static func remove(_ observer: AnyObject, where matches: (Entry) -> Bool) -> [Entry] {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(observer)
    guard let all = entries[key] else { return [] }
    let removed = all.filter { $0.observer == nil || matches($0) }
    let kept = all.filter { !($0.observer == nil || matches($0)) }
    entries[key] = kept.isEmpty ? nil : kept
    return removed
  }

  /// Forgets the entries of an observer that is gone.
  static func forget(_ key: ObjectIdentifier) -> [Entry] {
    lock.lock()
    defer { lock.unlock() }
    guard let all = entries[key] else { return [] }
    let gone = all.filter { $0.observer == nil }
    let kept = all.filter { $0.observer != nil }
    entries[key] = kept.isEmpty ? nil : kept
    return gone
  }
}

/// Observers by selector. As since iOS 9, one that is gone needs no removal.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/notificationcenter>
extension NotificationCenter {
  /// Calls the observer's method, which takes the notification or nothing, on the posting thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let key = ObjectIdentifier(observer)
    nonisolated(unsafe) weak let weakObserver = observer
    let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
      guard let observer = weakObserver else {
        for entry in SelectorObservers.forget(key) { self?.removeToken(entry.token) }
        return
      }
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
    for entry in SelectorObservers.remove(observer, where: { $0.center === self }) { removeToken(entry.token) }
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
    let removed = SelectorObservers.remove(observer) { entry in
      entry.center === self && (name == nil || entry.name == name)
        && (sender == nil || (entry.hasObject && entry.object === sender))
    }
    for entry in removed { removeToken(entry.token) }
    removeObserver(observer as Any, name: name, object: object)
  }

  /// Foundation's own removal, which takes any value.
  private func removeToken(_ token: Any) { removeObserver(token) }
}
