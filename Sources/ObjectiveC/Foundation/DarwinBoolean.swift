/// The one-byte `Boolean` of C functions such as those of Core Foundation.
///
/// Apple's documentation: <https://developer.apple.com/documentation/swift/darwinboolean>
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomReflectable, CustomStringConvertible,
  Equatable, Sendable
{
  private var byte: UInt8

  /// Creates a value from a `Bool`: 1 for true, 0 for false.
  public init(_ value: Bool) { byte = value ? 1 : 0 }
  /// Creates a value from the literal `true` or `false`.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// The value as a `Bool`: true for every byte but 0.
  public var boolValue: Bool { byte != 0 }
  /// A mirror of the Boolean, so that debuggers and `dump(_:)` show it instead of the byte.
  public var customMirror: Mirror { Mirror(reflecting: boolValue) }
  public var description: String { boolValue.description }
}
