import Foundation

/// A protocol that allows initializers of `Thread` to return an instance that Foundation creates.
public protocol SelectorThreadMaking {}

extension Thread: SelectorThreadMaking {}

extension SelectorThreadMaking where Self: Thread {
  /// Creates a thread that sends a message with one argument when it is started. It retains target and argument
  /// until it ends.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/thread/1413800-init>
  public init(target: Any, selector: Selector, object argument: Any?) {
    // Target and argument are transferred to the thread, as with the Objective-C method.
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

  /// The thread's run loop; nil if the thread has not been started or has ended.
  var runLoop: RunLoop? {
    if isMainThread { return .main }
    // CoreFoundation finds run loops by the system's thread handle, which is private to Foundation.
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

  /// Wakes the thread's run loop.
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
