import Foundation

/// Members of `AnyObject`, which finds those of any class on Apple's systems.
extension MessageDispatch {
  /// The object with the members of `NSObject`. Classes of Swift alone have them on Apple's systems, too: an object of such a
  /// class gets another in its place, which answers for it.
  public static func object(_ object: AnyObject) -> NSObject { object as? NSObject ?? SwiftObject(object) }

  /// The same of an optional one.
  public static func object(_ object: AnyObject?) -> NSObject? { object.map { self.object($0) } }

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

  /// The object that it answers for, or itself if it is no such object.
  static func behind(_ object: AnyObject) -> AnyObject {
    type(of: object) == SwiftObject.self ? unsafeDowncast(object, to: SwiftObject.self).object : object
  }

  override func isEqual(_ other: Any?) -> Bool { other.map { Self.behind($0 as AnyObject) } === object }

  override var hash: Int { ObjectIdentifier(object).hashValue }
  override var description: String { "\(object)" }
  override var debugDescription: String { description }
}
