import CoreGraphics

/// What an animation or layer shows before its begin and after its end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

/// The timing of layers and animations: each has a time space of its own within that of its parent.
///
/// ```swift
/// layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
/// layer.speed = 0   // pauses the animations of the layer and its sublayers
/// ```
///
/// A time `t` of the parent is `(t - beginTime) * speed + timeOffset` in the object's own time. Defaults, from
/// `facts/defaults.md#CAMediaTiming`: a speed of 1, the fill mode `removed`, and 0 for everything else.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatiming>
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
