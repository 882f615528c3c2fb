/// The region beside a popover in which a tap dismisses it: an element of UI tests (`facts/ui-tests.md`), whose
/// touches go to the views below it.
final class PopoverDismissRegion: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityLabel = "dismiss popup"
  }

  required init?(coder: NSCoder) { nil }
}
