import Foundation

/// Lets initialisers of `Thread` give one that Foundation makes.
public protocol SelectorThreadMaking {}

extension Thread: SelectorThreadMaking {}

extension SelectorThreadMaking where Self: Thread {
  /// A thread that sends a message with one argument when it is started. It keeps the target and the argument until
  /// its end.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/thread/1413800-init>
  public init(target: Any, selector: Selector, object argument: Any?) {
    // Both are handed over to the thread, as Objective-C's signature has it.
    nonisolated(unsafe) let target = target as AnyObject
    nonisolated(unsafe) let argument = argument
    let thread = Thread { MessageDispatch.send(selector, to: target, [argument]) }
    self = unsafeDowncast(thread, to: Self.self)
  }
}

extension Thread {
  /// The thread that runs the app's main run loop.
  public class var main: Thread { mainThread }

  /// Starts a thread that sends a message with one argument.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }

  /// The thread's run loop; nil for a thread that was not started or has ended.
  var runLoop: RunLoop? {
    if isMainThread { return .main }
    // CoreFoundation has run loops by the system's thread, which Foundation keeps to itself.
    typealias LoopOfThread = @convention(c) (UInt) -> UnsafeRawPointer?
    typealias ObjectOfLoop = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    guard !isFinished,
      let thread = Mirror(reflecting: self).descendant("_thread") as? UInt,
      let loopOfThread = dlsym(nil, "_CFRunLoopGet0"), let objectOfLoop = dlsym(nil, "_CFRunLoopGet2"),
      let loop = unsafeBitCast(loopOfThread, to: LoopOfThread.self)(thread),
      let object = unsafeBitCast(objectOfLoop, to: ObjectOfLoop.self)(loop)
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? RunLoop
  }

  /// Has the thread's run loop look for what there is to do.
  func wakeRunLoop() {
    // The signatures are those of CFRunLoop.h and CoreFoundation's ForFoundationOnly.h.
    typealias LoopOfThread = @convention(c) (UInt) -> UnsafeRawPointer?
    typealias Wake = @convention(c) (UnsafeRawPointer) -> Void
    guard let thread = Mirror(reflecting: self).descendant("_thread") as? UInt,
      let loopOfThread = dlsym(nil, "_CFRunLoopGet0"), let wake = dlsym(nil, "CFRunLoopWakeUp"),
      let loop = unsafeBitCast(loopOfThread, to: LoopOfThread.self)(thread)
    else { return }
    unsafeBitCast(wake, to: Wake.self)(loop)
  }
}
