/// The range of frame rates for an animation or display link.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum number of frames per second.
  public var minimum: Float
  /// The maximum number of frames per second.
  public var maximum: Float
  /// The preferred number of frames per second; nil leaves the choice to the system.
  public var preferred: Float?

  /// Creates a range of zeros, which stands for the system's default.
  public init() { self.init(minimum: 0, maximum: 0, preferred: nil) }

  /// Creates a range from three numbers; 0 stands for no preference.
  public init(minimum: Float, maximum: Float, __preferred: Float) {
    self.init(minimum: minimum, maximum: maximum, preferred: __preferred == 0 ? nil : __preferred)
  }

  /// Creates a range with an optional preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that the system chooses.
  public static let `default` = CAFrameRateRange()
}

extension CAFrameRateRange {
  /// The number of refreshes per frame: the divisor of the refresh rate that is nearest to the preferred rate, or
  /// to the maximum, within the range if possible.
  package var refreshesPerFrame: Int {
    guard let wanted = [preferred ?? 0, maximum].first(where: { $0 > 0 && $0.isFinite }) else { return 1 }
    let screen = Float(DisplayLinks.refreshRate)
    let most = Int(min(max((screen / wanted).rounded(.up), 1), 3600))
    let candidates = Array(max(1, most - 1)...most)
    let inRange = candidates.filter {
      let rate = screen / Float($0)
      return !(rate < minimum - 0.01) && !(maximum > 0 && rate > maximum + 0.01)
    }
    func distance(_ refreshes: Int) -> Float { abs(screen / Float(refreshes) - wanted) }
    return (inRange.isEmpty ? candidates : inRange).min { distance($0) < distance($1) } ?? 1
  }
}
