import Foundation

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The x axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The x and the y axis.
  public static let both = UIAxis(rawValue: 3)
}
