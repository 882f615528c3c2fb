import CoreGraphics

// Each color is dynamic: it depends on appearance, contrast and level (`facts/colors.md#system`).
extension UIColor {
  /// The blue of the system, which is also the default tint.
  public class var systemBlue: UIColor { SystemColor.systemBlue.color }
  /// The system's green, as for a switch that is on.
  public class var systemGreen: UIColor { SystemColor.systemGreen.color }
  /// The indigo of the system.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
  /// The orange of the system.
  public class var systemOrange: UIColor { SystemColor.systemOrange.color }
  /// The mint green of the system.
  public class var systemMint: UIColor { SystemColor.systemMint.color }
  /// The cyan of the system.
  public class var systemCyan: UIColor { SystemColor.systemCyan.color }
  /// The brown of the system.
  public class var systemBrown: UIColor { SystemColor.systemBrown.color }
  /// The teal of the system.
  public class var systemTeal: UIColor { SystemColor.systemTeal.color }
  /// The pink of the system.
  public class var systemPink: UIColor { SystemColor.systemPink.color }
  /// The purple of the system.
  public class var systemPurple: UIColor { SystemColor.systemPurple.color }
  /// The system's red, as for destructive actions.
  public class var systemRed: UIColor { SystemColor.systemRed.color }
  /// The yellow of the system.
  public class var systemYellow: UIColor { SystemColor.systemYellow.color }
  /// The base gray of the system; the grays with numbers come closer to the background.
  public class var systemGray: UIColor { SystemColor.systemGray.color }
  /// The second gray: lighter than `systemGray` in light appearance, darker in dark.
  public class var systemGray2: UIColor { SystemColor.systemGray2.color }
  /// The third gray, closer to the background than `systemGray2`.
  public class var systemGray3: UIColor { SystemColor.systemGray3.color }
  /// The fourth gray, closer to the background than `systemGray3`.
  public class var systemGray4: UIColor { SystemColor.systemGray4.color }
  /// The fifth gray, closer to the background than `systemGray4`.
  public class var systemGray5: UIColor { SystemColor.systemGray5.color }
  /// The sixth gray, close to the background.
  public class var systemGray6: UIColor { SystemColor.systemGray6.color }
  /// The color for text of first importance.
  public class var label: UIColor { SystemColor.label.color }
  /// The color for text of second importance, such as subtitles.
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  /// The color for text of third importance.
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  /// The color for text of fourth importance, such as watermarks.
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  /// The color for the hint in an empty text field.
  public class var placeholderText: UIColor { SystemColor.placeholderText.color }
  /// The color for thin and small shapes.
  public class var systemFill: UIColor { SystemColor.systemFill.color }
  /// The color for middle-sized shapes.
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
  /// The color for large shapes.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
  /// The color for large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }
  /// The color behind everything; lighter on the elevated level in dark appearance.
  public class var systemBackground: UIColor { SystemColor.systemBackground.color }
  /// The color for content grouped on `systemBackground`.
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }
  /// The color for content grouped on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
  /// The color behind grouped content.
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
  /// The color for the cells and cards on `systemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }
  /// The color for content grouped on `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }
  /// The color for thin lines; translucent, so that the content below shows through.
  public class var separator: UIColor { SystemColor.separator.color }
  /// The color for thin lines; opaque.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
  /// The color for links in texts.
  public class var link: UIColor { SystemColor.link.color }

  /// The color behind grouped tables; the old name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { SystemColor.systemGroupedBackground.color }
}
