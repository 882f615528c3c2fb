import CoreGraphics
import Foundation

/// The alignment and spacing of a row's text in its wheel.
struct PickerRowStyle: Equatable {
  var alignment = NSTextAlignment.center
  /// Space beside the text, in points.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// The row can't be chosen.
  var isDimmed = false
}

/// The content of a row: the app's text or its own view.
enum PickerRowContent {
  case text(NSAttributedString, PickerRowStyle)
  case own(UIView)
}

/// A visible row: dim around the selection, and larger within it.
@MainActor final class PickerRow {
  let content: PickerRowContent
  let outer: UIView
  /// The larger text; nil while the row is not near the selection.
  var inner: UIView?

  init(_ content: PickerRowContent, outer: UIView) {
    self.content = content
    self.outer = outer
  }
}

/// Holds a view that the app gave for a row.
final class PickerRowHolder: UIView {
  let held: UIView

  init(_ held: UIView) {
    self.held = held
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(held)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays out the row's view: a view without a size fills the row; any other keeps its size, clamped to the row, at
  /// the center.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = held.bounds.size
    held.bounds.size = CGSize(
      width: size.width > 0 ? min(size.width, bounds.width) : bounds.width,
      height: size.height > 0 ? min(size.height, bounds.height) : bounds.height)
    held.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
