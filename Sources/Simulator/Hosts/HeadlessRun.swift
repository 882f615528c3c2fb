internal import CVirtualHost
import HostModel
import UIKit

/// Runs a launched app without a window: it runs the script or the commands of a UI test, or else advances time
/// until the first frame is settled. Then it writes the picture and ends the process.
///
/// An app may itself run the run loop for any time, as in `while !done { RunLoop.current.run(…) }` while an alert
/// is shown. The host's call into the app does not return meanwhile, so the script continues within that run loop.
@MainActor final class HeadlessRun {
  /// The time in nanoseconds for which a run loop of the app may run before the script continues within it, or
  /// before the picture is taken. Most such loops end by themselves.
  private static let patience: Int64 = 1_000_000_000
  private static let patienceForPicture: Int64 = 60_000_000_000
  /// The time limit in seconds for animations that begin at launch.
  private static let animationLimit = 2.0

  private let application: UIApplication
  private let stage: any ScriptStage
  private let time: VirtualTime
  private let configuration: HostConfiguration
  private var commands: (any CommandSource)?
  /// The number of the host's call within which the script continues; nil if it does not run in a nested loop.
  private var takenOver: Int?
  /// The end of a wait of the script that began in a nested run loop, which continues meanwhile.
  private var waitEnd: Int64 = 0
  private let begin: Int64

  init(
    _ application: UIApplication, stage: any ScriptStage, time: VirtualTime, _ configuration: HostConfiguration
  ) {
    self.application = application
    self.stage = stage
    self.time = time
    self.configuration = configuration
    begin = virtual_host_now()
  }

  /// Whether a script, a UI test or an audit provides commands.
  private var hasCommands: Bool {
    configuration.script != nil || configuration.testSocket != nil || configuration.audit != nil
  }

  func runToEnd() -> Never {
    if !hasCommands {
      // The picture is taken when the animations that the app starts at launch have finished.
      time.runAnimations(within: Self.animationLimit)
    } else {
      repeat {
        let rest = waitEnd - virtual_host_now()
        if rest > 0 { time.run(for: Double(rest) / 1e9) }
      } while performNext()
    }
    end(code: 0)
  }

  /// Runs one iteration of a run loop that the app runs itself. Returns the time at which the next iteration is
  /// needed.
  func nestedTurn() -> Double? {
    virtual_host_beat()
    let next = application.runFramesOfNestedLoop()
    if let next, next <= time.now { return next }
    let resume = resumeTime
    guard virtual_host_now() >= resume else { return min(next ?? .infinity, Double(resume) / 1e9) }
    takenOver = AppCalls.count
    if hasCommands, let seconds = attempt({ try loadedCommands().takeWait() }) {
      waitEnd = virtual_host_now() + Int64(seconds * 1e9)
      return time.now
    }
    guard hasCommands, performNext() else { end(code: 0) }
    application.nestedLoopGotInput()
    return time.now
  }

  /// The time at which the script continues or the picture is taken, in nanoseconds of the app's clock.
  private var resumeTime: Int64 {
    if !hasCommands {
      let limit = begin + Int64(Self.animationLimit * 1e9)
      let animations = application.animationsEnd.map { min(Int64($0 * 1e9) + 1, limit) } ?? 0
      return max(AppCalls.begin + Self.patienceForPicture, animations)
    }
    let wait = max(time.waitEnd ?? 0, waitEnd)
    return takenOver == AppCalls.count ? wait : max(AppCalls.begin + Self.patience, wait)
  }

  /// Performs the next command; returns false after the last one.
  private func performNext() -> Bool { attempt { try loadedCommands().performNext() } }

  /// Runs the closure. An error ends the process with the error's message.
  private func attempt<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      HostLog.write("\(error)")
      end(code: 1)
    }
  }

  private func loadedCommands() throws -> any CommandSource {
    if let commands { return commands }
    if let socket = configuration.testSocket {
      let connection = TestConnection(socket: socket, stage: stage, time: time, application)
      commands = connection
      return connection
    }
    let script = try configuration.script.map(loadedScript)
    guard let audit = configuration.audit else {
      let new = script ?? ScriptRunner(stage: stage)
      commands = new
      return new
    }
    let new = AuditCommands(application, time: time, script: script, file: audit)
    commands = new
    return new
  }

  private func loadedScript(_ file: String) throws -> ScriptRunner {
    let new = ScriptRunner(stage: stage)
    guard let data = FileManager.default.contents(atPath: file) else {
      HostLog.note("cannot read the script \(file)")
      end(code: 1)
    }
    new.load(
      try Script(text: String(decoding: data, as: UTF8.self), file: file), after: configuration.scriptLine)
    return new
  }

  // MARK: The end

  private func end(code: Int32) -> Never {
    var code = code
    if !hasCommands || configuration.screenshot != nil { writePicture(code: &code) }
    ChangedDefaults.write()
    fflush(nil)
    // `exit` is not used, because the app's threads are still running; on iOS an app gets no opportunity to clean
    // up either.
    _exit(code)
  }

  private func writePicture(code: inout Int32) {
    if let file = configuration.screenshot {
      guard let problem = Picture.write(stage.picture, to: file) else { return }
      HostLog.note(problem)
      code = 1
      return
    }
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    guard let png = Picture.png(stage.picture) else {
      HostLog.note("cannot encode the first frame")
      code = 1
      return
    }
    switch FirstPicture.write(png, name: name.replacingOccurrences(of: "/", with: "-")) {
    case .success(let file): HostLog.note("wrote the first frame to \(file)")
    case .failure(let problem):
      HostLog.note(problem.text)
      code = 1
    }
  }
}
