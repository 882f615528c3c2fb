import CoreGraphics
import QuartzCore

/// A print formatter for a view's content. `viewPrintFormatter()` of the view returns one.
///
/// The text of a text view is laid out again for the paper; other views are drawn as displayed, scaled down if they
/// are wider than the area, and divided into as many pages as their height requires. A scroll view's whole content
/// is printed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewprintformatter>
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is printed.
  open private(set) var view: UIView
  private var cache = TextPagesCache()

  /// Creates a formatter of an empty view; a view's `viewPrintFormatter()` creates one for that view.
  public override init() {
    view = UIView()
    super.init()
  }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(view: view) }
  override func invalidate() { cache.forget() }

  /// The content of a text view.
  private var text: NSAttributedString? {
    guard let text = (view as? UITextView)?.attributedText, text.length > 0 else { return nil }
    return text
  }

  /// The rectangle that is drawn, in the view's space.
  private var content: CGRect {
    guard let scroll = view as? UIScrollView, scroll.contentSize.height > 0 else { return view.bounds }
    return CGRect(
      x: 0, y: 0, width: max(scroll.contentSize.width, scroll.bounds.width), height: scroll.contentSize.height)
  }

  private var scale: CGFloat {
    let (width, area) = (content.width, area(ofFirst: false).width)
    return width > area && width > 0 ? area / width : 1
  }

  override func numberOfPages() -> Int {
    if let text { return cache.pages(of: text, for: self).count }
    let (first, other) = (area(ofFirst: true).height, area(ofFirst: false).height)
    let height = content.height * scale
    guard height > 0, other > 0 else { return 0 }
    return 1 + max(0, Int(((height - first) / other - 0.001).rounded(.up)))
  }

  override func drawContent(ofPage index: Int, in rect: CGRect) {
    if let text { return cache.pages(of: text, for: self).draw(index, in: rect) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = scale
    let content = content
    let first = area(ofFirst: true).height
    let top = index == 0 ? 0 : first + CGFloat(index - 1) * area(ofFirst: false).height
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - top)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -content.minX, y: -content.minY)
    let visible = CGRect(
      x: content.minX, y: content.minY + top / scale, width: rect.width / scale, height: rect.height / scale)
    view.draw(visible.intersection(content), for: self)
  }

  /// Draws a view's layers, and of a scroll view all that it scrolls, in the view's space.
  func drawLayers(of view: UIView) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard view is UIScrollView else { return view.layer.render(in: context) }
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      context.saveGState()
      // A layer draws itself in its own space.
      let origin = subview.convert(CGPoint.zero, to: view)
      context.translateBy(x: origin.x, y: origin.y)
      subview.layer.render(in: context)
      context.restoreGState()
    }
  }
}
