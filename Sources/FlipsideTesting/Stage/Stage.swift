import HostModel
import QuartzCore
import Simulator
import UIKit

/// A device with a window on the virtual clock: where a test shows views, touches them and looks at the screen.
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
/// What differs between devices and users is given when it is made:
/// ``init(_:device:orientation:isDark:textSize:layoutDirection:animates:)``.
/// ``onStage(_:device:orientation:isDark:textSize:layoutDirection:animates:body:)`` makes one for the time of a
/// closure and ends it.
///
/// The app that is tested is the process itself: there is one stage at a time. Points are those of the screen, with
/// the origin at the top left of the rotated interface. Touches, keys and traits take effect before the call
/// returns: all that is due then has run, and time advances only during a gesture, or when ``clock`` is advanced.
@preconcurrency @MainActor public final class Stage {
  /// The key window, as large as the screen.
  public let window: UIWindow
  /// The window's root view controller.
  public let controller: UIViewController
  /// The view of ``controller``.
  public var view: UIView { controller.view }
  /// The time of the whole process; it begins with the first frame of the stage.
  public let clock: VirtualClock
  /// The console output of Flipside since the stage was made.
  public let console: ConsoleRecorder
  /// The name of the device.
  public let device: String

  let time: VirtualTime
  /// The positions of the fingers of `touch(_:_:finger:)`.
  var fingersDown: [Int: CGPoint] = [:]
  private let hadAnimations: Bool
  private let wasRightToLeft: Bool
  private let photosBefore = PhotoStore.folder
  private var isEnded = false

  /// Shows a view controller in a window of a device, up to its first frame.
  /// - Parameters:
  ///   - root: the window's root view controller; without one, an empty controller with a white view.
  ///   - device: a name as `flipside devices` lists them; case and punctuation do not matter.
  ///   - orientation: how the device is held. The interface follows if its controllers support that.
  ///   - isDark: whether the device is in dark mode.
  ///   - textSize: the text size that the user prefers.
  ///   - layoutDirection: the direction of the app's language.
  ///   - animates: whether animations run; else they are at their ends at once, as by
  ///     `UIView.setAnimationsEnabled(false)`.
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
    // Nothing of the set-up is to be seen moving.
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

  /// Takes the window off the screen and leaves device, traits, console and clock as they were before. Ending twice
  /// has no effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    UIView.setAnimationsEnabled(false)
    window.endEditing(true)
    if UIScreen.main.bounds.width > UIScreen.main.bounds.height {
      // A controller that supports landscape only would keep the screen as it is for the next test.
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

  /// Turns the device; the interface follows if its controllers support that. Its turn is animated as on a device.
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

  /// The text size that the user prefers.
  public var textSize: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set { send(.contentSizeCategory(newValue.rawValue)) }
  }

  /// Warns the app of low memory.
  public func warnOfMemory() { send(.memoryWarning) }

  /// Sends the app to the background.
  public func enterBackground() { send(.enterBackground) }

  /// Brings the app back from the background, and makes it active.
  public func enterForeground() { send(.enterForeground) }

  /// Shakes the device.
  public func shake() { send(.shake) }

  /// The folder whose pictures and films are the photo library; nil, as at first, for six drawn pictures. What the
  /// app adds is kept in its own folders. Setting it reads the library anew.
  public var photoFolder: URL? {
    get { PhotoStore.folder }
    set { PhotoStore.folder = newValue }
  }

  /// Sends input of the host, and runs the app's reaction.
  package func send(_ event: InputEvent) { time.send(event) }

  // MARK: The screen

  /// Whether a text can be read on the screen, alone or as part of more, or an element has it as its accessibility
  /// label or identifier.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.tap("Save")
  /// print(stage.shows("Saved"))
  /// stage.end()
  /// ```
  public func shows(_ text: String) -> Bool { contents.shows(text) }

  var contents: ScreenContents { ScreenContents(of: UIApplication.shared, device: device) }

  /// Returns the screen after all that is due.
  public func picture() -> Picture {
    clock.settle()
    return Picture.screen.copy()
  }

  /// Returns what the screen shows where a view is, after all that is due.
  public func picture(of view: UIView) -> Picture {
    let picture = picture()
    return picture.cropped(to: view.convert(view.bounds, to: nil))
  }
}

/// Runs a test on a stage, and ends the stage.
///
/// ```swift
/// onStage(isDark: true) { stage in
///   stage.view.addSubview(label)
///   print(stage.picture(of: label).size)
/// }
/// ```
///
/// The parameters are those of ``Stage/init(_:device:orientation:isDark:textSize:layoutDirection:animates:)``.
/// - Returns: what `body` returns.
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
