import Foundation
import Synchronization

/// The observations of an object, by key.
final class ObservedKeys: @unchecked Sendable {
  private struct Entry {
    let observation: KeyObservation
    let depth: Int
  }

  private static let lock = NSRecursiveLock()
  private static let tables = Association<ObservedKeys>()
  /// Whether any object has ever been observed. In most apps this is false, and a change costs only this check.
  static var areThereAny: Bool { wasOneAdded.load(ordering: .relaxed) }
  private static let wasOneAdded = Atomic(false)

  private var entries: [String: [Entry]] = [:]
  /// The keys of collections with a change of members in progress.
  private var quiet: [String: Int] = [:]
  /// The registrations, by which observers are removed.
  private var registrations: [Registration] = []

  struct Registration {
    weak var observer: NSObject?
    let address: ObjectIdentifier
    let context: UnsafeMutableRawPointer?
    let observation: KeyObservation
  }

  static func of(_ object: NSObject, makes: Bool) -> ObservedKeys? {
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[object] { return table }
    guard makes else { return nil }
    let table = ObservedKeys()
    tables[object] = table
    (object as? any ObservationAware)?.observationDidBegin()
    return table
  }

  func add(_ observation: KeyObservation, key: String, depth: Int) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    entries[key, default: []].append(Entry(observation: observation, depth: depth))
    Self.wasOneAdded.store(true, ordering: .relaxed)
  }

  func remove(_ observation: KeyObservation, key: String, depth: Int) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    guard var list = entries[key],
      let index = list.firstIndex(where: { $0.observation === observation && $0.depth == depth })
    else { return }
    list.remove(at: index)
    entries[key] = list.isEmpty ? nil : list
  }

  func willChange(_ key: String) {
    for entry in list(key) { entry.observation.willChange(at: entry.depth) }
  }

  func didChange(_ key: String) {
    for entry in list(key) { entry.observation.didChange(at: entry.depth) }
  }

  func abandonChange(_ key: String) {
    for entry in list(key) { entry.observation.abandonChange() }
  }

  func willChange(_ key: String, _ change: CollectionChange) {
    for entry in list(key) { entry.observation.willChange(change, at: entry.depth) }
    Self.lock.lock()
    quiet[key, default: 0] += 1
    Self.lock.unlock()
  }

  func didChange(_ key: String, _ change: CollectionChange) {
    Self.lock.lock()
    let depth = (quiet[key] ?? 1) - 1
    quiet[key] = depth > 0 ? depth : nil
    Self.lock.unlock()
    for entry in list(key) { entry.observation.didChange(change, at: entry.depth) }
  }

  func isObserved(_ key: String) -> Bool { !list(key).isEmpty }

  private func list(_ key: String) -> [Entry] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    // During a change of members, the notification of the setter for the whole collection is suppressed.
    return quiet[key] == nil ? entries[key] ?? [] : []
  }

  // MARK: Registrations

  func add(_ registration: Registration) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    registrations.append(registration)
  }

  /// Removes and returns the observer's most recent registration for a path; if a context is given, only with that
  /// context.
  func take(_ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer??) -> KeyObservation? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let found = registrations.lastIndex { registration in
      registration.address == ObjectIdentifier(observer) && registration.observation.keyPath == keyPath
        && (context.map { $0 == registration.context } ?? true)
    }
    return found.map { registrations.remove(at: $0).observation }
  }
}

/// An object with frequently called setters, which notify observers only after the object was first observed.
package protocol ObservationAware: AnyObject {
  func observationDidBegin()
}

/// The functions that setters of observable properties call.
public enum KeyValueObserving {
  /// Announces that a setter will change the property for a key. It is cheap without observers.
  public static func willChange(_ object: AnyObject, _ key: String) { table(object, key)?.willChange(key) }

  /// Reports that a setter has changed the property for a key.
  public static func didChange(_ object: AnyObject, _ key: String) { table(object, key)?.didChange(key) }

  /// Performs a change of a property whose setter sends no notifications.
  package static func change(_ object: AnyObject, _ key: String, _ body: () -> Void) {
    guard let table = table(object, key) else { return body() }
    table.willChange(key)
    body()
    table.didChange(key)
  }

  /// Performs a change of several keys. Those whose values remain equal are not reported.
  package static func change(_ object: NSObject, _ keys: [String], _ body: () -> Void) {
    guard ObservedKeys.areThereAny, let table = ObservedKeys.of(object, makes: false) else { return body() }
    let observed = keys.filter(table.isObserved)
    let before = observed.map { object.value(forKey: $0) as? NSObject }
    for key in observed { table.willChange(key) }
    body()
    for (key, old) in zip(observed, before) {
      if let old, old.isEqual(object.value(forKey: key)) { table.abandonChange(key) } else { table.didChange(key) }
    }
  }

  /// Returns the observations of an object; nil if it has none, or its class itself notifies observers of the key.
  private static func table(_ object: AnyObject, _ key: String) -> ObservedKeys? {
    guard ObservedKeys.areThereAny, let object = object as? NSObject,
      let table = ObservedKeys.of(object, makes: false)
    else { return nil }
    let reply = MessageDispatch.sendToClass("automaticallyNotifiesObserversForKey:", type(of: object), [key])
    return reply?.value as? Bool == false ? nil : table
  }
}
