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
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// The application itself asks for them, so that they come without the app's asking.
  private var generatingCount = 1
  private var heldOrientation = UIDeviceOrientation.portrait

  private var device: HostDevice { UIScreen.main.device }

  open var name: String { device.name }
  open var model: String { device.model }
  open var localizedModel: String { device.model }
  open var systemName: String { device.isPad ? "iPadOS" : "iOS" }
  open var systemVersion: String { SystemVersion.text }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.isPad ? .pad : .phone }
  open var isMultitaskingSupported: Bool { true }

  /// The same on every start and every machine: nothing random is in it.
  open var identifierForVendor: UUID? { UUID(uuidString: "F11F51DE-0000-4000-8000-000000000001") }

  /// How the device is held.
  open var orientation: UIDeviceOrientation { heldOrientation }
  open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generatingCount = max(1, generatingCount - 1) }

  /// How the device is held when the app starts.
  func start(_ orientation: UIDeviceOrientation) { heldOrientation = orientation }

  /// The host turned the device.
  func turn(to orientation: UIDeviceOrientation) {
    guard orientation != heldOrientation else { return }
    heldOrientation = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }
  var physicalOrientation: UIDeviceOrientation { heldOrientation }

  open var isBatteryMonitoringEnabled = false
  /// Full while it is monitored; hosts run on mains.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Stays false, as on devices without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }

  open func playInputClick() { Unsupported.log("UIDevice.playInputClick()") }
}

/// The kind of the device, as `UIDevice.userInterfaceIdiom` says it.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  uncheckedMainActor { UIDevice.current.userInterfaceIdiom }
}
