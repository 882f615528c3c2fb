import QuartzCore

/// A loupe over text that is shown while a finger moves the caret.
///
/// Views that move their caret by gestures of their own begin a session when the finger takes hold of it:
///
/// ```swift
/// let point = CGPoint(x: 40, y: 18)
/// let loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: textView)
/// loupe?.move(to: point, withCaretRect: CGRect(x: 40, y: 8, width: 2, height: 20), trackingCaret: true)
/// loupe?.invalidate()
/// ```
///
/// The loupe is a capsule above the caret's line that magnifies that line; it hides while the finger is far below
/// the line (facts/geometry.md#text-selection).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextloupesession>
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
  private weak var view: UIView?
  private var window: TextLoupeWindow?

  private init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Begins a session at a point of a view; nil if the view is in no window.
  ///
  /// - Parameters:
  ///   - point: the finger, in the coordinate space of `interactionView`.
  ///   - selectionWidget: the view, such as a caret or a handle, that the finger holds.
  ///   - interactionView: the view with the text.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? {
    guard interactionView.window != nil else { return nil }
    return UITextLoupeSession(interactionView)
  }

  /// Moves the loupe to a finger.
  ///
  /// - Parameters:
  ///   - point: the finger, in the view's coordinate space.
  ///   - caretRect: the caret, in the same space; the loupe shows its line.
  ///   - tracksCaret: whether the loupe shows the caret in its middle, rather than what is below the finger.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
    guard let view, let own = view.window, point.x.isFinite, point.y.isFinite, caretRect.isFinite else {
      return invalidate()
    }
    let finger = view.convert(point, to: nil)
    let caret = view.convert(caretRect, to: nil)
    if window == nil { window = TextLoupeWindow(over: own) }
    window?.show(finger, caret, focus: CGPoint(x: tracksCaret ? caret.midX : finger.x, y: caret.midY))
  }

  /// Ends the session; the loupe disappears.
  open func invalidate() {
    window?.close()
    window = nil
  }
}

/// The window in front of the app's that holds the loupe; touches go through it.
final class TextLoupeWindow: UIWindow {
  /// facts/geometry.md#text-selection
  private static let size = CGSize(width: 80, height: 47.5)
  private static let distance: CGFloat = 26
  private static let resistance: CGFloat = 10
  private static let hidingDistance: CGFloat = 48
  private static let margin: CGFloat = 10
  private static let duration = 0.15
  private static let magnification: CGFloat = 1.25

  private weak var app: UIWindow?
  private let loupe = UIView(frame: CGRect(origin: .zero, size: size))
  private let lens = UIView(frame: CGRect(origin: .zero, size: size))
  private var isShown = false

  init(over app: UIWindow) {
    self.app = app
    super.init(frame: app.frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_001)
    backgroundColor = nil
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    loupe.layer.shadowOpacity = 0.1
    loupe.layer.shadowRadius = 5.5
    loupe.layer.shadowOffset = .zero
    loupe.layer.shadowPath =
      UIBezierPath(roundedRect: loupe.bounds, cornerRadius: Self.size.height / 2).cgPath
    lens.clipsToBounds = true
    lens.layer.cornerRadius = Self.size.height / 2
    lens.layer.borderWidth = 1
    let isDark = app.traitCollection.userInterfaceStyle == .dark
    lens.layer.borderColor = UIColor(white: isDark ? 0.25 : 232 / 255, alpha: 1).cgColor
    lens.backgroundColor = .systemBackground
    overrideUserInterfaceStyle = app.traitCollection.userInterfaceStyle
    loupe.alpha = 0
    loupe.addSubview(lens)
    addSubview(loupe)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Shows the loupe above the finger; hides it if the finger is far below the caret. All positions are in the
  /// app's window.
  /// - Parameter focus: the point in the middle of the magnified area.
  func show(_ finger: CGPoint, _ caret: CGRect, focus: CGPoint) {
    guard finger.y - caret.midY <= Self.hidingDistance else { return set(isShown: false) }
    let middle = max(caret.midY, caret.midY + (finger.y - caret.midY) / Self.resistance)
    let half = Self.size.width / 2
    let x = max(Self.margin + half, min(finger.x, bounds.width - Self.margin - half))
    let place = CGPoint(x: x, y: middle - Self.distance - Self.size.height / 2)
    magnify(focus)
    if !isShown { UIView.performWithoutAnimation { loupe.center = CGPoint(x: place.x, y: focus.y) } }
    if isShown { loupe.center = place } else { set(isShown: true, { [loupe] in loupe.center = place }) }
  }

  private func set(
    isShown: Bool, _ changes: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    guard isShown != self.isShown else { return completion() }
    self.isShown = isShown
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) { [loupe] in
      loupe.alpha = isShown ? 1 : 0
      changes()
    } completion: { _ in
      completion()
    }
  }

  private func magnify(_ focus: CGPoint) {
    guard let app else { return }
    let size = CGSize(
      width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
    let area = CGRect(
      x: focus.x - size.width / 2, y: focus.y - size.height / 2, width: size.width, height: size.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = app.contentScaleFactor * Self.magnification
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      app.layer.render(in: context.cgContext)
    }
    lens.layer.contents = image.cgImage
  }

  /// Fades the loupe out, and hides its window at the end.
  func close() { set(isShown: false, completion: { self.isHidden = true }) }
}
