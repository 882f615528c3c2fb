import Foundation

/// Class methods that Apple's run time gives every class.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject>
extension NSObjectProtocol where Self: NSObject {
  /// The class's name.
  public static func description() -> String { MessageDispatch.name(of: self) }

  /// The class that it inherits from.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The class that the object's class inherits from.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// The version of the class's archives: zero, since none sets one.
  public static func version() -> Int { 0 }
}
