import CoreGraphics

/// The form in which an alert controller's view is shown.
enum AlertForm { case alert, sheet, popover }

/// The sizes of alerts and action sheets in points (`facts/presentation.md#alert`,
/// `facts/presentation.md#action-sheet`).
@MainActor struct AlertMetrics {
  let form: AlertForm
  let traits: UITraitCollection

  private var isLarge: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  /// The alert's width in points, larger at the accessibility text sizes.
  var width: CGFloat { form == .popover ? 288 : isLarge ? 310 : 270 }
  var cornerRadius: CGFloat { form == .alert ? 14 : 13 }
  var minimumRowHeight: CGFloat { form == .alert ? 44 : 57 }
  /// The padding around the title of a button.
  let rowPadding = CGSize(width: 8, height: 10)
  /// The distance between the two cards of an action sheet, beside them and below them.
  static let sheetGap: CGFloat = 8

  // MARK: Header

  let side: CGFloat = 16
  var top: CGFloat { form == .alert ? 56 / 3 : 14 }
  var titleToMessage: CGFloat { form == .alert ? 4 : 37 / 3 }
  /// The padding below a title and a message.
  var bottom: CGFloat { form == .alert ? 65 / 3 : 77 / 3 }
  /// The padding below a title or a message alone.
  var bottomOfOne: CGFloat { form == .alert ? 15 : 44 / 3 }
  /// The spacing between the lines of a message, whose pitch is 16 in an alert and 18 in an action sheet.
  var messageLineSpacing: CGFloat { form == .alert ? 0.486 : 2.486 }
  /// The padding above and below the text fields.
  let fieldsTop: CGFloat = 16
  let fieldsBottom: CGFloat = 16

  // MARK: Fonts and colors

  var titleFont: UIFont {
    form == .alert ? font(17, .semibold, as: .headline) : font(13, .semibold, as: .footnote)
  }
  var messageFont: UIFont { font(13, .regular, as: .footnote) }
  var fieldFont: UIFont { font(13, .regular, as: .footnote) }
  func actionFont(isBold: Bool) -> UIFont {
    form == .alert
      ? font(17, isBold ? .semibold : .regular, as: .body) : font(20, isBold ? .semibold : .regular, as: .title3)
  }
  var textColor: UIColor { form == .alert ? .label : .secondaryLabel }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight, as style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
  }
}
