import CoreGraphics

extension UIColor {
  /// The tint of the view it is resolved for, or of the application: system blue unless chosen otherwise.
  public class var tintColor: UIColor { tintColorObject }

  private static let tintColorObject = UIColor { traits in
    traits.values.tintColor ?? UIColor.applicationTint.withLock { $0 } ?? SystemColor.systemBlue.color
  }

  /// Whether copies of a pattern's image cover what is behind them; nil for other colours.
  var isOpaquePattern: Bool? {
    if case .pattern(let pattern) = value { return pattern.isOpaque }
    return nil
  }

  /// The accent colour of the app's asset catalog, if it has one.
  package static let applicationTint = Locked<UIColor?>(nil)
}
