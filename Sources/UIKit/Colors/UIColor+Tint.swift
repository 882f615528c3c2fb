import CoreGraphics

extension UIColor {
  /// The tint color of the view or application for which it is resolved: system blue by default.
  public class var tintColor: UIColor { tintColorObject }

  private static let tintColorObject = UIColor { traits in
    traits.values.tintColor ?? UIColor.applicationTint.withLock { $0 } ?? SystemColor.systemBlue.color
  }

  /// Whether tiles of a pattern's image are opaque; nil for other colors.
  var isOpaquePattern: Bool? {
    if case .pattern(let pattern) = value { return pattern.isOpaque }
    return nil
  }

  /// The accent color of the app's asset catalog; nil if it has none.
  package static let applicationTint = Locked<UIColor?>(nil)
}
