/// The frame rates an animation or display link can do with.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Nil leaves the choice to the system.
  public var preferred: Float?

  public init() { self.init(minimum: 0, maximum: 0, preferred: nil) }

  public init(minimum: Float, maximum: Float, __preferred: Float) {
    self.init(minimum: minimum, maximum: maximum, preferred: __preferred == 0 ? nil : __preferred)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the system thinks best.
  public static let `default` = CAFrameRateRange()
}
