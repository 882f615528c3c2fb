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

  /// The screen of the scene: the main one.
  open var screen: UIScreen { .main }
  /// The orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// The scene itself. Its bounds are those of the screen, or of the app's region on an iPad with another app
  /// beside it.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The traits of the scene, which its windows inherit.
  open var traitCollection: UITraitCollection {
    guard let overrideValues else { return UITraitCollection.applicationTraits }
    var values = UITraitCollection.applicationTraits.values
    values.merge(overrideValues.values)
    return UITraitCollection(values: values)
  }
  private var overrideValues: UITraitOverrides?
  /// Traits that override the device's for the scene and all its windows (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { overrideValues ?? UITraitOverrides() }
    set {
      overrideValues = newValue
      refreshTraits()
      for window in windows { window.updateTraits() }
    }
  }
  /// Called when the scene's traits have changed, with the previous traits. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitObservers: [TraitObserver] = []
  private lazy var knownTraits = traitCollection

  /// Notifies observers of changes since the last notification.
  func refreshTraits() {
    let (old, new) = (knownTraits, traitCollection)
    knownTraits = new
    guard new !== old, new != old else { return }
    traitCollectionDidChange(old)
    notify(traitObservers, of: new, since: old)
  }
  /// The state of the status bar over the scene.
  open var statusBarManager: UIStatusBarManager? { barManager }
  /// Whether there is no other app beside it.
  open var isFullScreen: Bool { UIScreen.main.device.share == .full }
  /// The limits of the size of a resizable window; always nil, as on iOS.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The user's control over the scene's window on systems with windows.
  open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
  private lazy var behaviors = UISceneWindowingBehaviors()
  /// The service that provides a PDF of the scene's content.
  open var screenshotService: UIScreenshotService? { screenshots }
  private lazy var screenshots = UIScreenshotService(self)
  /// The object that provides the items for the system's own command to share. Flipside has no such command and
  /// never calls it.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    didSet {
      if activityItemsConfigurationSource != nil {
        Unsupported.log("UIWindowScene.activityItemsConfigurationSource")
      }
    }
  }
  /// Moves the focus of an external keyboard; nil on a phone.
  open var focusSystem: UIFocusSystem? { UIScreen.main.device.isPad ? ownFocusSystem : nil }
  private lazy var ownFocusSystem = UIFocusSystem(self)
  /// The orientation in which the scene is shown at the moment.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
  /// The window of the scene's storyboard, which may have no other owner.
  var mainWindow: UIWindow?
  /// Whether another scene of the app is shown in front of it.
  package internal(set) var isBehind = false
  /// The window that becomes key again when the scene is no longer covered by another one.
  weak var keyWindowBehind: UIWindow?
  /// Whether the scene was restored from an earlier launch, and its delegate is to be notified of that.
  var restoresInteraction = false

  func goBehind() {
    keyWindowBehind = keyWindow
    isBehind = true
    WindowList.takeAway(self)
  }

  func comeToFront() {
    isBehind = false
    WindowList.reorder()
    (keyWindowBehind ?? windows.last { !$0.isHidden })?.makeKey()
    keyWindowBehind = nil
  }

  /// The scene's windows, in the order in which they were made.
  open var windows: [UIWindow] { members.compactMap(\.object) }
  /// The window of the scene that receives keys; also while the scene is in the background.
  open var keyWindow: UIWindow? { keyWindowBehind ?? windows.first { $0.isKeyWindow } }

  func adopt(_ window: UIWindow) {
    members.removeAll { $0.object == nil }
    members.append(WeakReference(window))
    _ = knownTraits
  }

  func drop(_ window: UIWindow) { members.removeAll { $0.object == nil || $0.object === window } }

  /// The orientation that a scene has.
  @preconcurrency @MainActor open class Geometry: NSObject, @preconcurrency NSCopying {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    /// Creates a geometry without an orientation.
    public override init() {
      interfaceOrientation = .unknown
      super.init()
    }

    /// Returns the object itself: geometries never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  /// The presentation style of a requested scene; every scene is shown over the whole app.
  public enum PresentationStyle: UInt, Sendable {
    /// The presentation that the system chooses.
    case automatic = 0
    /// The window appears beside those of the other scenes.
    case standard = 1
    /// A window at the center of the screen, in front of the other scenes.
    case prominent = 2
  }

  /// The animation with which a window closes. Here every window closes without an animation.
  public enum DismissalAnimation: Int, Sendable {
    /// The scene shrinks away.
    case standard = 1
    /// The animation for completed content, such as a message that is sent: the scene moves off upwards.
    case commit = 2
    /// The animation for discarded content, such as a deleted draft: the scene moves off downwards.
    case decline = 3
  }

  /// Options of a request to activate another scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The placement of the window (iOS 17); nil for the system's choice. Every scene is shown over the whole app.
    open var placement: UIWindowScenePlacement? {
      didSet { if placement != nil { Unsupported.log("UIWindowScene.ActivationRequestOptions.placement") } }
    }
    /// The presentation style of the new scene. Setting it logs a message, and has no effect: it always covers the
    /// app.
    open var preferredPresentationStyle = PresentationStyle.automatic {
      didSet { Unsupported.log("UIWindowScene.ActivationRequestOptions.preferredPresentationStyle") }
    }
  }

  /// Preferences for a scene's geometry.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Preferences for the frame of a scene on a Mac, which iOS refuses.
    @preconcurrency @MainActor open class Mac: GeometryPreferences {
      /// The window's frame on a Mac's desktop, in points.
      open var systemFrame: CGRect
      public override init() {
        systemFrame = .null
        super.init()
      }
      /// Preferences for a frame on a Mac's desktop.
      public init(systemFrame: CGRect) {
        self.systemFrame = systemFrame
        super.init()
      }
    }

    /// Preferences of an iOS app for the geometry of a scene.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations that the scene is to turn to.
      open var interfaceOrientations: UIInterfaceOrientationMask
      public override init() {
        interfaceOrientations = []
        super.init()
      }
      /// Creates preferences for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Rotates the interface to one of the requested orientations, if the app supports it.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else {
      errorHandler?(
        UISceneError(
          .geometryRequestUnsupported,
          userInfo: [NSLocalizedDescriptionKey: "The geometry preferences are not for this platform."]))
      return
    }
    if UIApplication.shared.rotate(toOneOf: wish.interfaceOrientations) { return }
    let text =
      isFullScreen
      ? "None of the requested orientations are supported by the view controller. Requested: "
        + "\(wish.interfaceOrientations.names); Supported: \(UIApplication.shared.supportedInFront.names)"
      : "The current windowing mode does not allow for programmatic changes to interface orientation."
    errorHandler?(UISceneError(.geometryRequestDenied, userInfo: [NSLocalizedDescriptionKey: text]))
  }

  // MARK: Coordinate space

  /// The area of the scene, in points, with its origin at zero.
  open var bounds: CGRect { screen.windowBounds }
  /// Converts a point from the scene's coordinate space to that of a view or screen.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, to: coordinateSpace)
  }
  /// Converts a point of the space of a view or screen to the scene's.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.current.convert(point, from: coordinateSpace)
  }
  /// Converts a rectangle from the scene's coordinate space to that of a view or screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, to: coordinateSpace)
  }
  /// Converts a rectangle of the space of a view or screen to the scene's.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenSpace.current.convert(rect, from: coordinateSpace)
  }
}

/// The state of a scene's status bar: frame, style and visibility.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  override init() { super.init() }
  /// The style of the bar's text, dark or light: the preference of the view controller that determines the status
  /// bar.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the bar is hidden, by a view controller or because the device shows none in this orientation.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The frame of the bar in the scene's coordinate space, in points; its width is 0 while the bar is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
