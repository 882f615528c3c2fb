import QuartzCore

/// Resets UIKit's static state to that between calls, for tests that end in the middle of a call.
@MainActor enum LeftCallState {
  static let register: Void = {
    TransactionStack.registerForLeftCalls
    LeftCalls.whenLeft {
      FrameDriver.shared.endLeftCommit()
      AnimationBlocks.endLeftBlocks()
      SafeAreaChanges.endLeftChanges()
      InputFocus.endLeftChanges()
      UIStoryboard.endLeftScenes()
      UITraitCollection.endLeftUses()
      GraphicsStack.current.entries = []
      for window in WindowList.all { endLeftLayout(of: window) }
    }
  }()

  private static func endLeftLayout(of view: UIView) {
    view.flags[.isLayingOut] = false
    for subview in view.subviews { endLeftLayout(of: subview) }
  }
}
