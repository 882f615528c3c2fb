internal import CVirtualHost
import CoreGraphics
import Foundation

/// The open transactions of a thread.
package final class TransactionStack {
  private struct Level {
    var values: [String: Any] = [:]
    var actionsAreDisabled: Bool
    var completion: AnimationTracker?
    var completionBlock: (() -> Void)?
    /// Whether earlier changes are pending in the implicit transaction, which will also commit those of this one.
    var isInsideImplicit = false
  }

  static let lock = NSRecursiveLock()

  private var levels: [Level] = []
  private var implicit = Level(actionsAreDisabled: false)
  private(set) var actionsAreDisabled = false
  private var isCommitting = false

  // MARK: Per thread

  static let main = TransactionStack()
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<TransactionStack>.fromOpaque($0!).release() }
    return key
  }()

  static var ofThread: TransactionStack {
    if let known = pthread_getspecific(key) {
      return Unmanaged<TransactionStack>.fromOpaque(known).takeUnretainedValue()
    }
    let new = main_thread_is_current() ? main : TransactionStack()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  // MARK: Nesting

  func begin() {
    var level = Level(actionsAreDisabled: actionsAreDisabled)
    level.isInsideImplicit = levels.isEmpty && LayerContext.contexts.contains(where: \.needsCommit)
    levels.append(level)
  }

  func commit() {
    guard let last = levels.last else { return }
    // The commit runs before the level is removed, so that its settings apply to layout and drawing.
    let didCommit = levels.count == 1 && !last.isInsideImplicit && commitContexts()
    guard let level = levels.popLast() else { return }
    actionsAreDisabled = levels.last?.actionsAreDisabled ?? implicit.actionsAreDisabled
    if didCommit { AnimationClock.callPosted() }
    level.completion?.close()
  }

  /// Commits and ends the implicit transaction.
  func flush() {
    if commitContexts() { AnimationClock.callPosted() }
    guard levels.isEmpty else { return }
    if isOfMainThread, !isCommitting { AnimationClock.endUnshown() }
    let ended = implicit
    implicit = Level(actionsAreDisabled: false)
    actionsAreDisabled = false
    ended.completion?.close()
    if isOfMainThread, !isCommitting { AnimationClock.callPosted() }
  }

  private var isOfMainThread: Bool { self === TransactionStack.main || main_thread_is_current() }

  /// Commits all contexts. Returns false on other threads than the main thread, and during a commit.
  private func commitContexts() -> Bool {
    guard isOfMainThread, !isCommitting else { return false }
    isCommitting = true
    for context in LayerContext.contexts { context.commit() }
    isCommitting = false
    return true
  }

  func endInterruptedTransactions() {
    levels = []
    actionsAreDisabled = implicit.actionsAreDisabled
    isCommitting = false
  }

  var hasImplicitCompletion: Bool { implicit.completion != nil }

  // MARK: Values

  var completionBlock: (() -> Void)? { (levels.last ?? implicit).completionBlock }

  /// Sets the completion block; a previous one is called separately.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let old = withTop { level -> AnimationTracker? in
      let old = level.completion
      level.completion = block.map { block in AnimationTracker { _ in block() } }
      level.completionBlock = block
      return old
    }
    old?.close()
  }

  /// The completions of all open transactions, to which animations that are added now belong.
  package var completions: [AnimationTracker] { ([implicit] + levels).compactMap(\.completion) }

  func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock }
    if key == kCATransactionDisableActions { return NSNumber(value: actionsAreDisabled) }
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return implicit.values[key]
  }

  func setValue(_ value: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(value as? () -> Void) }
    if key == kCATransactionDisableActions {
      let flag = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
      withTop { $0.actionsAreDisabled = flag }
      actionsAreDisabled = flag
      return
    }
    var boxed = value
    if key == kCATransactionAnimationDuration, let seconds = value as? Double { boxed = NSNumber(value: seconds) }
    withTop { $0.values[key] = boxed }
  }

  @discardableResult private func withTop<Result>(_ body: (inout Level) -> Result) -> Result {
    levels.isEmpty ? body(&implicit) : body(&levels[levels.count - 1])
  }
}
