import CoreGraphics

/// The values that an animation or layer shows before its begin and after its end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value shows before the begin.
  public static let backwards = Self(rawValue: "backwards")
  /// The first value shows before the begin, and the last one stays after the end.
  public static let both = Self(rawValue: "both")
  /// The animation changes nothing before its begin and after its end.
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
  /// The begin, in the parent's time; 0 by default.
  var beginTime: CFTimeInterval { get set }
  /// The seconds of one repetition.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time. Default 1; 0 stops it.
  var speed: Float { get set }
  /// Seconds that are added to the own time. Default 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction; 0, the default, is one run.
  var repeatCount: Float { get set }
  /// The duration in seconds for which the animation repeats, in place of `repeatCount`; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backwards after each time forwards. False by default.
  var autoreverses: Bool { get set }
  /// The values that are shown before the begin and after the end; `.removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}
