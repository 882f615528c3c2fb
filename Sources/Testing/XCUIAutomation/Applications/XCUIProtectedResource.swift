/// The resources for which an app needs the user's permission.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiprotectedresource>
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case bluetooth = -0x4000_0000
  case keyboardNetwork, location, health, userTracking, focus, localNetwork
}

extension XCUIProtectedResource {
  /// The names of the permissions that the app's process resets; empty for resources that apps never request here.
  var permissions: [String] {
    switch self {
    case .location: ["location"]
    case .camera: ["camera"]
    case .microphone: ["microphone"]
    case .photos: ["photos", "photosAdding"]
    case .calendar: ["calendars"]
    case .reminders: ["reminders"]
    default: []
    }
  }
}

extension XCUIApplication {
  /// Resets the user's response to the request for a permission, so that the app requests it again. As on iOS, the
  /// app is terminated. Without this call a response is kept between launches, and from test to test.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    terminate()
    UITestSession.shared.resetPermissions(resource.permissions, of: target)
  }
}
