/// The line that a rounded corner follows.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercornercurve>
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of a circle.
  public static let circular = Self(rawValue: "circular")
  /// The curve of the system's corners, which begins earlier and bends more evenly.
  public static let continuous = Self(rawValue: "continuous")
}
