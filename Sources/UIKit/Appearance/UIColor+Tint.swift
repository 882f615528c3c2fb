import CoreGraphics

extension UIColor {
  /// The tint of the view it is resolved for, or of the application: system blue unless chosen otherwise.
  public class var tintColor: UIColor { tintColorObject }

  private static let tintColorObject = UIColor { traits in
    traits.values.tintColor ?? UIColor.applicationTint.withLock { $0 } ?? SystemColor.systemBlue.color
  }

  /// The accent colour of the app's asset catalog, if it has one.
  package static let applicationTint = Locked<UIColor?>(nil)
}
