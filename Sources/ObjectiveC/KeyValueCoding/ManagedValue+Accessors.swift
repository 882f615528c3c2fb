import Foundation

/// The to-many relationship accessors that Core Data generates.
extension ManagedValue {
  /// Performs a generated accessor of a relationship: `addItemsObject:`, `insertObject:inItemsAtIndex:`.
  ///
  /// Apple's documentation: "Custom To-Many Relationship Accessor Methods", Core Data Programming Guide. An index
  /// out of bounds traps, as in Core Data.
  public static func change(
    _ selector: String, _ arguments: [Any], get: (String) -> Any?, set: (String, Any?) -> Void
  ) {
    guard let accessor = Accessor(selector), let change = accessor.change(arguments), let first = arguments.first
    else {
      return Unsupported.log("@NSManaged \(selector)")
    }
    let old = get(accessor.key)
    if accessor.needsOrder || old is NSOrderedSet {
      let changed = NSMutableOrderedSet(orderedSet: old as? NSOrderedSet ?? NSOrderedSet())
      change(changed)
      set(accessor.key, NSOrderedSet(orderedSet: changed))
    } else {
      let changed = NSMutableSet(array: (old as? NSSet)?.allObjects ?? [])
      for object in Accessor.objects(first) {
        if accessor.removes { changed.remove(object) } else { changed.add(object) }
      }
      set(accessor.key, NSSet(array: changed.allObjects))
    }
  }

  /// The components of an accessor's selector.
  private struct Accessor {
    enum Kind: CaseIterable {
      case insertObject, removeObject, insertAll, removeAll, replaceObject, replaceAll
      case addOne, removeOne, add, remove

      /// The text before and after the name of the relationship. More specific patterns come first.
      var pattern: (prefix: String, suffix: String) {
        switch self {
        case .insertObject: ("insertObject:in", "AtIndex:")
        case .removeObject: ("removeObjectFrom", "AtIndex:")
        case .insertAll: ("insert", ":atIndexes:")
        case .removeAll: ("remove", "AtIndexes:")
        case .replaceObject: ("replaceObjectIn", "AtIndex:withObject:")
        case .replaceAll: ("replace", "AtIndexes:with")
        case .addOne: ("add", "Object:")
        case .removeOne: ("remove", "Object:")
        case .add: ("add", ":")
        case .remove: ("remove", ":")
        }
      }
    }

    let kind: Kind
    let key: String

    init?(_ selector: String) {
      for kind in Kind.allCases {
        var (prefix, suffix) = kind.pattern
        if kind == .replaceAll {
          // `replaceItemsAtIndexes:withItems:` contains the name twice.
          guard let middle = selector.range(of: suffix) else { continue }
          suffix = String(selector[middle.lowerBound...])
        }
        guard selector.hasPrefix(prefix), selector.hasSuffix(suffix),
          selector.count > prefix.count + suffix.count
        else { continue }
        let name = selector.dropFirst(prefix.count).dropLast(suffix.count)
        guard !name.contains(":"), let first = name.first else { continue }
        self.kind = kind
        key = first.lowercased() + name.dropFirst()
        return
      }
      return nil
    }

    var removes: Bool { kind == .removeOne || kind == .remove }

    var needsOrder: Bool {
      switch kind {
      case .addOne, .removeOne, .add, .remove: false
      default: true
      }
    }

    /// Returns the change for the arguments; nil if they do not match the accessor.
    func change(_ arguments: [Any]) -> ((NSMutableOrderedSet) -> Void)? {
      guard let first = arguments.first else { return nil }
      let last = arguments[arguments.count - 1]
      switch (kind, arguments.count) {
      case (.addOne, 1), (.add, 1):
        return { set in for object in Self.objects(first) { set.add(object) } }
      case (.removeOne, 1), (.remove, 1):
        return { set in for object in Self.objects(first) { set.remove(object) } }
      case (.insertObject, 2):
        guard let index = last as? Int else { return nil }
        return { $0.insert(first, at: index) }
      case (.removeObject, 1):
        guard let index = first as? Int else { return nil }
        return { $0.removeObject(at: index) }
      case (.replaceObject, 2):
        guard let index = first as? Int else { return nil }
        return { $0.replaceObject(at: index, with: last) }
      case (.insertAll, 2):
        guard let indexes = Self.indexes(last) else { return nil }
        return { set in for (index, object) in zip(indexes, Self.objects(first)) { set.insert(object, at: index) } }
      case (.removeAll, 1):
        guard let indexes = Self.indexes(first) else { return nil }
        return { set in for index in indexes.reversed() { set.removeObject(at: index) } }
      case (.replaceAll, 2):
        guard let indexes = Self.indexes(first) else { return nil }
        return { set in
          for (index, object) in zip(indexes, Self.objects(last)) { set.replaceObject(at: index, with: object) }
        }
      default: return nil
      }
    }

    static func objects(_ value: Any) -> [Any] {
      (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? (value as? [Any]) ?? [value]
    }

    private static func indexes(_ value: Any) -> IndexSet? {
      if let set = value as? IndexSet { return set }
      guard let set = value as? NSIndexSet else { return nil }
      var indexes = IndexSet()
      set.enumerate { index, _ in indexes.insert(index) }
      return indexes
    }
  }
}
