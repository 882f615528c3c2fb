import Foundation

/// Members of `AnyObject`, which on Apple's platforms include the members of all classes.
extension MessageDispatch {
  /// Returns the object as an `NSObject`. Pure Swift classes also have the members of `NSObject` on Apple's
  /// platforms, so an object of such a class is wrapped in a proxy that implements them.
  public static func object(_ object: AnyObject) -> NSObject { object as? NSObject ?? SwiftObject(object) }

  /// Returns the object as an `NSObject`; nil for nil.
  public static func object(_ object: AnyObject?) -> NSObject? { object.map { self.object($0) } }

  /// Returns the object's class, for methods that `NSObject` implements and no subclass overrides.
  public static func kind(_ object: AnyObject) -> ObjectKind { ObjectKind(type: type(of: object)) }

  /// Returns the kind of the object; nil for nil.
  public static func kind(_ object: AnyObject?) -> ObjectKind? { object.map { kind($0) } }

  /// The class of an object, with the checks `isKind(of:)` and `isMember(of:)`.
  public struct ObjectKind {
    let type: AnyClass

    /// Returns whether the class is `aClass` or inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { MessageDispatch.isSubclass(type, of: aClass) }
    /// Returns whether the class is `aClass`.
    public func isMember(of aClass: AnyClass) -> Bool { type == aClass }
  }

  /// Returns whether the first class is the second one or inherits from it.
  public static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let ancestor = current {
      if ancestor == other { return true }
      current = _getSuperclass(ancestor)
    }
    return false
  }
}

/// A proxy for an object whose class does not inherit from `NSObject`. The object is equal to itself only.
final class SwiftObject: NSObject {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  /// Returns the object behind a proxy; the object itself if it is not a proxy.
  static func behind(_ object: AnyObject) -> AnyObject {
    type(of: object) == SwiftObject.self ? unsafeDowncast(object, to: SwiftObject.self).object : object
  }

  override func isEqual(_ other: Any?) -> Bool { other.map { Self.behind($0 as AnyObject) } === object }

  override var hash: Int { ObjectIdentifier(object).hashValue }
  override var description: String { "\(object)" }
  override var debugDescription: String { description }
}
