import Foundation

/// What the bridge makes of `@NSManaged` members: Core Data's, and those of layers that animate them.
public enum ManagedValue {
  /// A primitive value as the property's type; what was never set is zero, empty or the reference date where nil is
  /// none of the type's values.
  public static func get<Value>(_ value: Any?) -> Value {
    if let value = ArgumentCast.cast(value, to: Value.self) { return value }
    for empty: Any in [
      NSNumber(value: 0), "", Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(), NSOrderedSet(),
      CGPoint.zero,
      CGSize.zero, CGRect.zero,
    ] {
      if let value = ArgumentCast.cast(empty, to: Value.self) { return value }
    }
    // As on iOS, where an object that is not there can't be one either.
    preconditionFailure("nil is no value of a managed property of type \(Value.self)")
  }

  /// Carries out a generated accessor of a relationship: `addItemsObject:`, `removeItems:`.
  public static func change(
    _ selector: String, _ arguments: [Any], get: (String) -> Any?, set: (String, Any?) -> Void
  ) {
    let adds = selector.hasPrefix("add")
    guard adds || selector.hasPrefix("remove"), selector.hasSuffix(":"), arguments.count == 1 else {
      return Unsupported.log("@NSManaged \(selector)")
    }
    var name = selector.dropFirst(adds ? 3 : 6).dropLast()
    if name.hasSuffix("Object") { name = name.dropLast(6) }
    guard let first = name.first else { return }
    let key = first.lowercased() + name.dropFirst()
    let objects = (arguments[0] as? NSSet)?.allObjects ?? (arguments[0] as? NSOrderedSet)?.array ?? arguments
    let old = get(key)
    if let ordered = old as? NSOrderedSet {
      let changed = NSMutableOrderedSet(orderedSet: ordered)
      for object in objects { if adds { changed.add(object) } else { changed.remove(object) } }
      set(key, NSOrderedSet(orderedSet: changed))
    } else {
      let changed = NSMutableSet(set: old as? NSSet ?? NSSet())
      for object in objects { if adds { changed.add(object) } else { changed.remove(object) } }
      set(key, NSSet(set: changed))
    }
  }
}
