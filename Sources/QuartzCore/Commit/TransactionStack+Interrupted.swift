import ObjectiveC

extension TransactionStack {
  /// A registration that resets the stack when a test is aborted within a transaction or commit.
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
