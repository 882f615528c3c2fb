import Foundation
import ObjectiveC
import QuartzCore

/// The clock of silent playback: the duration elapses on the app's clock, and then the end is reported.
final class SilentClock {
  /// The duration in seconds; infinite for endless playback.
  var duration: TimeInterval
  var rate = 1.0
  var onEnd: (() -> Void)?
  /// A closure that is called for each change of the playback state or rate, and which must perform the change that
  /// is passed to it.
  var onChange: ((() -> Void) -> Void)?

  private var position = 0.0
  private var startedAt: CFTimeInterval?
  private var timer: Timer?

  init(duration: TimeInterval) { self.duration = duration }

  deinit { timer?.invalidate() }

  var isRunning: Bool { startedAt != nil }

  var time: TimeInterval {
    get {
      guard let startedAt else { return position }
      return min(duration, position + (CACurrentMediaTime() - startedAt) * rate)
    }
    set {
      let wasRunning = isRunning
      pause()
      position = newValue.isFinite ? min(max(0, newValue), duration) : 0
      if wasRunning { start() }
    }
  }

  func start() {
    guard !isRunning, rate > 0 else { return }
    startedAt = CACurrentMediaTime()
    let rest = (duration - position) / rate
    guard rest.isFinite else { return }
    // The timer gets a fire date, because Foundation on Linux fires a timer with only an interval at once.
    let timer = Timer(fire: Date(timeIntervalSinceNow: rest), interval: 0, repeats: false) { [weak self] _ in
      self?.end()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pause() {
    position = time
    startedAt = nil
    timer?.invalidate()
    timer = nil
  }

  func change(_ body: () -> Void) { if let onChange { onChange(body) } else { body() } }

  private func end() {
    change {
      startedAt = nil
      timer = nil
      position = duration
    }
    onEnd?()
  }
}
