import Foundation

/// A vector in the plane: a direction with a length.
///
/// ```swift
/// let down = CGVector(dx: 0, dy: 1)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cgvector>
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downwards in UIKit's coordinate spaces.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
