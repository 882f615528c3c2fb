/// The name of a method as Objective-C spells it (`"setFrame:"`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}
