/// The visible part of a text view's text; it stays in place while the text scrolls under it.
final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) { textView?.drawText() }
}
