import QuartzCore

/// A view controller that shows controllers as pages, which the user turns by dragging.
///
/// Set a data source, which returns the neighbors of a page, and set the first page.
///
/// ```swift
/// class TourViewController: UIPageViewController, UIPageViewControllerDataSource {
///   let pages = [UIViewController(), UIViewController()]
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     dataSource = self
///     setViewControllers([pages[0]], direction: .forward, animated: false)
///   }
///
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
///   ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
///
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
///   ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
/// }
/// ```
///
/// Pages scroll, or curl like those of a book. A page that the data source returned stays a neighbor until
/// `setViewControllers(_:direction:animated:completion:)` is called; its view is loaded when a finger pulls it in.
/// The orders of the calls are those of facts/lifecycle.md#pages.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The axis along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are side by side.
    case horizontal = 0
    /// Pages are one below the other.
    case vertical = 1
  }

  /// The position of a book's spine, for pages that curl.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine, because pages scroll.
    case none = 0
    /// The spine is at the left or upper edge; one page is visible.
    case min = 1
    /// The spine is in the middle; two pages are visible.
    case mid = 2
    /// The spine is at the right or lower edge; one page is visible.
    case max = 3
  }

  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// A turn to the next page.
    case forward = 0
    /// A turn to the previous page.
    case reverse = 1
  }

  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are curled, as in a book.
    case pageCurl = 0
    /// Pages are scrolled.
    case scroll = 1
  }

  /// Keys of the initializer's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a `SpineLocation`, for pages that curl. Without it the spine is `.min`.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages that scroll, in points. Without it none.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Whether pages are curled or scrolled; chosen when the controller is made.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The axis along which pages follow one another; chosen when the controller is made.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// `.none` for pages that scroll.
  open internal(set) var spineLocation = SpineLocation.min
  var interPageSpacing: CGFloat = 0
  var shown: [UIViewController] = []
  /// The object that shows and moves the pages; made with the view.
  var mover: (any PageMover)?
  /// The dots below the pages, if the data source counts them.
  var pageControl: UIPageControl?
  var currentDot = 0
  /// The animated change by code that runs.
  var change: PageChange?
  /// Whether the delegate is choosing the spine: it may set the number of pages for the spine that it will return.
  var isAskingForSpine = false

  /// Creates a controller of pages; the options are the spine's location for curled pages and the spacing for
  /// scrolled ones.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    setUp(
      style, navigationOrientation, spine: spine(options?[.spineLocation]),
      spacing: number(options?[.interPageSpacing]))
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder is NibCoder { decode(.pageViewController, from: coder) } else { decodePages(from: coder) }
  }

  override class var nibRow: NibRow { .pageViewController }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodePages(with: coder)
  }

  func setUp(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, spine: SpineLocation?, spacing: CGFloat
  ) {
    transitionStyle = style
    navigationOrientation = orientation
    spineLocation = style == .scroll ? .none : spine.flatMap { $0 == .none ? nil : $0 } ?? .min
    isDoubleSided = spineLocation == .mid
    interPageSpacing = style == .scroll && spacing.isFinite ? max(0, spacing) : 0
  }

  /// The delegate, which is notified of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source, which returns the neighbors of a page. Without one the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      mover?.forgetNeighbours()
      countPages()
    }
  }

  /// Whether both sides of a curling page show content; always true with the spine in the middle.
  open var isDoubleSided = false {
    didSet {
      // The delegate may be about to return another spine.
      guard spineLocation == .mid, !isDoubleSided, !isAskingForSpine else { return }
      isDoubleSided = true
      ExceptionReport.raise(
        .internalInconsistencyException,
        "Illegal state: the double-sided property cannot be NO when the spine "
          + "location is UIPageViewControllerSpineLocationMid")
    }
  }

  /// The recognizers that turn curling pages: a drag and a tap near the edge. Empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { mover?.gestureRecognizers ?? [] }

  /// The page or pages that show; those that a running animation brings already.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows other pages: two with the spine in the middle, else one. The delegate is not notified of it. An animated
  /// change in a double-sided book with its spine at an edge needs a second page, which is on the back of the leaf
  /// that turns.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages.
  ///   - direction: the direction in which the pages are turned.
  ///   - animated: whether the change is animated.
  ///   - completion: called when the change has ended, with false if another change came before that.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, animated: animated, completion: completion)
  }

  // MARK: Implementation

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    makeMover(in: view)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutPages()
  }

  /// Returns half of the width for each of two pages beside each other.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / CGFloat(pageCount), height: parentSize.height) }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.askForSpine() })
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
    return asked.isEmpty ? super.supportedInterfaceOrientations : asked
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let asked = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return asked == .unknown ? super.preferredInterfaceOrientationForPresentation : asked
  }
}
