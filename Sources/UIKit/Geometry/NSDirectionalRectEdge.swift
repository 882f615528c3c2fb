import Foundation

/// A set of edges of a rectangle, named by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge, whatever the layout direction.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge where text is read from left to right, the right edge where it is read from right to left.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge, whatever the layout direction.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge where text is read from left to right, the left edge where it is read from right to left.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
