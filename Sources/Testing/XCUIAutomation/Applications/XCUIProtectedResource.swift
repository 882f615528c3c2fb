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
  /// Has the app ask the user again. Each launch begins without permissions here, so that nothing is left to forget
  /// but those of an app that is running, which this ends, as on iOS.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) { terminate() }
}
