internal import CSDL2
import HostModel
import UIKit

/// A function that runs when the library is loaded, before any code of the app.
@section(".init_array") @used
private let registerWindowHost: @convention(c) () -> Void = {
  MainActor.assumeIsolated { HostRegistry.register(.window, WindowHost.init) }
}

/// Runs an app in a desktop window, in real time. The main thread sleeps between events.
@MainActor package final class WindowHost: ApplicationHost {
  private let configuration: HostConfiguration
  private var stage: WindowStage?

  package var device: HostDevice { configuration.device }

  package init(_ configuration: HostConfiguration) { self.configuration = configuration }

  package func open(_ url: URL) -> Bool { stage?.open(url) ?? false }

  package func run(_ application: UIApplication) -> Never {
    var problem: UnsafePointer<CChar>?
    guard let sdl = sdl_library(&problem) else {
      HostLog.note(
        "cannot open a window without SDL2 (\(problem.map { String(cString: $0) } ?? "unknown problem"))")
      HostLog.note("install libsdl2-2.0-0, or run with --host headless")
      _exit(1)
    }
    guard let window = DeviceWindow(sdl, configuration) else {
      let reason = sdl.pointee.GetError().map { String(cString: $0) } ?? ""
      HostLog.note("cannot open a window" + (reason.isEmpty ? "" : ": " + reason))
      HostLog.note("run with --host headless where there is no display")
      _exit(1)
    }
    UIStandardTextCursorView.blinks = true
    SystemAlerts.begin()
    window.shareClipboard()
    let stage = WindowStage(application, window, configuration)
    self.stage = stage
    HostFeedback.observer = { [unowned stage] event in
      window.show(event)
      if event.kind == .announcement { stage.accessibility?.announce(event.text) }
    }
    stage.run(for: 0)
    // After the first frame, which must not wait for it.
    stage.accessibility = DesktopAccessibility(application, stage) { [unowned stage] in stage.schedule($0) }
    stage.accessibility?.start()
    if let file = configuration.screenshot, let problem = Picture.write(application.surface, to: file) {
      HostLog.note(problem)
    }
    if let file = configuration.script { play(file, on: stage) }
    stage.run(for: nil)
    stage.quit()
  }

  private func play(_ file: String, on stage: WindowStage) {
    do {
      let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      try ScriptRunner(stage: stage).run(try Script(text: text, file: file))
    } catch {
      HostLog.write("\(error)")
      fflush(nil)
      _exit(1)
    }
  }
}
