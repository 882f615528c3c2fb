/// The `Boolean` of Mac OS Toolbox functions, such as those of Core Foundation: a byte.
///
/// Apple's documentation: <https://developer.apple.com/documentation/swift/darwinboolean>
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomReflectable, CustomStringConvertible,
  Equatable, Sendable
{
  private var byte: UInt8

  public init(_ value: Bool) { byte = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }

  public var boolValue: Bool { byte != 0 }
  public var customMirror: Mirror { Mirror(reflecting: boolValue) }
  public var description: String { boolValue.description }
}
