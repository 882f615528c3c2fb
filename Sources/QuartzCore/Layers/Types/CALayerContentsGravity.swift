/// The position and scaling of contents in a layer's bounds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsgravity>
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The contents are centered at their natural size.
  public static let center = Self(rawValue: "center")
  /// The contents are centered at the top edge at their natural size.
  public static let top = Self(rawValue: "top")
  /// The contents are centered at the bottom edge at their natural size.
  public static let bottom = Self(rawValue: "bottom")
  /// The contents are centered at the left edge at their natural size.
  public static let left = Self(rawValue: "left")
  /// The contents are centered at the right edge at their natural size.
  public static let right = Self(rawValue: "right")
  /// The contents are in the top left corner at their natural size.
  public static let topLeft = Self(rawValue: "topLeft")
  /// The contents are in the top right corner at their natural size.
  public static let topRight = Self(rawValue: "topRight")
  /// The contents are in the bottom left corner at their natural size.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// The contents are in the bottom right corner at their natural size.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// The contents are stretched to the bounds, without preserving their aspect ratio.
  public static let resize = Self(rawValue: "resize")
  /// The contents fit into the bounds and preserve their aspect ratio.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// The contents fill the bounds and preserve their aspect ratio.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
