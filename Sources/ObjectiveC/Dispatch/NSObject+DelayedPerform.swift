import Foundation

/// Pending requests of `perform(_:with:afterDelay:)`.
private enum DelayedRequests {
  struct Request {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
    let runLoop: RunLoop
  }

  private static let waiting = Locked<[ObjectIdentifier: Request]>([:])

  static func add(_ request: Request) {
    waiting.withLock { $0[ObjectIdentifier(request.timer)] = request }
  }

  static func take(_ timer: Timer) -> Request? {
    waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(timer)) }
  }

  /// Cancels requests of the current thread's run loop.
  static func cancel(where matches: (Request) -> Bool) {
    let runLoop = RunLoop.current
    let cancelled = waiting.withLock { waiting in
      let cancelled = waiting.filter { $0.value.runLoop === runLoop && matches($0.value) }
      for key in cancelled.keys { waiting[key] = nil }
      return cancelled
    }
    for request in cancelled.values { request.timer.invalidate() }
  }
}

extension NSObject {
  /// Sends a message after a delay in seconds, on the current thread's run loop in its default mode. The object is
  /// retained until then.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)>
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Sends a message after a delay in seconds, in the given run loop modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    // `Timer(timeInterval:repeats:block:)` can't be used, because on Linux it fires immediately.
    let timer = Timer(afterInterval: delay > 0 ? delay : 0, repeats: false) { timer in
      guard let request = DelayedRequests.take(timer) else { return }
      MessageDispatch.send(request.selector, to: request.target, [request.argument])
    }
    let runLoop = RunLoop.current
    DelayedRequests.add(
      .init(target: self, selector: aSelector, argument: anArgument, timer: timer, runLoop: runLoop))
    for mode in modes { runLoop.add(timer, forMode: mode) }
  }

  /// Cancels all delayed messages to an object on the current thread's run loop.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)>
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedRequests.cancel { $0.target === target }
  }

  /// Cancels the delayed messages to an object with a selector and argument on the current thread's run loop.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedRequests.cancel {
      $0.target === target && $0.selector == aSelector && isSame($0.argument, anArgument)
    }
  }

  private class func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return (a as AnyObject) === (b as AnyObject)
    default: return false
    }
  }

  /// Sends a message on the main thread. Called on another thread, it waits for the method's return if
  /// `waitUntilDone` is true.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread, wait {
      MessageDispatch.send(aSelector, to: self, [arg])
      return
    }
    // Argument and target are transferred to a thread of the caller's choice.
    nonisolated(unsafe) let argument = arg
    nonisolated(unsafe) let target = self
    let work = { MessageDispatch.send(aSelector, to: target, [argument]) }
    if wait {
      DispatchQueue.main.sync { _ = work() }
    } else {
      DispatchQueue.main.async { _ = work() }
    }
  }

  /// Sends a message on a thread, in the common modes of its run loop. Waits for the method's return if `wait` is
  /// true.
  ///
  /// The message is never sent if the thread does not run its run loop, as on iOS.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject/1414476-perform>
  public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
    perform(aSelector, on: thr, with: arg, waitUntilDone: wait, modes: [RunLoop.Mode.common.rawValue])
  }

  /// Sends a message on a thread, in the given modes of its run loop.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) {
    if thr === Thread.current, wait {
      MessageDispatch.send(aSelector, to: self, [arg])
      return
    }
    guard let runLoop = thr.runLoop else {
      Console.write(
        "*** -[\(type(of: self)) performSelector:onThread:withObject:waitUntilDone:modes:]: target thread is not executing; "
          + "\(aSelector) is not sent")
      return
    }
    // Argument and target are transferred to a thread of the caller's choice.
    nonisolated(unsafe) let argument = arg
    nonisolated(unsafe) let target = self
    let done = wait ? DispatchSemaphore(value: 0) : nil
    runLoop.perform(inModes: array?.map { RunLoop.Mode($0) } ?? [.common]) {
      MessageDispatch.send(aSelector, to: target, [argument])
      done?.signal()
    }
    thr.wakeRunLoop()
    done?.wait()
  }

  /// Sends a message on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // Argument and target are transferred to a thread of the caller's choice.
    nonisolated(unsafe) let argument = arg
    nonisolated(unsafe) let target = self
    Thread.detachNewThread { MessageDispatch.send(aSelector, to: target, [argument]) }
  }
}
