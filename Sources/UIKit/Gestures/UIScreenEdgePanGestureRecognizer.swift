/// Recognizes a pan that begins within about 20 points of an edge of the screen and moves away from it.
///
/// ```swift
/// let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// edge.edges = .left
/// view.addGestureRecognizer(edge)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override class var nibRow: NibRow { .screenEdgePanGestureRecognizer }

  static let edgeWidth: CGFloat = 20

  /// The edges at which the pan may start.
  open var edges: UIRectEdge = []
  private var started: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let window = view?.window, state == .possible else { return }
    let point = centroidInWindow
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    started = []
    if point.x - window.bounds.minX <= width { started.insert(.left) }
    if window.bounds.maxX - point.x <= width { started.insert(.right) }
    if point.y - window.bounds.minY <= width { started.insert(.top) }
    if window.bounds.maxY - point.y <= width { started.insert(.bottom) }
    started.formIntersection(edges)
    if started.isEmpty { state = .failed }
  }

  override func shouldStart(_ movement: CGPoint) -> Bool {
    guard super.shouldStart(movement) else { return false }
    if started.contains(.left), movement.x > abs(movement.y) { return true }
    if started.contains(.right), -movement.x > abs(movement.y) { return true }
    if started.contains(.top), movement.y > abs(movement.x) { return true }
    if started.contains(.bottom), -movement.y > abs(movement.x) { return true }
    state = .failed
    return false
  }
}
