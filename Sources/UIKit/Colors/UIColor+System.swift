import CoreGraphics

// Each is dynamic: it resolves by appearance, contrast and level (`facts/colors.md#system`).
extension UIColor {
  public class var systemBlue: UIColor { SystemColor.systemBlue.color }
  public class var systemGreen: UIColor { SystemColor.systemGreen.color }
  public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
  public class var systemOrange: UIColor { SystemColor.systemOrange.color }
  public class var systemMint: UIColor { SystemColor.systemMint.color }
  public class var systemCyan: UIColor { SystemColor.systemCyan.color }
  public class var systemBrown: UIColor { SystemColor.systemBrown.color }
  public class var systemTeal: UIColor { SystemColor.systemTeal.color }
  public class var systemPink: UIColor { SystemColor.systemPink.color }
  public class var systemPurple: UIColor { SystemColor.systemPurple.color }
  public class var systemRed: UIColor { SystemColor.systemRed.color }
  public class var systemYellow: UIColor { SystemColor.systemYellow.color }
  public class var systemGray: UIColor { SystemColor.systemGray.color }
  public class var systemGray2: UIColor { SystemColor.systemGray2.color }
  public class var systemGray3: UIColor { SystemColor.systemGray3.color }
  public class var systemGray4: UIColor { SystemColor.systemGray4.color }
  public class var systemGray5: UIColor { SystemColor.systemGray5.color }
  public class var systemGray6: UIColor { SystemColor.systemGray6.color }
  /// For text of first importance.
  public class var label: UIColor { SystemColor.label.color }
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  /// For the hint in an empty text field.
  public class var placeholderText: UIColor { SystemColor.placeholderText.color }
  /// For thin and small shapes.
  public class var systemFill: UIColor { SystemColor.systemFill.color }
  /// For middle-sized shapes.
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
  /// For large shapes.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
  /// For large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }
  /// Behind everything; lighter on the elevated level in dark appearance.
  public class var systemBackground: UIColor { SystemColor.systemBackground.color }
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
  /// Behind grouped content.
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }
  public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }
  /// For thin lines; translucent, so that the content below shows through.
  public class var separator: UIColor { SystemColor.separator.color }
  /// For thin lines; opaque.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
  /// For text that leads elsewhere.
  public class var link: UIColor { SystemColor.link.color }

  /// Behind grouped tables; the old name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { SystemColor.systemGroupedBackground.color }
}
