import UIKit

/// The velocity of a gesture, in points per second.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuigesturevelocity>
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  // Apple does not publish the values.
  public static let `default` = XCUIGestureVelocity(1_000)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(2_000)
}
