import ObjectiveC
import QuartzCore

/// The simulated device: its name, idiom, orientation and battery.
///
/// ```swift
/// let isPad = UIDevice.current.userInterfaceIdiom == .pad
/// UIDevice.current.beginGeneratingDeviceOrientationNotifications()
/// let isLandscape = UIDevice.current.orientation.isLandscape
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Battery monitoring is not enabled.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    /// The device is plugged in, and its battery is full.
    case full = 3
  }

  /// Posted when `orientation` changed, while notifications are generated.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when `batteryState` changed. Flipside never posts it, because the state is constant.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when `batteryLevel` changed. Flipside never posts it, because the level is constant.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when `proximityState` changed. Flipside never posts it.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The device that the host plays.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// The number of clients of orientation notifications. The application itself is one, so that they are posted
  /// without the app's request.
  private var generatingCount = 1
  private var heldOrientation = UIDeviceOrientation.portrait

  private var device: HostDevice { UIScreen.main.device }

  /// The device's name, which since iOS 16 is that of its model.
  open var name: String { device.name }
  /// The kind of the device: "iPhone" or "iPad".
  open var model: String { device.model }
  /// The kind of the device in the user's language.
  open var localizedModel: String { device.model }
  /// "iOS", or "iPadOS" on an iPad.
  open var systemName: String { device.isPad ? "iPadOS" : "iOS" }
  /// The version of iOS whose behavior this is, such as "18.0".
  open var systemVersion: String { SystemVersion.text }
  /// The kind of interface: that of a phone or an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.isPad ? .pad : .phone }
  /// Whether apps run in the background. Always true.
  open var isMultitaskingSupported: Bool { true }

  /// The identifier of the device for the app's vendor: the same on every start and every machine.
  open var identifierForVendor: UUID? { UUID(uuidString: "F11F51DE-0000-4000-8000-000000000001") }

  /// The physical orientation of the device.
  open var orientation: UIDeviceOrientation { heldOrientation }
  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }
  /// Begins to post changes of the orientation, until as many calls of
  /// `endGeneratingDeviceOrientationNotifications()` have followed.
  open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }
  /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`. UIKit's own call stays.
  open func endGeneratingDeviceOrientationNotifications() { generatingCount = max(1, generatingCount - 1) }

  /// Sets the orientation of the device when the app starts.
  func start(_ orientation: UIDeviceOrientation) { heldOrientation = orientation }

  /// Updates the orientation after the host has turned the device.
  func turn(to orientation: UIDeviceOrientation) {
    guard orientation != heldOrientation else { return }
    heldOrientation = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }
  var physicalOrientation: UIDeviceOrientation { heldOrientation }

  /// Whether the battery's level and state can be read. False by default.
  open var isBatteryMonitoringEnabled = false
  /// Full while it is monitored; hosts run on mains.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// The charge of the battery, from 0 to 1; -1 while it is not monitored. A host's battery is full.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Stays false, as on devices without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the device is near the user's face. Always false.
  open var proximityState: Bool { false }

  /// Plays the click of a key if the visible input view, or the accessory view above it, allows clicks by
  /// `UIInputViewAudioFeedback`. No sound is played, but the host is notified, and scripts can expect the click.
  open func playInputClick() {
    let responder = UIResponder.currentFirstResponder
    let views = [responder?.inputView, responder?.inputAccessoryView]
    let mayClick = views.contains { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true }
    if mayClick { HostFeedback.give(.sound, "input click") }
  }
}

/// Keys of UIKit's own that apps have used.
extension UIDevice: UndefinedKeyHandling {
  /// Logs that the orientation can't be set; setting it turned the interface before iOS 16
  /// (`facts/lifecycle.md#rotation/device-orientation`).
  package func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key != "orientation" else {
      return Console.write(
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)")
    }
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key \(key).")
  }

  package func value(forUndefinedKey key: String) -> Any? {
    if key == "orientation" { return orientation.rawValue }
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self)) valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).")
    return nil
  }
}

/// Returns the kind of the device; see `UIDevice.userInterfaceIdiom`.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  uncheckedMainActor { UIDevice.current.userInterfaceIdiom }
}
