import QuartzCore

/// Resets the static state that UIKit has during calls, for tests that end in the middle of a call.
@MainActor enum InterruptedCallState {
  static let register: Void = {
    TransactionStack.registerForInterruptedCalls
    InterruptedCalls.addReset {
      FrameDriver.shared.endInterruptedCommit()
      AnimationBlocks.endInterruptedBlocks()
      SafeAreaChanges.endInterruptedChanges()
      InputFocus.endInterruptedChanges()
      UIStoryboard.endInterruptedScenes()
      UITraitCollection.endInterruptedUses()
      GraphicsStack.current.entries = []
      for window in WindowList.all { endInterruptedLayout(of: window) }
    }
  }()

  private static func endInterruptedLayout(of view: UIView) {
    view.flags[.isLayingOut] = false
    for subview in view.subviews { endInterruptedLayout(of: subview) }
  }
}
