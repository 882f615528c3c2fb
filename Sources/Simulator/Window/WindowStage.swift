internal import CSDL2
internal import CVirtualHost
import ObjectiveC
import UIKit

/// The main loop of an app in a window. It sleeps until there is input, a timer, work on the main queue or a frame
/// to draw.
@MainActor final class WindowStage: ScriptStage {
  let application: UIApplication
  let window: DeviceWindow
  let configuration: HostConfiguration
  var fingers: MouseFingers
  var tilt = (horizontal: 0.0, vertical: 0.0)
  var tiltStart: (x: Int32, y: Int32, horizontal: Double, vertical: Double)?
  var wheelEnd: Double?
  var drops = DesktopDrops()
  var isDark: Bool
  var isInBackground = false
  var orientation: DeviceOrientation
  var mustPresentAll = true
  var wantsToQuit = false
  /// The connection with assistive programs of the desktop.
  var accessibility: DesktopAccessibility?
  private var calls: [@MainActor () -> Void] = []
  private var shownSize = (0, 0)
  private let waker: MainQueueWaker
  private let bars: SystemBars

  init(_ application: UIApplication, _ window: DeviceWindow, _ configuration: HostConfiguration) {
    self.application = application
    self.window = window
    self.configuration = configuration
    fingers = MouseFingers(screen: configuration.device.size)
    isDark = configuration.device.isDark
    orientation = configuration.device.orientation
    waker = MainQueueWaker(window.sdl)
    bars = SystemBars(application, configuration)
    application.nestedTurn = { [unowned self] in nestedTurn() }
  }

  // MARK: - ScriptStage

  func send(_ event: InputEvent) {
    application.send(event)
    run(for: 0)
  }

  func wait(_ seconds: Double) { run(for: seconds) }
  var picture: PixelBuffer { application.surface }
  var screen: ScreenContents { ScreenContents(of: application, device: configuration.device.name) }
  var acceptsText: Bool { application.acceptsText }

  func open(_ url: URL) -> Bool { window.sdl.pointee.OpenURL(url.absoluteString) == 0 }

  // MARK: - Loop

  private static func now() -> Double { Double(virtual_host_now()) / 1e9 }

  /// The maximum sleep in seconds. A block that another thread adds to the run loop does not end it.
  private static let longestSleep = 1.0
  /// The maximum sleep in seconds while text is edited. Events of input methods do not end the sleep either.
  private static let longestSleepTyping = 0.05

  /// Runs the loop for a number of seconds, or without end if it is nil, until the window is closed.
  func run(for seconds: Double?) {
    let end = seconds.map { Self.now() + $0 }
    var event = SDL_Event()
    repeat {
      while window.sdl.pointee.PollEvent(&event) != 0 { handle(event) }
      endWheelIfDue()
      // This call runs everything that is ready and returns the time of the next timer.
      let timer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
      if runCalls() { continue }
      if drawIfDue() { continue }
      if wantsToQuit { quit() }
      var sleep = min(timer, application.acceptsText ? Self.longestSleepTyping : Self.longestSleep)
      let now = Self.now()
      if let deadline = application.nextDeadline { sleep = min(sleep, deadline - now) }
      if let wheelEnd { sleep = min(sleep, wheelEnd - now) }
      if let end {
        if now >= end { return }
        sleep = min(sleep, end - now)
      }
      waker.watch()
      let milliseconds = Int32(max(0, (sleep * 1000).rounded(.up)))
      if window.sdl.pointee.WaitEventTimeout(&event, milliseconds) != 0 { handle(event) }
    } while true
  }

  /// Runs one iteration of a run loop that the app runs itself. Input does not wake that loop, so it is polled at
  /// each refresh.
  private func nestedTurn() -> Double? {
    var event = SDL_Event()
    while window.sdl.pointee.PollEvent(&event) != 0 { handle(event) }
    endWheelIfDue()
    _ = runCalls()
    _ = drawIfDue()
    if wantsToQuit { quit() }
    let refresh = Self.now() + 1.0 / 60
    return min(application.nextDeadline.map { max($0, Self.now()) } ?? refresh, refresh)
  }

  /// Runs a closure in the loop, outside of the main queue and of the run loop's callbacks, so that it may wait for
  /// frames.
  func schedule(_ call: @escaping @MainActor () -> Void) { calls.append(call) }

  /// Runs the scheduled closures; returns whether there were any.
  private func runCalls() -> Bool {
    guard !calls.isEmpty else { return false }
    let due = calls
    calls = []
    for call in due { call() }
    return true
  }

  /// Draws a frame if one is due; returns whether it did.
  private func drawIfDue() -> Bool {
    let isDue = application.nextDeadline.map { $0 <= Self.now() } ?? false
    if isDue {
      application.step()
      bars.adaptIndicator()
      accessibility?.screenDidChange()
    }
    guard isDue || mustPresentAll else { return false }
    let surface = application.surface
    if (surface.width, surface.height) != shownSize {
      if shownSize != (0, 0) { window.fit(surface) }
      shownSize = (surface.width, surface.height)
      fingers.screen = CGSize(
        width: CGFloat(surface.width) / configuration.device.scale,
        height: CGFloat(surface.height) / configuration.device.scale)
      mustPresentAll = true
    }
    let damage = application.lastDamage
    if mustPresentAll || !damage.isEmpty { window.present(surface, damage: mustPresentAll ? nil : damage) }
    mustPresentAll = false
    window.setTextInput(application.acceptsText, caret: application.caretOnScreen)
    return isDue
  }

  private func endWheelIfDue() {
    guard let end = wheelEnd, end <= Self.now() else { return }
    wheelEnd = nil
    application.send(.scrollEnded)
  }

  /// Scrolls with the mouse wheel. The gesture ends when the wheel has not moved for a moment.
  func scroll(at point: CGPoint, by offset: CGVector) {
    wheelEnd = Self.now() + 0.12
    application.send(.scroll(location: point, by: offset))
  }

  func quit() -> Never {
    ChangedDefaults.write()
    window.close()
    fflush(nil)
    _exit(0)
  }
}

extension WindowStage: DesktopWindow {
  package var applicationName: String { window.name }
  package var accessibleTitle: String { window.title }
  package var isActive: Bool { window.hasFocus }
  package var stage: any ScriptStage { self }

  package func desktopRect(of rect: CGRect, relativeToWindow: Bool) -> CGRect {
    window.desktopRect(of: rect, relativeToWindow: relativeToWindow)
  }

  package func screenPoint(ofDesktop point: CGPoint, relativeToWindow: Bool) -> CGPoint {
    window.screenPoint(ofDesktop: point, relativeToWindow: relativeToWindow)
  }
}

/// Wakes the window's event loop when libdispatch has work for the main queue. A thread waits on the queue's file
/// descriptor; after waking the loop, it waits until the main thread has executed the work.
private final class MainQueueWaker: Sendable {
  /// The table of SDL's functions, which is never freed.
  nonisolated(unsafe) private let sdl: UnsafePointer<SDLLibrary>
  private let watched = DispatchSemaphore(value: 0)
  private let isWatching = Locked(false)

  init(_ sdl: UnsafePointer<SDLLibrary>) {
    self.sdl = sdl
    let descriptor = MainLoop.mainQueueDescriptor
    guard descriptor >= 0 else { return }
    let thread = Thread { [self] in
      while true {
        watched.wait()
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, -1)
        isWatching.withLock { $0 = false }
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        _ = self.sdl.pointee.PushEvent(&event)
      }
    }
    thread.stackSize = 64 * 1024
    thread.start()
  }

  func watch() {
    let wasWatching = isWatching.withLock { isWatching in
      defer { isWatching = true }
      return isWatching
    }
    if !wasWatching { watched.signal() }
  }
}
