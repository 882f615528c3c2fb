import QuartzCore

/// The display of the device that the host simulates: its bounds, scale and traits.
///
/// ```swift
/// let pixel = 1 / UIScreen.main.scale
/// let isWide = UIScreen.main.bounds.width > 500
/// ```
///
/// There is one screen, `main`. `bounds` is in points in the current orientation of the interface; `nativeBounds`
/// is in pixels in portrait.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The fit of a picture that is too large for a television.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller.
    case scale = 0
    /// The picture keeps its size, and the app gets the insets that are cut off.
    case insetBounds = 1
    /// The picture keeps its size.
    case none = 2
  }

  /// Posted when another screen was connected. Flipside never posts it, because there is only one screen.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen was disconnected. Flipside never posts it.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  /// Posted when a screen's resolution changed. Flipside never posts it.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  /// Posted when `brightness` changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when the recording of the screen began or ended. Flipside never posts it.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Whether the colors of the screen keep to a reference for professional work; raw values as Apple's.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen has no such mode.
    case notSupported = 0
    /// The mode is off.
    case notEnabled = 1
    /// The mode is on, and the screen can't keep to all of it.
    case limited = 2
    /// The mode is on.
    case enabled = 3
  }
  /// Posted when the state of the reference mode changed. Flipside never posts it.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")

  /// The screen of the device that the host shows.
  open class var main: UIScreen { shared }
  /// All screens: the main one.
  open class var screens: [UIScreen] { [shared] }

  private static let shared = UIScreen(device: CurrentDevice.value ?? HostDevice())

  package private(set) var device: HostDevice
  /// The orientation of the interface, which determines the bounds.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// Creates a screen with the values of the main one, which displays nothing.
  public override init() {
    device = UIScreen.main.device
    super.init()
  }

  private init(device: HostDevice) {
    self.device = device
    super.init()
    ScreenScale.current = device.scale
  }

  /// Sets the device: before launch, or for tests. A running application gets its traits.
  package func configure(_ device: HostDevice) {
    self.device = device
    ScreenScale.current = device.scale
    UIApplication.instance?.updateApplicationTraits()
  }

  /// The bounds of the screen in points, in the orientation of the interface.
  open var bounds: CGRect {
    let size = device.size
    return interfaceOrientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : CGRect(origin: .zero, size: size)
  }
  /// The region of the screen in which the app's windows are: on an iPad it may be beside another app.
  package var windowBounds: CGRect { windowBounds(share: device.share) }
  package func windowBounds(share: WindowShare) -> CGRect {
    CGRect(
      origin: .zero,
      size: CGSize(width: share.width(of: bounds.width, height: bounds.height), height: bounds.height))
  }
  /// Returns the size of the app's windows on a screen with another orientation.
  func windowSize(on size: CGSize) -> CGSize {
    CGSize(width: device.share.width(of: size.width, height: size.height), height: size.height)
  }
  /// Sets the app's region of the screen; the caller updates windows and traits.
  func share(_ share: WindowShare) { device.share = share }
  /// The pixels per point: 2 or 3 on current devices.
  open var scale: CGFloat { device.scale }
  /// The bounds in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }
  /// The number of pixels of the display per point. Always the same as `scale`.
  open var nativeScale: CGFloat { device.scale }
  /// The screen without the status bar, in points. The older form of the safe area.
  open var applicationFrame: CGRect {
    let top = UIApplication.shared.statusBarHeight
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The brightness from 0 to 1. It is stored and a change is posted, but the picture does not change.
  open var brightness: CGFloat = 0.5 {
    didSet {
      if !brightness.isFinite { brightness = oldValue }
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
      }
    }
  }
  /// Whether software may dim the screen below its lowest brightness. Setting it logs a message, and has no effect.
  open var wantsSoftwareDimming = false {
    didSet { if wantsSoftwareDimming { Unsupported.log("UIScreen.wantsSoftwareDimming") } }
  }
  /// The fit of a picture that is too large for a television. Setting it logs a message, and has no effect.
  open var overscanCompensation = OverscanCompensation.scale {
    didSet { Unsupported.log("UIScreen.overscanCompensation") }
  }
  /// The insets that a television cuts off, in points. Always zero.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The screen that this screen mirrors. Always nil.
  open var mirrored: UIScreen? { nil }
  private lazy var mode = UIScreenMode(nativeBounds.size)
  /// The available modes: the screen has one.
  open var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
  /// The preferred mode: the screen's only one.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The current mode. The screen has one; setting another has no effect, as on a device's own screen.
  open var currentMode: UIScreenMode? {
    get {
      if mode.size != nativeBounds.size { mode = UIScreenMode(nativeBounds.size) }
      return mode
    }
    set {
      if newValue !== currentMode { Unsupported.log("UIScreen.currentMode", effect: "the screen has one mode") }
    }
  }
  /// Whether the screen is in its reference color mode. Always `.notSupported`.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Whether the screen is recorded or shown elsewhere. Always false.
  open var isCaptured: Bool { false }
  /// The maximum number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The seconds between drawing and showing. Always 0.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The current maximum brightness relative to white: 1, not brighter.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The potential maximum brightness relative to white: 1, not brighter.
  open var potentialEDRHeadroom: CGFloat { 1 }

  /// The item with the focus of an external keyboard.
  open weak var focusedItem: (any UIFocusItem)? { UIView.focusedItem }
  /// The view that has the focus of an external keyboard; nil for none, or for an item that is no view.
  open weak var focusedView: UIView? { UIView.focusedItem as? UIView }
  /// Whether there is such a focus: on iPads.
  open var supportsFocus: Bool { device.isPad }

  /// The traits of the screen, which windows inherit.
  open var traitCollection: UITraitCollection { UITraitCollection.applicationTraits }
  /// Called when the screen's traits have changed, with the previous traits. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinate space of the screen in the orientation of the interface.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.current }
  /// The screen in portrait, always.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.fixed }

  /// Returns a display link that calls a method of the target before each frame, once it is added to a run loop.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view with a picture of the screen's present content; it does not change with it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIWindow.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  static func space(_ space: any UICoordinateSpace) -> ScreenSpace? {
    if let space = space as? ScreenSpace { return space }
    return space is UIWindowScene ? .current : nil
  }

  open override var description: String {
    uncheckedMainActor {
      let b = bounds
      let corner = "{\(b.minX.plainText), \(b.minY.plainText)}"
      let size = String(format: "%f x %f", Double(nativeBounds.width), Double(nativeBounds.height))
      return
        "<UIScreen: \(address(of: self)); bounds = {\(corner), {\(b.width.plainText), \(b.height.plainText)}}; "
        + "mode = <UIScreenMode: \(address(of: mode)); size = \(size)>>"
    }
  }
}
