import QuartzCore

/// What UIKit's static state is like between calls, for tests that are left in the middle of some.
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
