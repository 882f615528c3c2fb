import CoreGraphics

/// A displacement in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance along the x axis, in points, positive to the right.
  public var horizontal: CGFloat
  /// The distance along the y axis, in points, positive downwards.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement in either direction.
  public static let zero = UIOffset()
}

/// Returns whether both displacements are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }
