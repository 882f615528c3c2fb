import Foundation

/// The values that an observer receives, and when it is called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called before the change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a value.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechange>
public enum NSKeyValueChange: UInt, Sendable {
  /// The property got a value, which may equal the one before.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced by others.
  case replacement = 4
}

/// The kinds of changes of a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Objects were added.
  case union = 1
  /// Objects were removed.
  case minus = 2
  /// Objects were removed that are not in a given set.
  case intersect = 3
  /// All objects were replaced by those of a given set.
  case set = 4
}

/// A key of the dictionary of a change.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, or the objects that were inserted or that replace others. Only with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, or the objects that were removed or replaced. Only with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes, an `IndexSet`, of the objects of an ordered collection that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the call before a change, with the option `.prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property, as closures receive it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// Whether the property was set or members of a collection changed.
  public let kind: Kind
  /// Only with `.new`, and not before the change.
  public let newValue: Value?
  /// Only with `.old`.
  public let oldValue: Value?
  /// The indexes of the members that changed; nil if the property was set as a whole.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool

  init(_ change: [NSKeyValueChangeKey: Any]) {
    kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init(rawValue:)) ?? .setting
    newValue = change[.newKey].flatMap { ArgumentCast.cast($0, to: Value.self) }
    oldValue = change[.oldKey].flatMap { ArgumentCast.cast($0, to: Value.self) }
    indexes = change[.indexesKey] as? IndexSet
    isPrior = change[.notificationIsPriorKey] as? Bool ?? false
  }
}
