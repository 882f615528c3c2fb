import HostModel
import QuartzCore
import Simulator
import UIKit

/// A simulated device with a window, on a virtual clock. A test shows views on it, touches them and inspects the
/// screen.
///
/// ```swift
/// let stage = Stage()
/// let button = UIButton(type: .system)
/// button.setTitle("Save", for: .normal)
/// button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
/// stage.view.addSubview(button)
/// stage.tap(button)
/// stage.end()
/// ```
///
/// Properties of the device and the user are set by
/// ``init(_:device:orientation:isDark:textSize:layoutDirection:animates:)``.
/// ``onStage(_:device:orientation:isDark:textSize:layoutDirection:animates:body:)`` creates a stage, runs a closure
/// with it and ends it.
///
/// The test's own process is the app, so only one stage exists at a time. Points are relative to the top left
/// corner of the rotated interface. Touches, keys and changes of traits take effect before the call returns. Time
/// advances only during a gesture or when ``clock`` is advanced.
@preconcurrency @MainActor public final class Stage {
  /// The key window, which covers the screen.
  public let window: UIWindow
  /// The root view controller of the window.
  public let controller: UIViewController
  /// The view of ``controller``.
  public var view: UIView { controller.view }
  /// The clock of the whole process, which starts at the first frame of the stage.
  public let clock: VirtualClock
  /// The console output of Flipside since the stage was created.
  public let console: ConsoleRecorder
  /// The name of the device.
  public let device: String

  let time: VirtualTime
  /// The positions of the fingers that are down because of `touch(_:_:finger:)`.
  var fingersDown: [Int: CGPoint] = [:]
  private let hadAnimations: Bool
  private let wasRightToLeft: Bool
  private let photosBefore = PhotoStore.folder
  private var isEnded = false

  /// Shows a view controller in a window on a device and draws the first frame.
  /// - Parameters:
  ///   - root: the window's root view controller; if it is nil, an empty controller with a white view.
  ///   - device: a name in the list of `flipside devices`; case and punctuation are ignored.
  ///   - orientation: the orientation of the device. The interface rotates if its controllers support that.
  ///   - isDark: whether the device is in dark mode.
  ///   - textSize: the preferred text size of the user.
  ///   - layoutDirection: the direction of the app's language.
  ///   - animates: whether animations run. If not, they end at once, as after `UIView.setAnimationsEnabled(false)`.
  public init(
    _ root: UIViewController? = nil, device: String = "iPhone 15", orientation: UIDeviceOrientation = .portrait,
    isDark: Bool = false, textSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, animates: Bool = true
  ) {
    let found = HostDevice.named(device)
    if found == nil {
      let near = HostDevice.names(near: device).joined(separator: ", ")
      TestFailure.report("there is no device \"\(device)\"; similar names are \(near)")
    }
    self.device = found?.name ?? HostDevice.defaultName
    hadAnimations = UIView.areAnimationsEnabled
    wasRightToLeft = UIApplication.launchedRightToLeft
    // The set-up is not animated.
    UIView.setAnimationsEnabled(false)
    console = ConsoleRecorder(passesOn: true)
    clock = VirtualClock()
    UIScreen.main.configure(found ?? HostDevice())
    let application = UIApplication.shared
    time = VirtualTime(application)
    UIApplication.launchedRightToLeft = layoutDirection == .rightToLeft
    application.updateApplicationTraits(isDark: isDark, category: textSize)
    controller = root ?? UIViewController()
    if root == nil { controller.view.backgroundColor = .white }
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if orientation != .portrait { rotate(to: orientation) }
    clock.settle()
    UIView.setAnimationsEnabled(animates)
    clock.restart()
  }

  /// Removes the window and restores the previous device, traits, console and clock. Calls after the first have no
  /// effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    UIView.setAnimationsEnabled(false)
    window.endEditing(true)
    if UIScreen.main.bounds.width > UIScreen.main.bounds.height {
      // A controller that supports landscape orientations only would prevent the rotation to portrait for the next
      // test.
      window.rootViewController = UIViewController()
    }
    rotate(to: .portrait)
    window.isHidden = true
    window.rootViewController = nil
    clock.settle()
    UIScreen.main.configure(HostDevice())
    PhotoStore.folder = photosBefore
    UIApplication.launchedRightToLeft = wasRightToLeft
    AccessibilitySettings.on = AccessibilitySetting.defaults
    UIApplication.shared.updateApplicationTraits(isDark: false, category: .large)
    clock.end()
    console.end()
    UIView.setAnimationsEnabled(hadAnimations)
  }

  // MARK: The device

  /// Rotates the device with an animation. The interface rotates if its controllers support that.
  public func rotate(to orientation: UIDeviceOrientation) {
    guard let held = DeviceOrientation(rawValue: orientation.rawValue) else {
      return TestFailure.report("a device that lies on a table has no orientation to turn to")
    }
    send(.rotate(held))
  }

  /// Whether the device is in dark mode.
  public var isDark: Bool {
    get { UIScreen.main.traitCollection.userInterfaceStyle == .dark }
    set { send(.appearance(dark: newValue)) }
  }

  /// The preferred text size of the user.
  public var textSize: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set { send(.contentSizeCategory(newValue.rawValue)) }
  }

  /// Sends a memory warning to the app.
  public func warnOfMemory() { send(.memoryWarning) }

  /// Sends the app to the background.
  public func enterBackground() { send(.enterBackground) }

  /// Brings the app to the foreground and makes it active.
  public func enterForeground() { send(.enterForeground) }

  /// Shakes the device.
  public func shake() { send(.shake) }

  /// The folder whose pictures and videos form the photo library; if it is nil, the default, the library contains
  /// six generated pictures. Assets that the app adds are stored in the app's own folders. Setting the property
  /// reloads the library.
  public var photoFolder: URL? {
    get { PhotoStore.folder }
    set { PhotoStore.folder = newValue }
  }

  /// Sends an input event of the host and runs the app's reaction.
  package func send(_ event: InputEvent) { time.send(event) }

  // MARK: The screen

  /// Returns whether the screen shows a text, alone or as part of a longer text, or contains an element with that
  /// accessibility label or identifier.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.tap("Save")
  /// print(stage.shows("Saved"))
  /// stage.end()
  /// ```
  public func shows(_ text: String) -> Bool { contents.shows(text) }

  var contents: ScreenContents { ScreenContents(of: UIApplication.shared, device: device) }

  /// Returns a picture of the screen after everything due has run.
  public func picture() -> Picture {
    clock.settle()
    return Picture.screen.copy()
  }

  /// Returns a picture of the part of the screen that a view covers, after everything due has run.
  public func picture(of view: UIView) -> Picture {
    let picture = picture()
    return picture.cropped(to: view.convert(view.bounds, to: nil))
  }
}

/// Runs a closure with a new stage and ends the stage.
///
/// ```swift
/// onStage(isDark: true) { stage in
///   stage.view.addSubview(label)
///   print(stage.picture(of: label).size)
/// }
/// ```
///
/// The parameters are those of ``Stage/init(_:device:orientation:isDark:textSize:layoutDirection:animates:)``.
/// - Returns: the result of `body`.
@preconcurrency @MainActor @discardableResult public func onStage<Result>(
  _ root: UIViewController? = nil, device: String = "iPhone 15", orientation: UIDeviceOrientation = .portrait,
  isDark: Bool = false, textSize: UIContentSizeCategory = .large,
  layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, animates: Bool = true,
  body: (Stage) throws -> Result
) rethrows -> Result {
  let stage = Stage(
    root, device: device, orientation: orientation, isDark: isDark, textSize: textSize,
    layoutDirection: layoutDirection, animates: animates)
  defer { stage.end() }
  return try body(stage)
}
