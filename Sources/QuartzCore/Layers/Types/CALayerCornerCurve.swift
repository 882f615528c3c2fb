/// The shape of rounded corners.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercornercurve>
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter circle.
  public static let circular = Self(rawValue: "circular")
  /// The curve of system controls, whose curvature changes continuously.
  public static let continuous = Self(rawValue: "continuous")
}
