import CoreGraphics
import Foundation

/// An interaction that selects with a rectangle that the user draws with a mouse or trackpad. Fingers draw none.
///
/// ```swift
/// view.addInteraction(UIBandSelectionInteraction { [card] interaction in
///   guard let rect = interaction.selectionRect else { return }
///   card.alpha = card.frame.intersects(rect) ? 1 : 0.5
/// })
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibandselectioninteraction>
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The state of a selection.
  public enum State: Int, Sendable {
    /// The user is not drawing a rectangle.
    case possible = 0
    /// The rectangle has just appeared.
    case began = 1
    /// The rectangle has changed.
    case selecting = 2
    /// The user has let go, or the drag was canceled.
    case ended = 3
  }

  /// Whether a drag may begin a selection; true by default.
  open var isEnabled = true { didSet { drag.isEnabled = isEnabled } }
  /// The state of a selection.
  open private(set) var state = State.possible
  /// The keys that were held when the selection began.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Returns whether a selection may begin at a point of the view; nil allows it everywhere.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  /// The rectangle in the view's coordinates; nil while none is drawn.
  public private(set) var selectionRect: CGRect?
  private static let action: Selector = {
    let name = Selector("_flipsideBandSelectionInteraction")
    MessageDispatch.register(name, on: UIBandSelectionInteraction.self) { $0.dragged() }
    return name
  }()
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  private let handler: (UIBandSelectionInteraction) -> Void
  private let drag = UIPanGestureRecognizer()
  private let band = UIView()
  private var start = CGPoint.zero

  /// Creates an interaction. The handler is called when a selection begins, changes and ends.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    drag.maximumNumberOfTouches = 1
    drag.addTarget(self, action: UIBandSelectionInteraction.action)
    band.isUserInteractionEnabled = false
    band.backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
    band.layer.borderWidth = 1
    band.layer.borderColor = UIColor.systemGray.cgColor
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(drag)
    band.removeFromSuperview()
  }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(drag)
  }

  private func dragged() {
    guard let view else { return }
    let point = drag.location(in: view)
    switch drag.state {
    case .began:
      let moved = drag.translation(in: view)
      start = CGPoint(x: point.x - moved.x, y: point.y - moved.y)
      guard shouldBeginHandler?(self, start) ?? true else { return drag.state = .cancelled }
      initialModifierFlags = drag.modifierFlags
      view.addSubview(band)
      report(.began, to: point)
    case .changed where selectionRect != nil: report(.selecting, to: point)
    case .ended, .cancelled:
      guard selectionRect != nil else { return }
      report(.ended, to: point)
      band.removeFromSuperview()
      selectionRect = nil
      state = .possible
    default: break
    }
  }

  private func report(_ state: State, to point: CGPoint) {
    let rect = CGRect(
      x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
      height: abs(point.y - start.y))
    selectionRect = rect
    band.frame = rect
    self.state = state
    handler(self)
  }
}
