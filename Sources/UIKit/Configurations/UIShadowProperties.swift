import CoreGraphics

/// The shadow of a background.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct>
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  // Unchecked for the path, which no one changes while a background has it.
  /// The color of the shadow, whose own alpha is multiplied by `opacity`. Black by default.
  public var color: UIColor = .black
  /// The opacity of the shadow, from 0, which hides it, to 1.
  public var opacity: CGFloat = 0
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 3
  /// The offset of the shadow, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline that casts the shadow, in the background's coordinates; nil for the background's own.
  public var path: UIBezierPath?

  public static func == (a: UIShadowProperties, b: UIShadowProperties) -> Bool {
    a.color == b.color && a.opacity == b.opacity && a.radius == b.radius && a.offset == b.offset
      && a.path === b.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}
