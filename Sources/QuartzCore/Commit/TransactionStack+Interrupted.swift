import ObjectiveC

extension TransactionStack {
  /// Resets the stack when a test is left in the middle of a transaction or a commit.
  package static let registerForLeftCalls: Void = LeftCalls.whenLeft {
    main.endLeftTransactions()
    for context in LayerContext.contexts { endLeftLayout(of: context.root) }
  }

  private static func endInterruptedLayout(of root: CALayer) {
    var stack = [root]
    while let layer = stack.popLast() {
      layer.isLayingOut = false
      stack += layer.children
    }
  }
}
