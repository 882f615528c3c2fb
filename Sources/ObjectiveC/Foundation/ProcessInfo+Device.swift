import Foundation

/// The state of the device: never hot, never in Low Power Mode, and not a Mac.
extension ProcessInfo {
  /// The thermal state of the device.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum>
  public enum ThermalState: Int, Sendable {
    /// The temperature is normal.
    case nominal = 0
    /// The temperature is slightly elevated: apps should defer work that is not urgent.
    case fair = 1
    /// The temperature is high: apps should reduce their use of power, and the system reduces its performance.
    case serious = 2
    /// The temperature is very high: apps should use as little power as possible.
    case critical = 3
  }

  /// The thermal state of the device: always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Posted after a change of `thermalState`, which never happens.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether Low Power Mode is on: always false.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether this is a Mac Catalyst app: always false.
  public var isMacCatalystApp: Bool { false }

  /// Whether this is an iOS app on a Mac: always false.
  public var isiOSAppOnMac: Bool { false }

  /// Runs the block on a background queue with the argument false. Flipside never suspends an app, so the time does
  /// not expire.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/processinfo/1617030-performexpiringactivity>
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension NSNotification.Name {
  /// Posted when Low Power Mode is turned on or off, which never happens.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
