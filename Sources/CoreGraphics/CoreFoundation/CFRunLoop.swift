import Foundation

/// A thread's run loop, for CoreFoundation's functions.
///
/// ```swift
/// CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { print("in the next turn") }
/// CFRunLoopWakeUp(CFRunLoopGetMain())
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/corefoundation/cfrunloop>
public final class CFRunLoop: @unchecked Sendable {
  // Foundation's run loops are thread-safe for the methods that these functions call.
  fileprivate let runLoop: RunLoop
  /// The CoreFoundation object, which exists as long as its thread.
  fileprivate let core: UnsafeRawPointer?

  fileprivate init(_ runLoop: RunLoop, _ core: UnsafeRawPointer?) {
    self.runLoop = runLoop
    self.core = core
  }

  fileprivate static let main = CFRunLoop(.main, function("CFRunLoopGetMain", as: Getter.self)?())

  fileprivate typealias Getter = @convention(c) () -> UnsafeRawPointer?
  fileprivate typealias Action = @convention(c) (UnsafeRawPointer) -> Void

  /// Looks up a CoreFoundation function that Foundation on Linux contains but does not declare.
  fileprivate static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The signature is that of CFRunLoop.h.
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  fileprivate func act(_ name: String) {
    if let core { Self.function(name, as: Action.self)?(core) }
  }
}

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop: the set of inputs that it monitors.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode with a name. Apps can add modes to those of the system.
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

  /// The mode of a run loop while no control tracks touches.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.default.rawValue)
  /// The default mode and the mode in which controls track touches.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.common.rawValue)

  fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue) }
}

/// The C name of the default mode, which libraries use in their code for Linux.
@available(*, deprecated, renamed: "CFRunLoopMode.defaultMode")
public let kCFRunLoopDefaultMode: CFString = RunLoop.Mode.default.rawValue

/// The C name of the common modes.
@available(*, deprecated, renamed: "CFRunLoopMode.commonModes")
public let kCFRunLoopCommonModes: CFString = RunLoop.Mode.common.rawValue

/// The reasons for the return of `CFRunLoopRunInMode(_:_:_:)`.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The mode has no sources or timers.
  case finished = 1
  /// `CFRunLoopStop(_:)` ended the run.
  case stopped = 2
  /// The time limit was reached.
  case timedOut = 3
  /// One source was handled, and the caller had requested to return after that.
  case handledSource = 4
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! {
  if Thread.isMainThread { return CFRunLoop.main }
  return CFRunLoop(.current, CFRunLoop.function("CFRunLoopGetCurrent", as: CFRunLoop.Getter.self)?())
}

/// Schedules a block for the next iteration of a run loop in a mode. It does not wake the run loop; call
/// `CFRunLoopWakeUp(_:)` for that.
///
/// - Parameters:
///   - rl: the run loop; with nil, the call has no effect.
///   - mode: the `rawValue` of a mode, or an array of them.
///   - block: called once, on the run loop's thread; with nil, the call has no effect.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let modes = ((mode as? [Any]) ?? [mode as Any]).compactMap { mode -> RunLoop.Mode? in
    if let mode = mode as? CFRunLoopMode { return mode.mode }
    return (mode as? String).map { RunLoop.Mode($0) }
  }
  // The block runs on the run loop's thread, as callers of the C function expect.
  nonisolated(unsafe) let work = block
  rl.runLoop.perform(inModes: modes.isEmpty ? [.default] : modes) { work() }
}

/// Wakes a run loop that waits for input.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.act("CFRunLoopWakeUp") }

/// Makes the innermost run of the loop return.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.act("CFRunLoopStop") }

/// Runs the current thread's run loop in its default mode until it is stopped or has no sources or timers.
public func CFRunLoopRun() {
  CFRunLoop.function("CFRunLoopRun", as: (@convention(c) () -> Void).self)?()
}

/// Runs the current thread's run loop until it is stopped or a number of seconds has passed.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  // The corresponding method of Foundation does not report why it returned.
  typealias Function = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
  guard let run = CFRunLoop.function("CFRunLoopRunInMode", as: Function.self) else { return .finished }
  // On Linux, the objects behind Foundation's strings are also CoreFoundation strings.
  let name = (mode ?? .defaultMode).rawValue as NSString
  return withExtendedLifetime(name) {
    let result = run(
      Unmanaged.passUnretained(name).toOpaque(), seconds.isNaN ? 0 : seconds, returnAfterSourceHandled ? 1 : 0)
    return CFRunLoopRunResult(rawValue: result) ?? .finished
  }
}

/// Adds a timer to a run loop in a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer else { return }
  rl.runLoop.add(timer, forMode: mode?.mode ?? .default)
}
