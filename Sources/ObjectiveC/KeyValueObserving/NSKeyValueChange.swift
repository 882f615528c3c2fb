import Foundation

/// The options of an observer: the values that it receives, and when it is notified.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified immediately with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also notified before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a value.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechange>
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set, possibly to an equal value.
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

/// A key of a change dictionary.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, or the inserted or replacing objects. Only with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, or the removed or replaced objects. Only with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed objects of an ordered collection, an `IndexSet`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the notification before a change, with the option `.prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property, for closures.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: whether the property was set or members of a collection changed.
  public let kind: Kind
  /// The new value, only with `.new`; nil before the change.
  public let newValue: Value?
  /// The old value, only with `.old`.
  public let oldValue: Value?
  /// The indexes of the changed members; nil if the property was set.
  public let indexes: IndexSet?
  /// Whether this is a notification before the change.
  public let isPrior: Bool

  init(_ change: [NSKeyValueChangeKey: Any]) {
    kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init(rawValue:)) ?? .setting
    newValue = change[.newKey].flatMap { ArgumentCast.cast($0, to: Value.self) }
    oldValue = change[.oldKey].flatMap { ArgumentCast.cast($0, to: Value.self) }
    indexes = change[.indexesKey] as? IndexSet
    isPrior = change[.notificationIsPriorKey] as? Bool ?? false
  }
}
