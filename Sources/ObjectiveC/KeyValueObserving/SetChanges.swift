import Foundation

/// Changes of sets that were announced; the notification after a change includes the members announced before.
enum SetChanges {
  private static let underWay = Locked<[(object: ObjectIdentifier, key: String, change: CollectionChange)]>([])

  static func will(
    _ object: NSObject, _ key: String, _ mutation: NSKeyValueSetMutationKind, _ objects: Set<AnyHashable>
  ) {
    guard ObservedKeys.areThereAny, let table = ObservedKeys.of(object, makes: false) else { return }
    let members = object.value(forKey: key).flatMap(PredicateValue.members) ?? []
    let change = CollectionChange(mutation, with: objects, of: Set(members.compactMap { $0 as? AnyHashable }))
    underWay.withLock { $0.append((ObjectIdentifier(object), key, change)) }
    table.willChange(key, change)
  }

  static func did(_ object: NSObject, _ key: String) {
    let change = underWay.withLock { underWay in
      underWay.lastIndex { $0.object == ObjectIdentifier(object) && $0.key == key }
        .map { underWay.remove(at: $0).change }
    }
    if let change { ObservedKeys.of(object, makes: false)?.didChange(key, change) }
  }
}
