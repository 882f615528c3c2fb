/// A view that shows which text is selected.
///
/// `UITextSelectionDisplayInteraction` gives it the coordinate space of the input's `textInputView`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextselectionhighlightview>
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selected text, in the view's coordinate space.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// The highlight of the system: the tint behind the text, in rectangles.
final class TextHighlightView: UIView, UITextSelectionHighlightView {
  private var boxes: [UIView] = []

  var selectionRects: [UITextSelectionRect] = [] { didSet { showBoxes() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private func showBoxes() {
    let frames = selectionRects.map(\.rect).filter { $0.isFinite && $0.width > 0 && $0.height > 0 }
    while boxes.count > frames.count { boxes.removeLast().removeFromSuperview() }
    while boxes.count < frames.count {
      let box = UIView(frame: .zero)
      box.isUserInteractionEnabled = false
      boxes.append(box)
      addSubview(box)
    }
    for (box, frame) in zip(boxes, frames) where box.frame != frame { box.frame = frame }
    showTint()
  }

  /// The tint's share in the color of the highlight (facts/geometry.md#text-selection/highlight).
  private static let alpha: CGFloat = 0.2

  private func showTint() {
    let color = tintColor.withAlphaComponent(Self.alpha)
    for box in boxes where box.backgroundColor != color { box.backgroundColor = color }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }
}

extension CGRect {
  /// Whether no component is infinite or not a number.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && !isNull && !isInfinite
  }
}
