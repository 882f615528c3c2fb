/// How contents are resampled when they are drawn larger or smaller.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsfilter>
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = Self(rawValue: "nearest")
  public static let linear = Self(rawValue: "linear")
  public static let trilinear = Self(rawValue: "trilinear")
}
