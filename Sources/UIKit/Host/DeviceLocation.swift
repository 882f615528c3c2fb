import Foundation

/// The location that the device is told to be at: by a UI test's `XCUIDevice.location`, or by the variable
/// `FLIPSIDE_LOCATION` with latitude, longitude and up to five more numbers of a `DeviceLocation`.
package struct DeviceLocation: Equatable, Sendable {
  /// In degrees.
  package var latitude: Double
  /// In degrees.
  package var longitude: Double
  /// In meters.
  package var altitude = 0.0
  /// In meters.
  package var horizontalAccuracy = 5.0
  /// In meters; negative where the altitude is not known.
  package var verticalAccuracy = -1.0
  /// In degrees from north; negative where it is not known.
  package var course = -1.0
  /// In meters per second; negative where it is not known.
  package var speed = -1.0

  /// The numbers in the order of the properties, separated by spaces; nil for anything else.
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

  /// Nil where nobody has said where the device is.
  package static var current: DeviceLocation? {
    get { state.withLock { $0 } }
    set {
      state.withLock { $0 = newValue }
      NotificationCenter.default.post(name: didChange, object: nil)
    }
  }
}
