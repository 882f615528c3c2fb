internal import CVirtualHost
import HostModel
import UIKit

/// A function that runs when the library is loaded, before any code of the app.
@section(".init_array") @used
private let registerHeadlessHost: @convention(c) () -> Void = {
  MainActor.assumeIsolated { HostRegistry.register(.headless, HeadlessHost.init) }
}

/// Runs an app without a display, on the virtual clock. It runs a whole script, or without a script until the first
/// picture.
@MainActor package final class HeadlessHost: ApplicationHost {
  private let configuration: HostConfiguration

  package var device: HostDevice { configuration.device }

  package init(_ configuration: HostConfiguration) {
    var configuration = configuration
    if let scale = configuration.options["scale"].flatMap(Double.init) {
      configuration.device.scale = min(max(scale, 1), 4)
    }
    self.configuration = configuration
  }

  package func open(_ url: URL) -> Bool {
    HostLog.note("the app opens \(url.absoluteString)")
    return true
  }

  package func run(_ application: UIApplication) -> Never {
    virtual_host_set_virtual(true)
    if configuration.testSocket != nil {
      SystemQuestion.isAnswered = true
      SystemQuestion.file = SystemQuestion.fileOfApp
      let forgotten = ProcessInfo.processInfo.environment["FLIPSIDE_RESET_PERMISSIONS"] ?? ""
      SystemQuestion.forget(forgotten.split(separator: ",").map(String.init))
    } else if !TestLaunch.isWanted {
      SystemAlerts.begin()
    }
    if let start = configuration.clockStart { virtual_host_advance_to(start) }
    if let size = configuration.textSize {
      application.updateApplicationTraits(category: UIContentSizeCategory(rawValue: size))
    }
    let stage = HeadlessStage(application, configuration)
    if TestLaunch.isWanted { runTests(application, stage.time) }
    let run = HeadlessRun(application, stage: stage, time: stage.time, configuration)
    application.nestedTurn = { run.nestedTurn() }
    stage.time.settle()
    reportStart()
    run.runToEnd()
  }

  /// Runs the tests, which end the process. Their waits run nested run loops.
  private func runTests(_ application: UIApplication, _ time: VirtualTime) -> Never {
    application.nestedTurn = {
      virtual_host_beat()
      return application.runFramesOfNestedLoop()
    }
    TestLaunch.prepare()
    time.settle()
    TestLaunch.schedule()
    while true { time.run(for: 1) }
  }

  /// Prints the time from `FLIPSIDE_START` (in nanoseconds of the real monotonic clock) to the first frame, for
  /// measurements.
  private func reportStart() {
    guard configuration.scriptLine == 0 else { return }
    guard let start = ProcessInfo.processInfo.environment["FLIPSIDE_START"].flatMap(Int64.init) else { return }
    let tenths = (virtual_host_real_now() - start + 50_000) / 100_000
    print("first_frame_ms \(tenths / 10).\(tenths % 10)")
  }
}

/// The stage of a script for a headless app.
@MainActor private final class HeadlessStage: ScriptStage {
  let time: VirtualTime
  private let bars: SystemBars
  private let application: UIApplication
  private let configuration: HostConfiguration

  init(_ application: UIApplication, _ configuration: HostConfiguration) {
    self.application = application
    self.configuration = configuration
    time = VirtualTime(application)
    bars = SystemBars(application, configuration)
  }

  func send(_ event: InputEvent) { time.send(event) }
  func wait(_ seconds: Double) { time.run(for: seconds) }
  var picture: PixelBuffer {
    if bars.adaptIndicator() { time.settle() }
    return application.surface
  }
  var screen: ScreenContents { ScreenContents(of: application, device: configuration.device.name) }
  var acceptsText: Bool { application.acceptsText }

  func relaunch(after line: Int) -> String {
    send(.enterBackground)
    return Relaunch.run(after: line, application)
  }
}
