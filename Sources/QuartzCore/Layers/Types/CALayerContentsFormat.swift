/// The pixel formats of a layer's bitmap.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsformat>
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Four components of 8 bits each.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Four floating-point components of 16 bits each. Bitmaps have 8 bits per component regardless of this value.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// A gray component of 8 bits. Bitmaps have four components regardless of this value.
  public static let gray8Uint = Self(rawValue: "Gray8")
}
