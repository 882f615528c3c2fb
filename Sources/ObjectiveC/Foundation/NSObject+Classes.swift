import Foundation

/// Class methods of `NSObject` on Apple's platforms.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject>
extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class.
  public static func description() -> String { MessageDispatch.name(of: self) }

  /// Returns the superclass of the class.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The superclass of the object's class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Returns the version of the class for archives, which is always 0.
  public static func version() -> Int { 0 }
}
