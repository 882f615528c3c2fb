import CoreGraphics

/// The shape from which particles are emitted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape>
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The shape is one point, the emitter's position.
  public static let point = Self(rawValue: "point")
  /// Along a line through the position, as long as the emitter's width.
  public static let line = Self(rawValue: "line")
  /// A rectangle of the emitter's size about the position.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box of the emitter's size and depth about the position.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle about the position, its radius half of the emitter's width.
  public static let circle = Self(rawValue: "circle")
  /// A sphere about the position, its radius half of the emitter's width.
  public static let sphere = Self(rawValue: "sphere")
}

/// The region of the shape from which particles are emitted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode>
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are emitted from the corners or the middle of the shape.
  public static let points = Self(rawValue: "points")
  /// Particles are emitted from the outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// Particles are emitted from the surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// Particles are emitted from anywhere within the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode>
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles first, so that younger ones lie over them.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The youngest particles first, so that older ones lie over them.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Particles are drawn by their depths, the farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Added to what is behind, which gets lighter.
  public static let additive = Self(rawValue: "additive")
}
