import Foundation

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the smallest y coordinate.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge with the smallest x coordinate, independent of the layout direction.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge with the largest y coordinate.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge with the largest x coordinate, independent of the layout direction.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = UIRectEdge(rawValue: 15)
}
