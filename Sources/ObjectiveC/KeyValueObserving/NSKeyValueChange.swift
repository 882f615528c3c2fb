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

/// How a value changed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechange>
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// How a set changed.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  case union = 1
  case minus = 2
  case intersect = 3
  case set = 4
}

/// A key of the dictionary of a change.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property, as closures receive it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Only with `.new`, and not before the change.
  public let newValue: Value?
  /// Only with `.old`.
  public let oldValue: Value?
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
