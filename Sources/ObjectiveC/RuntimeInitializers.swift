import Foundation

/// The initializers with which `type.init()`, `V()` and `Self()` compile for classes that are only known at run
/// time.
///
/// To Swift, an initialiser that a class has from Objective-C is there for all of its subclasses; one that is
/// written in Swift is so only if it is `required`, and then every subclass must repeat it. The frameworks' classes
/// therefore have their initialisers twice: in the class, where the compiler finds them for a class that is named,
/// and in an extension of this protocol, where it finds them for all others. The latter run the most derived
/// override, as Objective-C does.
///
/// An initialiser of a protocol's extension can't see the class that it was called on, only the one that the caller
/// names (`UIView` for a `UIView.Type` that is a button's). A static method sees it, and is called in the same way:
/// it stands in for the initialiser under a common symbol.
///
/// Every `NSObject` conforms; apps have no use for the protocol itself.
public protocol RuntimeInitializers {}

extension NSObject: RuntimeInitializers {}

extension RuntimeInitializers where Self: NSObject {
  /// Makes an object of a class that is only known at run time.
  ///
  /// The parameter has no size and is always left out. It gives the initializer another name than
  /// `NSObject.init()`: the compiler writes `init(from:)` of a `Codable` subclass of `NSObject` only where it finds
  /// a single `init()` to call.
  @_silgen_name("flipside_make") @_disfavoredOverload public init(_ nothing: Void = ())

  @usableFromInline @_silgen_name("flipside_make")
  static func make(_ nothing: Void = ()) -> Self { made(instantiate(self)) }

  /// Returns the object as one of this class; stops with the class's name if there is none.
  package static func made(_ object: NSObject?) -> Self {
    guard let object = object as? Self else { preconditionFailure("\(self) has no such initializer") }
    return object
  }
}
