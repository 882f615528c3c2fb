import CoreGraphics

/// What an animation or layer shows before it begins and after it ends.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

/// A place in a tree of time spaces: layers and animations have their own clock inside their parent's.
///
/// A time `t` of the parent is `(t - beginTime) * speed + timeOffset` in the object's own time. Defaults, from
/// `facts/defaults.md#CAMediaTiming`: everything 0 except a speed of 1 and the fill mode `removed`.
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
