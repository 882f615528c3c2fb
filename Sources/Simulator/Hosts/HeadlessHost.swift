internal import CVirtualHost
import HostModel
import UIKit

/// Runs an app without a screen, on the virtual clock: a script from its first line to its last, or, without one,
/// to the first picture.
@MainActor package final class HeadlessHost: ApplicationHost {
  private let configuration: HostConfiguration

  package var device: HostDevice { configuration.device }

  package init(_ configuration: HostConfiguration) { self.configuration = configuration }

  package func open(_ url: URL) -> Bool {
    HostLog.note("the app opens \(url.absoluteString)")
    return true
  }

  package func run(_ application: UIApplication) -> Never {
    virtual_host_set_virtual(true)
    let stage = HeadlessStage(application, configuration)
    var code: Int32 = 0
    stage.time.settle()
    reportStart()
    if let file = configuration.script {
      code = play(file, on: stage)
    } else {
      // The first picture that stays: what the app animates at launch has come to rest.
      stage.time.runAnimations(within: 2)
    }
    if configuration.script == nil || configuration.screenshot != nil { writePicture(of: stage, code: &code) }
    fflush(nil)
    // Not exit: the app's threads are still there, and an app on iOS does not get to clean up either.
    _exit(code)
  }

  /// For measurements: how long after the instant that `FLIPSIDE_START` names, in nanoseconds of the real monotonic
  /// clock, the first frame was there.
  private func reportStart() {
    guard let start = ProcessInfo.processInfo.environment["FLIPSIDE_START"].flatMap(Int64.init) else { return }
    let tenths = (virtual_host_real_now() - start + 50_000) / 100_000
    print("first_frame_ms \(tenths / 10).\(tenths % 10)")
  }

  private func play(_ file: String, on stage: HeadlessStage) -> Int32 {
    do {
      guard let data = FileManager.default.contents(atPath: file) else {
        HostLog.note("cannot read the script \(file)")
        return 1
      }
      try ScriptRunner(stage: stage).run(try Script(text: String(decoding: data, as: UTF8.self), file: file))
      return 0
    } catch {
      HostLog.write("\(error)")
      return 1
    }
  }

  private func writePicture(of stage: HeadlessStage, code: inout Int32) {
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

/// The script's view of a headless app.
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
}
