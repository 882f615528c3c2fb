import Foundation

/// The state of the device: cool, with power enough, and not a Mac.
extension ProcessInfo {
  /// The temperature of the device.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum>
  public enum ThermalState: Int, Sendable {
    /// The temperature is as it should be.
    case nominal = 0
    /// A little warm: apps put off work that can wait, as the system does.
    case fair = 1
    /// Hot: apps use less power, and the system slows down.
    case serious = 2
    /// Very hot: apps use as little power as they can.
    case critical = 3
  }

  /// Always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Posted when `thermalState` changes, which it does not here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the user saves power: no.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether an app for iOS was built for the Mac: no.
  public var isMacCatalystApp: Bool { false }

  /// Whether an app for iOS runs on a Mac as it is: no.
  public var isiOSAppOnMac: Bool { false }

  /// Runs the block on a background queue, with false: Flipside never suspends an app, so the time never expires.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/processinfo/1617030-performexpiringactivity>
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension NSNotification.Name {
  /// Posted when the user begins or ends to save power, which never happens here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
