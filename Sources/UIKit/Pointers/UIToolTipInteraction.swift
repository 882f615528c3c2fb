import CoreGraphics
import Foundation

/// The text of a tool tip, and the rectangle in which it shows.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  private var text = ""
  /// The text.
  open var toolTip: String { text }
  /// The rectangle of the view for which the tool tip is shown, in the view's coordinates. Nil for the whole view.
  public private(set) var sourceRect: CGRect?

  /// Creates a tool tip without text, which is not shown.
  public override init() { super.init() }
  /// Creates a tool tip for the whole view.
  public convenience init(toolTip: String) {
    self.init()
    text = toolTip
  }
  /// Creates a tool tip for a rectangle of the view.
  public convenience init(toolTip: String, in sourceRect: CGRect) {
    self.init(toolTip: toolTip)
    self.sourceRect = sourceRect
  }
}

/// A delegate that chooses tool tips. The method is optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tip at a point in the view's coordinates; nil for none. Optional: the default tip by default.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  {
    OptionalMethod.isAbsent = true
    return nil
  }
}

/// An interaction that shows a text beside the pointer when it rests over a view. Apple's UIKit shows it only in
/// apps on a Mac; Flipside shows it in every window with a pointer.
///
/// ```swift
/// view.addInteraction(UIToolTipInteraction(defaultToolTip: "Send"))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitooltipinteraction>
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delegate, which chooses the tip for each point.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the tip is shown; true by default.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }
  /// The text if the delegate returns no tool tip of its own.
  open var defaultToolTip: String?
  private static let action: Selector = {
    let name = Selector("_flipsideToolTipInteraction")
    MessageDispatch.register(name, on: UIToolTipInteraction.self) { $0.pointerMoved() }
    return name
  }()
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  private let hover = UIHoverGestureRecognizer()
  private var timer: Timer?
  private var bubble: UIView?
  /// The time in seconds that the pointer rests before the tip appears, as on desktops.
  private static let delay = 0.5

  /// Creates an interaction whose delegate chooses the tips.
  public override init() {
    super.init()
    hover.addTarget(self, action: UIToolTipInteraction.action)
  }
  /// Creates an interaction with a tip.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
    hover.addTarget(self, action: UIToolTipInteraction.action)
  }

  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(hover)
  }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  private func pointerMoved() {
    hide()
    guard isEnabled, let view, hover.state == .began || hover.state == .changed else { return }
    let point = hover.location(in: view)
    timer = Timer(afterInterval: Self.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.show(at: point) }
    }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  private func show(at point: CGPoint) {
    guard let view, let window = view.window else { return }
    let said = delegate.flatMap { delegate in
      OptionalMethod.ask { delegate.toolTipInteraction(self, configurationAt: point) }
    }
    let configuration = said ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    guard let configuration, configuration.sourceRect?.contains(point) ?? true, !configuration.toolTip.isEmpty
    else {
      return
    }
    let bubble = ToolTipView(configuration.toolTip)
    let place = view.convert(point, to: window)
    let size = bubble.fittingSize(in: window.bounds.size)
    // Below the pointer, moved into the window.
    let x = min(place.x, window.bounds.maxX - size.width - 4)
    let y = place.y + 20 + size.height > window.bounds.maxY ? place.y - size.height - 4 : place.y + 20
    bubble.frame = CGRect(origin: CGPoint(x: max(4, x), y: y), size: size)
    window.addSubview(bubble)
    self.bubble = bubble
  }

  private func hide() {
    timer?.invalidate()
    timer = nil
    bubble?.removeFromSuperview()
    bubble = nil
  }
}

/// The text of a tip on a plate.
private final class ToolTipView: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 4
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  func fittingSize(in size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: min(280, size.width - 20), height: size.height))
    return CGSize(width: text.width + 12, height: text.height + 6)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 3)
  }
}
