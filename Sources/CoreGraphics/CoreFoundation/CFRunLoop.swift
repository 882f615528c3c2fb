import Foundation

/// A thread's run loop by the name that CoreFoundation's functions take.
///
/// ```swift
/// CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { print("in the next turn") }
/// CFRunLoopWakeUp(CFRunLoopGetMain())
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cfrunloop>
public final class CFRunLoop: @unchecked Sendable {
  // Foundation's run loops may be used from any thread in the ways that these functions use them.
  fileprivate let runLoop: RunLoop
  /// CoreFoundation's own object, which lives as long as its thread.
  fileprivate let core: UnsafeRawPointer?

  fileprivate init(_ runLoop: RunLoop, _ core: UnsafeRawPointer?) {
    self.runLoop = runLoop
    self.core = core
  }

  fileprivate static let main = CFRunLoop(.main, function("CFRunLoopGetMain", as: Getter.self)?())

  fileprivate typealias Getter = @convention(c) () -> UnsafeRawPointer?
  fileprivate typealias Action = @convention(c) (UnsafeRawPointer) -> Void

  /// Returns a function of CoreFoundation that Foundation on Linux contains but does not declare.
  fileprivate static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // Its signature is that of CFRunLoop.h.
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  fileprivate func act(_ name: String) {
    if let core { Self.function(name, as: Action.self)?(core) }
  }
}

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop: the set of inputs for which it waits.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode with that name. Apps may add modes besides the ones that the system defines.
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

  /// The mode in which a run loop waits while no control is tracked.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.default.rawValue)
  /// The default mode, and that in which controls are tracked.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.common.rawValue)

  fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue) }
}

/// The name of the default mode in C, which libraries use on their path for Linux.
@available(*, deprecated, renamed: "CFRunLoopMode.defaultMode")
public let kCFRunLoopDefaultMode: CFString = RunLoop.Mode.default.rawValue

/// The name of the common modes in C.
@available(*, deprecated, renamed: "CFRunLoopMode.commonModes")
public let kCFRunLoopCommonModes: CFString = RunLoop.Mode.common.rawValue

/// The reasons why `CFRunLoopRunInMode(_:_:_:)` returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The mode has no sources or timers to wait for.
  case finished = 1
  /// `CFRunLoopStop(_:)` ended the run.
  case stopped = 2
  /// The time limit was reached.
  case timedOut = 3
  /// One source was handled, after which the caller wanted to continue.
  case handledSource = 4
}

/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! {
  if Thread.isMainThread { return CFRunLoop.main }
  return CFRunLoop(.current, CFRunLoop.function("CFRunLoopGetCurrent", as: CFRunLoop.Getter.self)?())
}

/// Runs a block in the next turn of a run loop in a mode. It does not wake the loop: `CFRunLoopWakeUp(_:)` does.
///
/// - Parameters:
///   - rl: the run loop; nil has no effect.
///   - mode: a mode's `rawValue`, or an array of them.
///   - block: called once, on the run loop's thread; nil has no effect.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let modes = ((mode as? [Any]) ?? [mode as Any]).compactMap { mode -> RunLoop.Mode? in
    if let mode = mode as? CFRunLoopMode { return mode.mode }
    return (mode as? String).map { RunLoop.Mode($0) }
  }
  // Run on the loop's thread, as the C function's callers expect.
  nonisolated(unsafe) let work = block
  rl.runLoop.perform(inModes: modes.isEmpty ? [.default] : modes) { work() }
}

/// Wakes a run loop that sleeps, so that it looks for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.act("CFRunLoopWakeUp") }

/// Makes the innermost run of the loop return.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.act("CFRunLoopStop") }

/// Runs this thread's run loop in its default mode until it is stopped or has nothing to wait for.
public func CFRunLoopRun() {
  CFRunLoop.function("CFRunLoopRun", as: (@convention(c) () -> Void).self)?()
}

/// Runs this thread's run loop for some seconds at most, or until it is stopped.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  // Foundation's own method does not report the reason of its return.
  typealias Function = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
  guard let run = CFRunLoop.function("CFRunLoopRunInMode", as: Function.self) else { return .finished }
  // The objects of Foundation's strings are CoreFoundation's, too.
  let name = (mode ?? .defaultMode).rawValue as NSString
  return withExtendedLifetime(name) {
    let result = run(
      Unmanaged.passUnretained(name).toOpaque(), seconds.isNaN ? 0 : seconds, returnAfterSourceHandled ? 1 : 0)
    return CFRunLoopRunResult(rawValue: result) ?? .finished
  }
}

/// Adds a timer to the run loop in that mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer else { return }
  rl.runLoop.add(timer, forMode: mode?.mode ?? .default)
}
