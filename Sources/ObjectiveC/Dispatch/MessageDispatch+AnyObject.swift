import Foundation

/// Members of `AnyObject`, which finds those of any class on Apple's systems.
extension MessageDispatch {
  /// The object with the members of `NSObject`. Classes of Swift alone have them on Apple's systems, too: an object
  /// of such a class gets a proxy that implements them.
  public static func object(_ object: AnyObject) -> NSObject { object as? NSObject ?? SwiftObject(object) }

  /// Returns the object as an `NSObject`; nil for nil.
  public static func object(_ object: AnyObject?) -> NSObject? { object.map { self.object($0) } }

  /// The object's class, for methods that `NSObject` implements and no subclass overrides.
  public static func kind(_ object: AnyObject) -> ObjectKind { ObjectKind(type: type(of: object)) }

  /// Returns the kind of the object; nil for nil.
  public static func kind(_ object: AnyObject?) -> ObjectKind? { object.map { kind($0) } }

  /// The class of an object, with the checks `isKind(of:)` and `isMember(of:)`.
  public struct ObjectKind {
    let type: AnyClass

    /// Whether the object is of the class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { MessageDispatch.isSubclass(type, of: aClass) }
    /// Whether the object is of just this class.
    public func isMember(of aClass: AnyClass) -> Bool { type == aClass }
  }

  /// Whether the first class is the second one, or inherits from it.
  public static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let ancestor = current {
      if ancestor == other { return true }
      current = _getSuperclass(ancestor)
    }
    return false
  }
}

/// Answers for an object that does not inherit from `NSObject`: it is equal to itself only.
final class SwiftObject: NSObject {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  /// The object behind a proxy, or the object itself if it is not a proxy.
  static func behind(_ object: AnyObject) -> AnyObject {
    type(of: object) == SwiftObject.self ? unsafeDowncast(object, to: SwiftObject.self).object : object
  }

  override func isEqual(_ other: Any?) -> Bool { other.map { Self.behind($0 as AnyObject) } === object }

  override var hash: Int { ObjectIdentifier(object).hashValue }
  override var description: String { "\(object)" }
  override var debugDescription: String { description }
}
