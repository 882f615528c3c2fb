import QuartzCore

/// The animation blocks that run, and what they are made with.
@MainActor enum ViewAnimation {
  /// Values of a `beginAnimations` block; defaults as in `facts/behaviour/animation.md`.
  struct Block {
    var identifier: String?
    var context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var transition: (UIView.AnimationTransition, UIView)?
  }

  static var isEnabled = true
  private static var durations: [TimeInterval] = []
  private static var blocks: [Block] = []

  static var currentDuration: TimeInterval { durations.last ?? blocks.last?.duration ?? 0 }

  static func run(duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?) {
    durations.append(durations.last ?? duration)
    animations()
    durations.removeLast()
    if let completion { MainTurn.afterThisTurn { completion(true) } }
  }

  static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    blocks.append(Block(identifier: identifier, context: context))
  }

  static func update(_ change: (inout Block) -> Void) {
    guard !blocks.isEmpty else { return }
    change(&blocks[blocks.count - 1])
  }

  static func commit() {
    guard let block = blocks.popLast() else { return }
    let delegate = block.delegate as? NSObject
    if let delegate, let selector = block.willStart { send(selector, to: delegate, block, finished: nil) }
    if let delegate, let selector = block.didStop {
      MainTurn.afterThisTurn { send(selector, to: delegate, block, finished: true) }
    }
  }

  private static func send(_ selector: Selector, to delegate: NSObject, _ block: Block, finished: Bool?) {
    guard delegate.responds(to: selector) else { return }
    let arguments: [Any?] =
      finished.map { [block.identifier, NSNumber(value: $0), block.context] } ?? [block.identifier, block.context]
    let count = "\(selector)".filter { $0 == ":" }.count
    MessageDispatch.send(selector, to: delegate, Array(arguments.prefix(count)))
  }

  /// `NSNull` everywhere: no view animates a change by itself.
  static func action(for layer: CALayer, key: String) -> (any CAAction)? { NSNull() }
}
