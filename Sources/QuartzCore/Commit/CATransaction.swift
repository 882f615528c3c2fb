import CoreGraphics
import Foundation

/// Groups changes of layers, which are shown together.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// layer.position = CGPoint(x: 100, y: 100)
/// CATransaction.setCompletionBlock { print("done") }
/// CATransaction.commit()
/// ```
///
/// Transactions nest; the settings of one apply to those within it. Changes outside of any transaction belong to
/// the implicit one, which the application commits at the end of each turn of its run loop. The outermost commit
/// lays out, displays and submits what changed, unless an implicit transaction is open that will do so.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  package static var current: TransactionStack { TransactionStack.ofThread }

  /// Opens a transaction inside the current one.
  open class func begin() { current.begin() }

  /// Commits the innermost transaction. Does nothing without a matching `begin()`.
  open class func commit() { current.commit() }

  /// Commits the implicit transaction. Within an explicit transaction it only performs what is pending.
  open class func flush() { current.flush() }

  /// Whether the implicit transaction has something to do at its end: the application is not idle then.
  package class var needsFlush: Bool {
    current.hasImplicitCompletion || AnimationClock.hasNews || LayerContext.contexts.contains(where: \.needsCommit)
  }

  /// The lock around the layer tree, recursive.
  open class func lock() { TransactionStack.lock.lock() }
  /// Releases the lock. Must follow each `lock()`.
  open class func unlock() { TransactionStack.lock.unlock() }

  /// Returns the seconds of the transaction's animations; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }

  /// Sets the seconds of the animations that changes of this transaction start. Default 0.25.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
  }

  /// The timing function of all animations that are added in the transaction, in place of their own; nil leaves
  /// each its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of the animations that changes of this transaction start; nil takes the default one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes ask for actions; they do by default.
  open class func disableActions() -> Bool { current.actionsAreDisabled }

  /// Sets whether changes of this transaction start no animations.
  open class func setDisableActions(_ flag: Bool) {
    setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
  }

  /// The block that is called when the transaction is committed and the animations that were added in it have
  /// ended; without animations, at the commit.
  open class func completionBlock() -> (() -> Void)? { current.completionBlock }

  /// A block that was set before is on its own then.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletionBlock(block) }

  /// The value of the innermost transaction that has one for the key; any key may be used.
  open class func value(forKey key: String) -> Any? { current.value(forKey: key) }

  /// Sets a value of this transaction by its key, such as `kCATransactionDisableActions`, or one of the app's own.
  open class func setValue(_ anObject: Any?, forKey key: String) { current.setValue(anObject, forKey: key) }
}

/// The key of the duration of animations, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// A Boolean.
public let kCATransactionDisableActions = "disableActions"
/// A `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// A block without arguments.
public let kCATransactionCompletionBlock = "completionBlock"
