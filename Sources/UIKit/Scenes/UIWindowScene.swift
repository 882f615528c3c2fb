import QuartzCore

/// A scene that shows windows.
///
/// ```swift
/// let scene = view.window?.windowScene
/// let isPortrait = scene?.interfaceOrientation.isPortrait ?? true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowscene>
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UICoordinateSpace,
  UITraitChangeObservable, TraitObserverList
{
  private var members: [WeakReference<UIWindow>] = []
  private let barManager = UIStatusBarManager()

  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  open var traitCollection: UITraitCollection { UITraitCollection.applicationTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitObservers: [TraitObserver] = []
  private lazy var knownTraits = traitCollection

  /// Tells observers of what has changed since the last time.
  func refreshTraits() {
    let (old, new) = (knownTraits, traitCollection)
    knownTraits = new
    guard new !== old, new != old else { return }
    traitCollectionDidChange(old)
    notify(traitObservers, of: new, since: old)
  }
  open var statusBarManager: UIStatusBarManager? { barManager }
  open var isFullScreen: Bool { true }

  /// The scene's windows, in the order in which they were made.
  open var windows: [UIWindow] { members.compactMap(\.object) }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  func adopt(_ window: UIWindow) {
    members.removeAll { $0.object == nil }
    members.append(WeakReference(window))
    _ = knownTraits
  }

  func drop(_ window: UIWindow) { members.removeAll { $0.object == nil || $0.object === window } }

  /// What a scene asks of its orientation.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask
      public override init() {
        interfaceOrientations = []
        super.init()
      }
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface to one of the requested orientations, if the app supports it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    if UIApplication.shared.rotate(toOneOf: wish.interfaceOrientations) { return }
    errorHandler?(
      NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [
          NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."
        ]))
  }

  // MARK: Coordinate space

  open var bounds: CGRect { screen.bounds }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, to: coordinateSpace)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, from: coordinateSpace)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, to: coordinateSpace)
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, from: coordinateSpace)
  }
}

/// The state of a scene's status bar: frame, style and visibility.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  override init() { super.init() }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
