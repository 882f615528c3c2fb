import Foundation

/// The way in which tables of objects retain and compare them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nspointerfunctions>
open class NSPointerFunctions: NSObject {
  /// The options for ownership and comparison.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained. The default.
    public static let strongMemory: Options = []
    /// Objects are not retained, and are removed from the table after their deallocation.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)` and `hash`. The default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object in a table, with the ownership that the options specify.
struct TableEntry {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  /// The hash at the time of insertion, since it can't be computed after deallocation.
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

  /// The object; nil after the deallocation of a weakly referenced one.
  var object: AnyObject? { strong ?? weak }

  /// Returns the object as the table's type. A cast of the optional itself would box nil in an object.
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
