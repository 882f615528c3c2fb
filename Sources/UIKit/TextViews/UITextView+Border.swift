import QuartzCore

extension UITextView {
  /// The frames that a text view may have around it.
  public enum BorderStyle: Int, Sendable {
    /// The view has no border.
    case none = 0
    /// A thin line with rounded corners, like that of text fields.
    case roundedRect = 1
  }

  /// Shows the border, or removes the old one; values that an app set on the layer of a view without a border stay.
  func showBorder(insteadOf old: BorderStyle) {
    guard borderStyle != .none || old != .none else { return }
    let plate = TextFieldPlate()
    let shows = borderStyle == .roundedRect
    layer.cornerRadius = shows ? plate.radius : 0
    layer.borderWidth = shows ? plate.borderWidth : 0
    layer.borderColor = shows ? plate.borderColor(isDark: traitCollection.userInterfaceStyle == .dark) : nil
  }
}
