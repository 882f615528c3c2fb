import UIKit

/// The device, with its orientation, buttons and appearance.
///
/// ```swift
/// XCUIDevice.shared.orientation = .landscapeLeft
/// XCUIDevice.shared.press(.home)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuidevice>
@preconcurrency @MainActor open class XCUIDevice: NSObject {
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp, volumeDown, action, camera
  }

  /// The appearance of the system.
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  public static let shared = XCUIDevice()

  private var held: UIDeviceOrientation = .portrait
  private var look = Appearance.light
  public let system = XCUISystem()

  /// The orientation of the device. The app's interface rotates if the app supports that.
  open var orientation: UIDeviceOrientation {
    get { held }
    set {
      let names: [UIDeviceOrientation: String] = [
        .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
        .landscapeRight: "landscapeRight",
      ]
      held = newValue
      guard let name = names[newValue] else {
        return Notice.unsupported("XCUIDevice.orientation other than portrait and landscape")
      }
      UITestLog.activity("Interface orientation changed to \(Self.title(newValue))") {
        send("rotate \(name)")
        UITestSession.shared.frontProcess?.forgetScreen()
      }
    }
  }

  private static func title(_ orientation: UIDeviceOrientation) -> String {
    switch orientation {
    case .portraitUpsideDown: "Portrait Upside Down"
    case .landscapeLeft: "Landscape Left"
    case .landscapeRight: "Landscape Right"
    default: "Portrait"
    }
  }

  open var appearance: Appearance {
    get { look }
    set {
      look = newValue
      send("appearance \(newValue == .dark ? "dark" : "light")")
    }
  }

  /// Returns whether the device has the button. The home button, or the gesture that replaces it, always exists.
  open func hasHardwareButton(_ button: Button) -> Bool { button != .action && button != .camera }

  /// Presses a button. The home button sends the app to the background; the others have no effect.
  open func press(_ button: Button) {
    UITestLog.activity("Pressing \(button) button") {
      if button == .home { send("background") }
    }
  }

  private func send(_ command: String) {
    guard let process = UITestSession.shared.frontProcess else { return }
    do {
      _ = try process.perform(command)
    } catch {
      UITestSession.shared.report("Failed to \(command): \(error.localizedDescription)")
    }
  }

  /// The device's Siri service, which is not supported.
  open var siriService: XCUISiriService { XCUISiriService() }

  /// The location of the device, which apps with the user's permission receive from a `CLLocationManager`; nil if
  /// it is unknown. It also applies to apps that are launched later.
  open var location: XCUILocation? {
    didSet { UITestSession.shared.location = location?.numbers }
  }
}

/// The system, with the functions that tests use.
@preconcurrency @MainActor open class XCUISystem: NSObject {
  /// Opens a URL in the target application of the test.
  open func open(_ url: URL) {
    let target = UITestSession.shared.mainTarget
    XCUIApplication(bundleIdentifier: target.bundleIdentifier).open(url)
  }
}

/// A location of the device, from a `CLLocation`.
///
/// ```swift
/// XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 37.33, longitude: -122.01))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuilocation>
@preconcurrency @MainActor open class XCUILocation: NSObject {
  /// The location, a `CLLocation`.
  public let location: NSObject

  /// Creates a location.
  /// - Parameter location: a `CLLocation`. The declared type is `NSObject`, so that only tests that import Core
  ///   Location link it.
  public init(location: NSObject) {
    self.location = location
    super.init()
  }

  /// The latitude, longitude, altitude, both accuracies, course and speed as arguments of a command; nil for an
  /// invalid location.
  var numbers: String? {
    var mirror = Mirror(reflecting: location)
    while !mirror.children.contains(where: { $0.label == "coordinate" }), let next = mirror.superclassMirror {
      mirror = next
    }
    func number(_ names: String...) -> Double? {
      var value: Any? = mirror.children.first { $0.label == names[0] }?.value
      for name in names.dropFirst() {
        value = value.flatMap { Mirror(reflecting: $0).children.first { $0.label == name }?.value }
      }
      return value as? Double
    }
    let values = [
      number("coordinate", "latitude"), number("coordinate", "longitude"), number("altitude"),
      number("horizontalAccuracy"), number("verticalAccuracy"), number("course"), number("speed"),
    ].compactMap { $0 }
    return values.count == 7 ? values.map(\.description).joined(separator: " ") : nil
  }
}

/// The device's Siri service, which is not supported.
@preconcurrency @MainActor open class XCUISiriService: NSObject {
  open func activate(voiceRecognitionText text: String) {
    Notice.unsupported("XCUISiriService.activate(voiceRecognitionText:)")
  }
}
