/// The formats of pixels in a layer's own bitmap.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayercontentsformat>
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Four components of 8 bits.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Four components of 16 bits, floating-point. Kept as 8 bits here.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Grey of 8 bits. Kept with four components here.
  public static let gray8Uint = Self(rawValue: "Gray8")
}
