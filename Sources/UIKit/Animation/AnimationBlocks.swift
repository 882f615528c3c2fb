import QuartzCore

/// The current animation blocks, the innermost last.
@MainActor enum AnimationBlocks {
  static var isEnabled = true
  private static var stack: [AnimationBlock] = []

  static var current: AnimationBlock? { stack.last }
  static var all: [AnimationBlock] { stack }

  static func push(_ block: AnimationBlock) { stack.append(block) }

  static func remove(_ block: AnimationBlock) {
    if let index = stack.lastIndex(where: { $0 === block }) { stack.remove(at: index) }
  }

  static func with(_ block: AnimationBlock, _ body: () -> Void) {
    push(block)
    body()
    remove(block)
  }

  /// Runs `body` outside of all blocks, for completions and callbacks.
  static func withoutBlocks(_ body: () -> Void) {
    let all = stack
    stack = []
    body()
    stack = all + stack
  }

  private static var recorder: ChangeRecorder?

  /// Records the changes of blocks that run within `body`.
  static func recording(_ recorder: ChangeRecorder, _ body: () -> Void) {
    let outer = self.recorder
    self.recorder = recorder
    body()
    self.recorder = outer
  }

  static func endInterruptedBlocks() {
    stack = []
    recorder = nil
  }

  /// Returns the action for a change of a view's layer: no action unless a block is active and changes of the view
  /// animate.
  static func action(for layer: CALayer, key: String, of view: UIView) -> (any CAAction)? {
    guard let block = animating(view) else { return NSNull() }
    let kind = layer.blockAnimation(forKey: key)
    guard kind != .immediate else { return NSNull() }
    let old = layer.value(forKey: key)
    recorder?.note(layer, key, old)
    // Actions of values that can't be added are `CABasicAnimation`s, which apps adapt for their own layers'
    // properties.
    if kind == .replacing, block.keyframes == nil { return block.replacingAction(for: layer, key, from: old) }
    return LayerChange(block, old: old)
  }

  /// Returns the current block if changes of the view animate. A view without a window counts, too, because it may
  /// get one later in this turn, as in `viewDidLoad`; animations of layers outside of windows end with the turn.
  static func animating(_ view: UIView) -> AnimationBlock? {
    guard let block = stack.last, block.isAnimating, !block.isImmediate else { return nil }
    return block
  }
}

/// A change of a layer's property within a block. It stores the old value, and runs when the new value is set.
@MainActor private final class LayerChange: @preconcurrency CAAction {
  private let block: AnimationBlock
  private let old: Any?

  init(_ block: AnimationBlock, old: Any?) {
    self.block = block
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    block.animate(layer, event, from: old, to: layer.value(forKey: event))
  }
}
