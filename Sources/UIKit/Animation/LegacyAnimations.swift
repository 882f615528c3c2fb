import QuartzCore

/// The blocks of `beginAnimations` and `commitAnimations`. Their views receive touches, unlike in blocks with
/// closures.
@MainActor enum LegacyAnimations {
  private final class Entry {
    let block: AnimationBlock
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    @MainActor init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
      self.identifier = identifier
      self.context = context
      // By default 0.2 seconds, with the curve `.easeInOut` (`facts/animation.md#durations/begin-animations`).
      block = AnimationBlock(duration: 0.2, timing: AnimationTiming(curve: 0))
      block.allowsInteraction = true
    }

    @MainActor func notify(_ selector: Selector?, finished: Bool?) {
      guard let selector, let delegate = delegate as? NSObject, delegate.responds(to: selector) else { return }
      let arguments: [Any?] =
        finished.map { [identifier, NSNumber(value: $0), context] } ?? [identifier, context]
      let count = "\(selector)".filter { $0 == ":" }.count
      MessageDispatch.send(selector, to: delegate, Array(arguments.prefix(count)))
    }
  }

  private static var entries: [Entry] = []

  static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    let entry = Entry(identifier, context)
    if let outer = AnimationBlocks.current { entry.block.isAnimating = outer.isAnimating }
    entries.append(entry)
    entry.block.open { entry.notify(entry.didStop, finished: $0) }
    var hasStarted = false
    entry.block.willStart = {
      uncheckedMainActor {
        guard !hasStarted else { return }
        hasStarted = true
        entry.notify(entry.willStart, finished: nil)
      }
    }
    AnimationBlocks.push(entry.block)
  }

  /// Starts the animations of the block begun last. Ignored without a matching `begin`, as are the setters.
  static func commit() {
    guard let entry = entries.popLast() else { return }
    AnimationBlocks.remove(entry.block)
    entry.block.close()
  }

  /// Changes the current block; the setters apply to blocks with closures as well.
  static func update(_ change: (AnimationBlock) -> Void) { AnimationBlocks.current.map(change) }

  static func setDelegate(_ delegate: AnyObject?) { entries.last?.delegate = delegate }
  static func setWillStart(_ selector: Selector?) { entries.last?.willStart = selector }
  static func setDidStop(_ selector: Selector?) { entries.last?.didStop = selector }
  static func setTransition(_ transition: UIView.AnimationTransition, _ view: UIView) {
    update { $0.transition = ViewTransition(transition).map { ($0, view) } }
  }
}
