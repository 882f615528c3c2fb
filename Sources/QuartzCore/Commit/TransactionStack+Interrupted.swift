import ObjectiveC

extension TransactionStack {
  /// Resets the stack when a test is left in the middle of a transaction or a commit.
  package static let registerForInterruptedCalls: Void = InterruptedCalls.addReset {
    main.endInterruptedTransactions()
    for context in LayerContext.contexts { endInterruptedLayout(of: context.root) }
  }

  private static func endInterruptedLayout(of root: CALayer) {
    var stack = [root]
    while let layer = stack.popLast() {
      layer.isLayingOut = false
      stack += layer.children
    }
  }
}
