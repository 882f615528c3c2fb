/// A delegate that shows the fragments of a viewport.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible part of the container, with a margin of text that is laid out ahead.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called for each visible fragment: the layer or view that draws it is to be placed.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before the fragments.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after the fragments.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  {}
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  {}
}

/// An object that lays out the visible fragments of a layout manager, and passes them to its delegate.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller>
open class NSTextViewportLayoutController: NSObject {
  /// Shows the fragments.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager of the fragments.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The visible bounds at the latest layout of the viewport.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the fragments that were visible; nil before the first layout, and when there were none.
  open private(set) var viewportRange: NSTextRange?
  private var offset: CGFloat = 0
  private var isLayingOut = false

  /// Creates a controller for a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Lays out the visible text and passes each fragment to the delegate.
  open func layoutViewport() {
    guard !isLayingOut, let manager = textLayoutManager, let delegate else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    delegate.textViewportLayoutControllerWillLayout(self)
    let bounds = delegate.viewportBounds(for: self).offsetBy(dx: 0, dy: offset)
    offset = 0
    viewportBounds = bounds
    var range: NSTextRange?
    if bounds.minY.isFinite, bounds.maxY.isFinite, bounds.height > 0 {
      manager.ensureLayout(for: bounds)
      let first = manager.fragments.isEmpty ? 0 : manager.index(at: bounds.minY)
      for fragment in manager.fragments.dropFirst(first) {
        let frame = fragment.layoutFragmentFrame
        guard frame.minY < bounds.maxY else { break }
        guard frame.maxY > bounds.minY || frame.height == 0 else { continue }
        range = range.map { $0.union(fragment.rangeInElement) } ?? fragment.rangeInElement
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      }
    }
    viewportRange = range
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves the viewport to a location, and returns the height of its line in the container.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let fragment = textLayoutManager?.textLayoutFragment(for: textLocation) else { return 0 }
    return fragment.layoutFragmentFrame.minY
  }

  /// Moves the viewport that is laid out next by points.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    if verticalOffset.isFinite { offset += verticalOffset }
  }
}
