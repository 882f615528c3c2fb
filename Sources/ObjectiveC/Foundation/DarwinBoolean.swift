/// The `Boolean` of Mac OS Toolbox functions, such as those of Core Foundation: a byte.
///
/// Apple's documentation: <https://developer.apple.com/documentation/swift/darwinboolean>
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomReflectable, CustomStringConvertible,
  Equatable, Sendable
{
  private var byte: UInt8

  /// Creates the byte of a truth value: 1 for true, 0 for false.
  public init(_ value: Bool) { byte = value ? 1 : 0 }
  /// Creates the byte of `true` or `false` as written in the source.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// The truth value: true for every byte but 0.
  public var boolValue: Bool { byte != 0 }
  /// A mirror of the truth value, so that debuggers and `dump(_:)` show it in place of the byte.
  public var customMirror: Mirror { Mirror(reflecting: boolValue) }
  public var description: String { boolValue.description }
}
