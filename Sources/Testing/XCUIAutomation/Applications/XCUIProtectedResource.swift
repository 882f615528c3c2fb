/// The resources for which an app needs the user's permission.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuiprotectedresource>
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case bluetooth = -0x4000_0000
  case keyboardNetwork, location, health, userTracking, focus, localNetwork
}

extension XCUIApplication {
  /// Resets the permission, so that the app asks the user again. Each launch begins without permissions here, so
  /// only those of a running app are reset: it is terminated, as on iOS.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) { terminate() }
}
