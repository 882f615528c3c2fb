import Foundation

/// Changes of sets that are announced: what comes after is told with what was said before.
enum SetChanges {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var underWay:
    [(object: ObjectIdentifier, key: String, change: CollectionChange)] = []

  static func will(
    _ object: NSObject, _ key: String, _ mutation: NSKeyValueSetMutationKind, _ objects: Set<AnyHashable>
  ) {
    guard ObservedKeys.areThereAny, let table = ObservedKeys.of(object, makes: false) else { return }
    let members = object.value(forKey: key).flatMap(PredicateValue.members) ?? []
    let change = CollectionChange(mutation, with: objects, of: Set(members.compactMap { $0 as? AnyHashable }))
    lock.lock()
    underWay.append((ObjectIdentifier(object), key, change))
    lock.unlock()
    table.willChange(key, change)
  }

  static func did(_ object: NSObject, _ key: String) {
    lock.lock()
    let index = underWay.lastIndex { $0.object == ObjectIdentifier(object) && $0.key == key }
    let change = index.map { underWay.remove(at: $0).change }
    lock.unlock()
    if let change { ObservedKeys.of(object, makes: false)?.didChange(key, change) }
  }
}
