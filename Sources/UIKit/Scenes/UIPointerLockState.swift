import Foundation

/// Whether the pointer of a mouse is locked to a scene, so that the app receives only its movements. The host's
/// pointer is never locked.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerlockstate>
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
  override init() { super.init() }

  /// The name of the notification that the pointer was locked to a scene or released. Its object is this state.
  /// Flipside never posts it, as the pointer is never locked.
  public nonisolated class var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIPointerLockStateDidChangeNotification")
  }
  /// The key of the scene in the user info of the notification.
  public nonisolated class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }

  /// Whether the pointer is locked to the scene now. Always false.
  open var isLocked: Bool { false }
}
