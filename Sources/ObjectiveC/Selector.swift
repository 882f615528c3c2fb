import Foundation

/// The name of a method in Objective-C's spelling (`"setFrame:"`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Creates a selector with a name. It need not be the name of an existing method.
  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  /// The number of arguments of a method with this name, which is the number of its colons.
  package var argumentCount: Int { name.utf8.lazy.filter { $0 == UInt8(ascii: ":") }.count }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { name }
  public var debugDescription: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
