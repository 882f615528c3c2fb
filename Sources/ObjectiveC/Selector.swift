import Foundation

/// The name of a method as Objective-C spells it (`"setFrame:"`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// A selector of this name; every name is valid, whether or not a method has it.
  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  /// The number of arguments that a method of this name takes, which is that of its colons.
  package var argumentCount: Int { name.utf8.lazy.filter { $0 == UInt8(ascii: ":") }.count }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { name }
  public var debugDescription: String { name }
}

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
