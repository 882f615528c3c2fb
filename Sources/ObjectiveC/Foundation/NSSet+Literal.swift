import Foundation

/// Sets are written as lists of their members, as lists and ordered sets are.
///
/// A literal's initialiser is `required`, and an extension can't add one of those. A protocol's extension can have
/// it; see `RuntimeInitializers` for why a static method stands in for it.
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
    // For a class that inherits the conformance the compiler takes the result for one of `NSSet`'s, and releases it
    // once too often when it stores it (Swift 6.3). Mutable sets that literals make are therefore retained, and not
    // freed.
    if made is NSMutableSet { _ = Unmanaged.passRetained(made) }
    return set
  }
}
