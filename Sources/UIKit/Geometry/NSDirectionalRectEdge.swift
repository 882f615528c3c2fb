import Foundation

/// A set of edges of a rectangle, named by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge, independent of the layout direction.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge in left-to-right layouts, the right edge in right-to-left ones.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge, independent of the layout direction.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge in left-to-right layouts, the left edge in right-to-left ones.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
