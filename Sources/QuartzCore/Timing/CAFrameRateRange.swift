/// The frame rates an animation or display link can do with.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The preferred number of frames per second; nil leaves the choice to the system.
  public var preferred: Float?

  /// The range of zeros, which is the system's own.
  public init() { self.init(minimum: 0, maximum: 0, preferred: nil) }

  /// A range by its three numbers; 0 prefers none.
  public init(minimum: Float, maximum: Float, __preferred: Float) {
    self.init(minimum: minimum, maximum: maximum, preferred: __preferred == 0 ? nil : __preferred)
  }

  /// A range with frames that are preferred; nil prefers none.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that the system chooses.
  public static let `default` = CAFrameRateRange()
}

extension CAFrameRateRange {
  /// The number of refreshes of the screen for each frame: every refresh, every second, every third …, whichever is
  /// nearest to the preferred rate, or to the maximum, within the range if possible.
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
