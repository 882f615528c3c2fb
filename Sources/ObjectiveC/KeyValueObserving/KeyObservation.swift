import Foundation

/// A registration for a key path. It observes every object along the path, and reports changes of the value at its
/// end.
final class KeyObservation: @unchecked Sendable {
  typealias Change = [NSKeyValueChangeKey: Any]

  private(set) weak var root: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  private let keys: [String]
  private let deliver: (NSObject, Change) -> Void
  private let notify: ((Bool) -> Void)?
  /// The observed objects along the path, by depth, with the observations of key paths on which their keys depend.
  private var hooks: [Hook] = []
  /// The number of changes in progress. A key can depend on several keys that change together.
  private var changesUnderWay = 0
  private var oldValue: Any?
  /// The members that a change removes from a collection.
  private var oldMembers: Any?
  private var isEnded = false

  private struct Hook {
    let depth: Int
    weak var object: NSObject?
    let key: String
    var dependencies: [KeyObservation]
  }

  init(
    root: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
    deliver: @escaping (NSObject, Change) -> Void
  ) {
    self.root = root
    self.keyPath = keyPath
    self.options = options
    self.deliver = deliver
    notify = nil
    keys = keyPath.split(separator: ".").map(String.init)
  }

  /// Creates an observation that reports only the beginning (true) and end (false) of changes.
  private init(root: NSObject, keyPath: String, nesting: Int, notify: @escaping (Bool) -> Void) {
    self.root = root
    self.keyPath = keyPath
    options = []
    deliver = { _, _ in }
    self.notify = notify
    keys = keyPath.split(separator: ".").map(String.init)
    attach(to: root, at: 0, nesting: nesting)
  }

  func begin() {
    guard let root else { return }
    attach(to: root, at: 0, nesting: 0)
    if options.contains(.initial) { send(isPrior: false, includesOld: false) }
  }

  func end() {
    isEnded = true
    detach(from: 0)
  }

  // MARK: Changes

  func willChange(at depth: Int) {
    changesUnderWay += 1
    if changesUnderWay == 1 {
      if let notify {
        notify(true)
      } else {
        if options.contains(.old) { oldValue = currentValue }
        if options.contains(.prior) { send(isPrior: true, includesOld: true) }
      }
    }
    detach(from: depth + 1)
  }

  func didChange(at depth: Int) {
    guard changesUnderWay > 0, !isEnded else { return }
    changesUnderWay -= 1
    if depth + 1 < keys.count, let owner = object(at: depth),
      let next = owner.value(forKey: keys[depth]) as? NSObject
    {
      attach(to: next, at: depth + 1, nesting: 0)
    }
    guard changesUnderWay == 0 else { return }
    if let notify { return notify(false) }
    send(isPrior: false, includesOld: true)
    oldValue = nil
  }

  /// Cancels a change that `willChange(at:)` has announced.
  func abandonChange() {
    guard changesUnderWay > 0 else { return }
    changesUnderWay -= 1
    if changesUnderWay == 0 { oldValue = nil }
  }

  /// Announces a change of a collection. Observers of the members' values are notified as of any other change.
  func willChange(_ change: CollectionChange, at depth: Int) {
    guard notify == nil, depth + 1 == keys.count else { return willChange(at: depth) }
    if options.contains(.old) { oldMembers = change.members(.old, in: currentValue) }
    if options.contains(.prior) { send(change, isPrior: true) }
  }

  func didChange(_ change: CollectionChange, at depth: Int) {
    guard notify == nil, depth + 1 == keys.count else { return didChange(at: depth) }
    guard !isEnded else { return }
    send(change, isPrior: false)
    oldMembers = nil
  }

  private func send(_ change: CollectionChange, isPrior: Bool) {
    guard let root else { return }
    var result: Change = [.kindKey: change.kind.rawValue]
    result[.indexesKey] = change.indexes
    if isPrior { result[.notificationIsPriorKey] = true }
    if let oldMembers { result[.oldKey] = oldMembers }
    if options.contains(.new), !isPrior { result[.newKey] = change.members(.new, in: currentValue) }
    deliver(root, result)
  }

  private var currentValue: Any? { root?.value(forKeyPath: keyPath) }

  private func send(isPrior: Bool, includesOld: Bool) {
    guard let root else { return }
    var change: Change = [.kindKey: NSKeyValueChange.setting.rawValue]
    if isPrior { change[.notificationIsPriorKey] = true }
    if options.contains(.new), !isPrior { change[.newKey] = currentValue ?? NSNull() }
    if options.contains(.old), includesOld { change[.oldKey] = oldValue ?? NSNull() }
    deliver(root, change)
  }

  // MARK: Observed objects

  private func object(at depth: Int) -> NSObject? { hooks.last { $0.depth == depth }?.object }

  private func attach(to object: NSObject, at depth: Int, nesting: Int) {
    guard keys.indices.contains(depth), nesting < 8 else { return }
    let key = KeyValueAccess.spelling(of: keys[depth], on: type(of: object))
    var hook = Hook(depth: depth, object: object, key: key, dependencies: [])
    for path in DependentKeys.paths(affecting: key, of: object).sorted() where path != key {
      let dependency = KeyObservation(root: object, keyPath: path, nesting: nesting + 1) {
        [weak self] begins in
        if begins { self?.willChange(at: depth) } else { self?.didChange(at: depth) }
      }
      hook.dependencies.append(dependency)
    }
    ObservedKeys.of(object, makes: true)?.add(self, key: key, depth: depth)
    hooks.append(hook)
    if depth + 1 < keys.count, let next = object.value(forKey: key) as? NSObject {
      attach(to: next, at: depth + 1, nesting: nesting)
    }
  }

  private func detach(from depth: Int) {
    for hook in hooks where hook.depth >= depth {
      for dependency in hook.dependencies { dependency.end() }
      if let object = hook.object {
        ObservedKeys.of(object, makes: false)?.remove(self, key: hook.key, depth: hook.depth)
      }
    }
    hooks.removeAll { $0.depth >= depth }
  }
}

/// The dependencies between keys that classes declare.
enum DependentKeys {
  static func paths(affecting key: String, of object: NSObject) -> Set<String> {
    let type = type(of: object)
    if let reply = MessageDispatch.sendToClass("keyPathsForValuesAffectingValueForKey:", type, [key]) {
      return reply.value as? Set<String> ?? []
    }
    return ownPaths(affecting: key, of: type)
  }

  /// Returns the key paths that `keyPathsForValuesAffectingName` returns.
  static func ownPaths(affecting key: String, of type: AnyClass) -> Set<String> {
    guard let first = key.first else { return [] }
    let selector = Selector("keyPathsForValuesAffecting\(first.uppercased())\(key.dropFirst())")
    return MessageDispatch.sendToClass(selector, type, [])?.value as? Set<String> ?? []
  }
}
