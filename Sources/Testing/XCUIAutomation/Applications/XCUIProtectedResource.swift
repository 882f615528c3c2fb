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
  /// Resets the permission, so that the app requests it again. Here every launch begins without permissions, so it
  /// is sufficient to terminate the running app, as iOS does, too.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) { terminate() }
}
