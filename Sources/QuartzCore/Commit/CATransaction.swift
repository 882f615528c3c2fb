import CoreGraphics
import Foundation

/// A group of layer changes that become visible together.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// layer.position = CGPoint(x: 100, y: 100)
/// CATransaction.setCompletionBlock { print("done") }
/// CATransaction.commit()
/// ```
///
/// Transactions can be nested; the settings of a transaction apply to those within it. Changes outside of any
/// transaction belong to the implicit one, which the application commits at the end of each run loop turn. The
/// commit of the outermost transaction performs layout and display and submits the changes, unless an implicit
/// transaction is open, which then includes them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  package static var current: TransactionStack { TransactionStack.ofThread }

  /// Opens a transaction inside the current one.
  open class func begin() { current.begin() }

  /// Commits the innermost transaction. Does nothing without a matching `begin()`.
  open class func commit() { current.commit() }

  /// Commits the implicit transaction. Within an explicit transaction, only performs the pending work.
  open class func flush() { current.flush() }

  /// Whether the implicit transaction has pending work, so that the application is not idle.
  package class var needsFlush: Bool {
    current.hasImplicitCompletion || AnimationClock.hasNews || LayerContext.contexts.contains(where: \.needsCommit)
  }

  /// Acquires the recursive lock of the layer tree.
  open class func lock() { TransactionStack.lock.lock() }
  /// Releases the lock. Each `lock()` has to be balanced by one `unlock()`.
  open class func unlock() { TransactionStack.lock.unlock() }

  /// Returns the duration of the transaction's animations in seconds, 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }

  /// Sets the duration in seconds of animations that the transaction's changes start, 0.25 by default.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function that replaces that of all animations added in the transaction; nil if each keeps
  /// its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of animations that are added in the transaction; with nil, each keeps its own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes do not trigger actions. False by default.
  open class func disableActions() -> Bool { current.actionsAreDisabled }

  /// Sets whether changes in the transaction do not trigger actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
  }

  /// Returns the block that is called after the commit, when all animations that were added in the transaction have
  /// ended; without animations, it is called at the commit.
  open class func completionBlock() -> (() -> Void)? { current.completionBlock }

  /// Sets the completion block. A block that was set before is still called, for the animations added before.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletionBlock(block) }

  /// Returns the value for a key, of the innermost transaction that has one. Any key can be used.
  open class func value(forKey key: String) -> Any? { current.value(forKey: key) }

  /// Sets a value of the transaction for a key: `kCATransactionDisableActions` and the like, or a key of the app's
  /// own.
  open class func setValue(_ anObject: Any?, forKey key: String) { current.setValue(anObject, forKey: key) }
}

/// The key of the duration of animations, a number in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the animations' `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block, which has no arguments.
public let kCATransactionCompletionBlock = "completionBlock"
