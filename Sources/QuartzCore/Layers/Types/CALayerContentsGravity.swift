/// The position and scale of contents in a layer's bounds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsgravity>
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at its own size.
  public static let center = Self(rawValue: "center")
  /// At the middle of the upper edge, at its own size.
  public static let top = Self(rawValue: "top")
  /// The contents are at the middle of the lower edge, at their own size.
  public static let bottom = Self(rawValue: "bottom")
  /// The contents are at the middle of the left edge, at their own size.
  public static let left = Self(rawValue: "left")
  /// The contents are at the middle of the right edge, at their own size.
  public static let right = Self(rawValue: "right")
  /// The contents are in the upper left corner, at their own size.
  public static let topLeft = Self(rawValue: "topLeft")
  /// The contents are in the upper right corner, at their own size.
  public static let topRight = Self(rawValue: "topRight")
  /// The contents are in the lower left corner, at their own size.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// The contents are in the lower right corner, at their own size.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds, also out of proportion.
  public static let resize = Self(rawValue: "resize")
  /// Fitted into the bounds in proportion.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Fills the bounds in proportion.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
