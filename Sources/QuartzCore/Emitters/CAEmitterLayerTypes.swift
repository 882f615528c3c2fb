import CoreGraphics

/// The shape from which particles are emitted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape>
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A single point, the emitter's position.
  public static let point = Self(rawValue: "point")
  /// A line through the position, with the length of the emitter's width.
  public static let line = Self(rawValue: "line")
  /// A rectangle around the position, with the emitter's size.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box around the position, with the emitter's size and depth.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle around the position, with the emitter's width as its radius.
  public static let circle = Self(rawValue: "circle")
  /// A sphere around the position, with the emitter's width as its radius.
  public static let sphere = Self(rawValue: "sphere")
}

/// The region of the shape from which particles are emitted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode>
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners or the center of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The interior of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The drawing order and blending of particles.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode>
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles are drawn first, behind younger ones.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles are drawn last, in front of younger ones.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Particles are drawn in the order of their depth, the farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The colors of particles are added to those behind them.
  public static let additive = Self(rawValue: "additive")
}
