import CoreGraphics

/// A control with which the user reloads the content of a scroll view by pulling it down from its top.
///
/// Assign it to the scroll view's `refreshControl`, load in the action, and call `endRefreshing()` when the content
/// is loaded.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addAction(UIAction { _ in refresh.endRefreshing() }, for: .valueChanged)
/// scrollView.refreshControl = refresh
/// ```
///
/// After a pull of 100 points it begins to refresh and sends `.valueChanged`; the content then rests 60 points
/// lower until `endRefreshing()` is called (facts/scrolling.md#refresh).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  static let triggerDistance: CGFloat = 100

  private let spinner = RefreshSpinner(frame: .zero)
  private var title: UILabel?
  private weak var scrollView: UIScrollView?
  /// Whether the content inset includes the control's height.
  private var hasInset = false
  /// Pulled once, it starts again only after the content was back.
  private var isArmed = true

  /// Creates a control of the standard height, to be set as a scroll view's `refreshControl`.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(spinner)
  }

  /// Whether the wheel turns, by the user's pull or by `beginRefreshing()`.
  open private(set) var isRefreshing = false

  /// The color of the spinner; nil stands for gray.
  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      spinner.color = newValue
    }
  }
  private var ownTint: UIColor?

  /// The text under the spinner; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      ExplicitValues.note(self, "attributedTitle")
      guard let attributedTitle, attributedTitle.length > 0 else {
        title?.removeFromSuperview()
        title = nil
        return setNeedsLayout()
      }
      let label = title ?? UILabel()
      if title == nil {
        label.textAlignment = .center
        addSubview(label)
        title = label
      }
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that code began a refresh. It sends no event and does not scroll to the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    makeRoom()
  }

  /// Ends the refresh; the content returns to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.isSpinning = false
    isArmed = false
    guard let scrollView else { return rearm() }
    if hasInset {
      hasInset = false
      setRoom(-UIRefreshControl.height, in: scrollView)
      scrollView.settle()
    }
    contentDidScroll(in: scrollView)
  }

  private func start() {
    isRefreshing = true
    isHidden = false
    spinner.progress = 1
    spinner.isSpinning = true
  }

  private func makeRoom() {
    guard let scrollView, !hasInset else { return }
    hasInset = true
    setRoom(UIRefreshControl.height, in: scrollView)
    place(in: scrollView)
  }

  /// Sets the inset for the control, and keeps the content at its position on the screen.
  private func setRoom(_ height: CGFloat, in view: UIScrollView) {
    view.storedInset.top += height
    view.lastAdjustment = view.adjustedContentInset
    view.adjustedContentInsetDidChange()
    view.delegate?.scrollViewDidChangeAdjustedContentInset(view)
    view.planDeceleration()
  }

  // MARK: In a scroll view

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    if hasInset {
      hasInset = false
      setRoom(-UIRefreshControl.height, in: scrollView)
    }
    if scrollView.attachedRefreshControl === self { scrollView.attachedRefreshControl = nil }
    self.scrollView = nil
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = superview as? UIScrollView else { return }
    scrollView = view
    view.attachedRefreshControl = self
    if isRefreshing { makeRoom() }
    place(in: view)
  }

  /// Returns the distance by which the content was pulled below its top.
  private func pulled(_ view: UIScrollView) -> CGFloat {
    -(view.contentOffset.y + view.adjustedContentInset.top - (hasInset ? UIRefreshControl.height : 0))
  }

  /// Positions the control at the top of the visible content.
  func place(in view: UIScrollView) {
    let y = view.contentOffset.y + view.adjustedContentInset.top - (hasInset ? UIRefreshControl.height : 0)
    let place = CGRect(x: 0, y: y, width: view.bounds.width, height: UIRefreshControl.height)
    if frame != place { frame = place }
  }

  func contentDidScroll(in view: UIScrollView) {
    let distance = pulled(view)
    if distance <= 0, !isRefreshing { rearm() }
    let hides = !isRefreshing && distance <= 0
    if isHidden != hides { isHidden = hides }
    guard !hides else { return }
    place(in: view)
    if !isRefreshing { spinner.progress = isArmed ? distance / UIRefreshControl.triggerDistance : 1 }
    // A control that scrolls away with the content fades.
    spinner.alpha = isArmed || isRefreshing ? 1 : min(1, max(0, distance / UIRefreshControl.height))
  }

  private func rearm() {
    isArmed = true
    spinner.progress = 0
  }

  func contentWasDragged(in view: UIScrollView) {
    guard isEnabled, !isRefreshing, isArmed, pulled(view) >= UIRefreshControl.triggerDistance else { return }
    start()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Adds the inset when the finger lifts, so that the content does not jump below it.
  func dragDidEnd(in view: UIScrollView) { if isRefreshing { makeRoom() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = RefreshSpinner.size
    let text = title.map { min($0.sizeThatFits(bounds.size).height, 20) } ?? 0
    spinner.frame = CGRect(
      x: ((bounds.width - size) / 2).rounded(.down), y: ((bounds.height - size - text) / 2).rounded(.down),
      width: size, height: size)
    title?.frame = CGRect(x: 0, y: bounds.height - text - 4, width: bounds.width, height: text)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isRefreshing ? "Refreshing" : "Pull to refresh") }
    set { super.accessibilityLabel = newValue }
  }
}
