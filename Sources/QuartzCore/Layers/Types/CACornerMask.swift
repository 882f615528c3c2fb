/// The corners of a layer that its corner radius rounds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cacornermask>
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner with the smallest x and y: the upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the largest x and the smallest y: the upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the smallest x and the largest y: the lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the largest x and y: the lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
