import Foundation

/// The simulated location of the device, set by a UI test's `XCUIDevice.location`, or by the variable
/// `FLIPSIDE_LOCATION` with latitude, longitude and up to five more numbers of a `DeviceLocation`.
package struct DeviceLocation: Equatable, Sendable {
  /// The latitude in degrees.
  package var latitude: Double
  /// The longitude in degrees.
  package var longitude: Double
  /// The altitude in meters.
  package var altitude = 0.0
  /// The horizontal accuracy in meters.
  package var horizontalAccuracy = 5.0
  /// The vertical accuracy in meters; negative if the altitude is unknown.
  package var verticalAccuracy = -1.0
  /// The direction of movement in degrees from north; negative if it is unknown.
  package var course = -1.0
  /// The speed in meters per second; negative if it is unknown.
  package var speed = -1.0

  /// Reads the numbers in the order of the properties, separated by spaces; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard (2...7).contains(words.count), numbers.count == words.count, abs(numbers[0]) <= 90,
      abs(numbers[1]) <= 180
    else { return nil }
    (latitude, longitude) = (numbers[0], numbers[1])
    let rest: [WritableKeyPath<Self, Double>] = [
      \.altitude, \.horizontalAccuracy, \.verticalAccuracy, \.course, \.speed,
    ]
    for (path, number) in zip(rest, numbers.dropFirst(2)) { self[keyPath: path] = number }
  }

  private static let state = Locked<DeviceLocation?>(
    ProcessInfo.processInfo.environment["FLIPSIDE_LOCATION"].flatMap(DeviceLocation.init))

  /// Posted when the location has changed.
  package static let didChange = Notification.Name("FlipsideDeviceLocationDidChange")

  /// The current location; nil if none was set.
  package static var current: DeviceLocation? {
    get { state.withLock { $0 } }
    set {
      state.withLock { $0 = newValue }
      NotificationCenter.default.post(name: didChange, object: nil)
    }
  }
}
