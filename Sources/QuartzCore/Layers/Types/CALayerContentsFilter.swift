/// The filters for contents that are drawn larger or smaller.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsfilter>
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel, so that pixels are squares.
  public static let nearest = Self(rawValue: "nearest")
  /// Interpolation between neighboring pixels.
  public static let linear = Self(rawValue: "linear")
  /// Interpolation with mipmaps. It is drawn as `linear`.
  public static let trilinear = Self(rawValue: "trilinear")
}
