import Foundation

/// The way in which tables of objects retain and compare them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nspointerfunctions>
open class NSPointerFunctions: NSObject {
  /// Options for ownership and comparison, one of each kind.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held; the default.
    public static let strongMemory: Options = []
    /// Objects are not held, and leave the table when they go.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by `isEqual(_:)` and `hash`; the default.
    public static let objectPersonality: Options = []
    /// Compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Kept as copies.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object of a table, as the options define.
struct TableEntry {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  /// The hash at insertion, since a deallocated object has none.
  let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    var object = object
    if options.contains(.copyIn), let copying = object as? any NSCopying {
      object = copying.copy(with: nil) as AnyObject
    }
    hash = TableEntry.hash(of: object, options)
    if options.contains(.weakMemory) {
      strong = nil
      weak = object
    } else {
      strong = object
    }
  }

  /// The object; nil for a weak one that was deallocated.
  var object: AnyObject? { strong ?? weak }

  /// As the table's type. A cast of an optional would make an object of nil.
  func object<Object>(as type: Object.Type) -> Object? {
    guard let object else { return nil }
    return object as? Object
  }

  func isOf(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }
}
