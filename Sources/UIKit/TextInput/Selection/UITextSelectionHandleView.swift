import QuartzCore

/// A view at an end of selected text by which the end is dragged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextselectionhandleview>
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end of the selection: `.leading` for the start, `.trailing` for the end.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text is written vertically.
  var isVertical: Bool { get }
  /// The outline in place of the system's bar with a dot, in the view's coordinate space. Nil for the system's.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame of the handle for an end of the selection, in the same coordinate space.
  ///
  /// - Parameter rect: the line's extent at that end, of no width.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// The handle of the system: a bar as high as the line with a dot, above the start and below the end of the
/// selection. Its measures are those of facts/geometry.md#text-selection.
final class TextHandleView: UIView, UITextSelectionHandleView {
  static let barWidth: CGFloat = 2
  static let radius: CGFloat = 6
  /// The length by which the dot covers the bar, in points.
  private static let overlap: CGFloat = 1.5

  private let shape = CAShapeLayer()
  /// The offset of the bar to the right of the dot's middle, in points.
  private var barOffset: CGFloat = 0 { didSet { if barOffset != oldValue { setNeedsLayout() } } }
  var isVertical: Bool { false }
  var direction: NSDirectionalRectEdge { didSet { if direction != oldValue { setNeedsLayout() } } }
  private var storedShape: UIBezierPath?
  var customShape: UIBezierPath? {
    get { storedShape }
    set {
      storedShape = newValue.flatMap { $0.copy() as? UIBezierPath }
      setNeedsLayout()
    }
  }

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  private var isStart: Bool { direction == .leading || direction == .top }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let dot = 2 * Self.radius - Self.overlap
    return CGRect(
      x: rect.midX - Self.radius, y: isStart ? rect.minY - dot : rect.minY, width: 2 * Self.radius,
      height: rect.height + dot)
  }

  /// Sets the frame of the handle in a view that clips: the dot moves inside, if the line and the end of the
  /// selection are inside.
  /// - Parameters:
  ///   - frame: the preferred frame.
  ///   - line: the extent of the line at the end of the selection.
  func place(_ frame: CGRect, line: CGRect, within bounds: CGRect) {
    var rect = frame
    let side = 2 * Self.radius
    if isStart, rect.minY < bounds.minY, line.minY >= bounds.minY - 0.5 {
      rect.size.height = max(side, rect.maxY - bounds.minY)
      rect.origin.y = bounds.minY
    } else if !isStart, rect.maxY > bounds.maxY, line.maxY <= bounds.maxY + 0.5 {
      rect.size.height = max(side, bounds.maxY - rect.minY)
      rect.origin.y = bounds.maxY - rect.height
    }
    if line.midX >= bounds.minX - 1, line.midX <= bounds.maxX + 1, bounds.width >= side {
      rect.origin.x = min(max(rect.minX, bounds.minX), bounds.maxX - rect.width)
    }
    let most = Self.radius - Self.barWidth / 2
    barOffset = min(max(frame.minX - rect.minX, -most), most)
    self.frame = rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = (customShape ?? standardShape).cgPath
    shape.fillColor = tintColor.cgColor
    CATransaction.commit()
  }

  private var standardShape: UIBezierPath {
    let side = 2 * Self.radius
    let path = UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - Self.radius, y: isStart ? 0 : bounds.height - side, width: side, height: side)
    )
    let height = max(0, bounds.height - side + Self.overlap)
    path.append(
      UIBezierPath(
        rect: CGRect(
          x: bounds.midX + barOffset - Self.barWidth / 2, y: isStart ? bounds.height - height : 0,
          width: Self.barWidth,
          height: height)))
    return path
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
