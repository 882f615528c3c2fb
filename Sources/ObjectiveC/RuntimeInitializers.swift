import Foundation

/// The initializers that `type.init()`, `V()` and `Self()` call for classes that are known at run time only.
///
/// In Swift, an initializer that is inherited from Objective-C is available for all subclasses; one that is written
/// in Swift is available only if it is `required`, and then every subclass must repeat it. Therefore the
/// frameworks' classes declare their initializers twice: in the class, where the compiler finds them if the class
/// is named, and in an extension of this protocol, where it finds them in all other cases. The latter run the most
/// derived override, as in Objective-C.
///
/// An initializer in a protocol extension has access only to the static type (`UIView` for a `UIView.Type` whose
/// value is a button's). A static method has access to the dynamic type and has the same calling convention, so it
/// implements the initializer under the same symbol.
///
/// Every `NSObject` conforms. Apps do not use the protocol itself.
public protocol RuntimeInitializers {}

extension NSObject: RuntimeInitializers {}

extension RuntimeInitializers where Self: NSObject {
  /// Creates an object of a class that is known at run time only.
  ///
  /// The parameter has no size and is always omitted. It distinguishes the initializer from `NSObject.init()`: the
  /// compiler synthesizes `init(from:)` of a `Codable` subclass of `NSObject` only if it finds a single `init()`.
  @_silgen_name("flipside_make") @_disfavoredOverload public init(_ nothing: Void = ())

  @usableFromInline @_silgen_name("flipside_make")
  static func make(_ nothing: Void = ()) -> Self { made(instantiate(self)) }

  /// Returns the object as an instance of this class; traps with the class's name if it is nil.
  package static func made(_ object: NSObject?) -> Self {
    guard let object = object as? Self else { preconditionFailure("\(self) has no such initializer") }
    return object
  }
}
