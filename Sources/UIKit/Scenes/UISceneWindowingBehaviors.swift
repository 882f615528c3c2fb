import ObjectiveC

/// The user's control over the window of a scene on systems with windows, such as a Mac. On iOS the values are
/// stored without effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
  override init() { super.init() }

  /// Whether the window can be closed. True by default.
  open var isClosable = true {
    didSet { if isClosable != oldValue { Unsupported.log("UISceneWindowingBehaviors.isClosable") } }
  }
  /// Whether the window can be minimized. True by default.
  open var isMiniaturizable = true {
    didSet { if isMiniaturizable != oldValue { Unsupported.log("UISceneWindowingBehaviors.isMiniaturizable") } }
  }
}
