import Foundation

/// A vector of the plane: a direction with a length.
///
/// ```swift
/// let down = CGVector(dx: 0, dy: 1)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cgvector>
public struct CGVector: Hashable, Sendable, Codable {
  /// The distance to the right, negative to the left.
  public var dx: CGFloat
  /// The distance downwards in UIKit's spaces, negative upwards.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }
  /// A vector by its two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// A vector by its two distances.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// A vector by its two distances.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
