import CoreGraphics

/// The values that an animation or layer shows before its beginning and after its end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value is kept after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// The first value is shown before the beginning, and the last one is kept after the end.
  public static let both = Self(rawValue: "both")
  /// The animation has no effect before its beginning and after its end.
  public static let removed = Self(rawValue: "removed")
}

/// The timing of layers and animations. Each has a time space of its own within that of its parent.
///
/// ```swift
/// layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
/// layer.speed = 0   // pauses the animations of the layer and its sublayers
/// ```
///
/// A time `t` of the parent corresponds to `(t - beginTime) * speed + timeOffset` in the object's local time. The
/// defaults (`facts/defaults.md#CAMediaTiming`) are a speed of 1, the fill mode `removed`, and 0 for everything
/// else.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatiming>
public protocol CAMediaTiming: AnyObject {
  /// The time of the beginning, in the parent's time space; 0 by default.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time, 1 by default; 0 pauses the object.
  var speed: Float { get set }
  /// The offset in seconds that is added to the local time, 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which may be fractional; 0, the default, plays once.
  var repeatCount: Float { get set }
  /// The duration in seconds for which the animation repeats, in place of `repeatCount`; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition plays forwards and then backwards. False by default.
  var autoreverses: Bool { get set }
  /// The values that are shown before the beginning and after the end; `.removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}
