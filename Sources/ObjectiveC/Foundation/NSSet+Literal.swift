import Foundation

/// Array literals for sets.
///
/// The initializer of a literal is `required`, and extensions of classes can't declare such initializers, but
/// extensions of protocols can. `RuntimeInitializers` explains the static method that implements it.
extension NSSet: @retroactive ExpressibleByArrayLiteral {}

extension ExpressibleByArrayLiteral where Self: NSSet {
  @_silgen_name("flipside_setLiteral") public init(arrayLiteral elements: Any...)

  @usableFromInline @_silgen_name("flipside_setLiteral")
  static func literal(_ elements: __owned [Any]) -> Self {
    let made: NSSet
    switch self {
    case is NSCountedSet.Type: made = NSCountedSet(array: elements)
    case is NSMutableSet.Type: made = NSMutableSet(array: elements)
    default: made = NSSet(array: elements)
    }
    guard let set = made as? Self else { preconditionFailure("\(self) can't be made of a literal") }
    // For a class that inherits the conformance, the compiler treats the result as a plain `NSSet` and releases it
    // once too often when it is stored (Swift 6.3). Mutable sets from literals are therefore retained and never
    // freed.
    if made is NSMutableSet { _ = Unmanaged.passRetained(made) }
    return set
  }
}
