import CVirtualHost
import FlipsideTesting
import Foundation

/// The durations of transitions' frames.
struct FrameTimes {
  private var firsts: [Double] = []
  private var others: [Double] = []

  /// Begins a transition and runs its frames to the end. The first of them counts from the call on.
  @MainActor mutating func measure(_ stage: Stage, _ begin: () -> Void) {
    var start = Self.now()
    begin()
    stage.clock.settle()
    firsts.append(Self.now() - start)
    while !stage.clock.isIdle {
      start = Self.now()
      stage.clock.advanceToNextDeadline()
      others.append(Self.now() - start)
    }
  }

  func summary(_ mode: String) -> String {
    let frames = others.sorted()
    let first = firsts.sorted()
    return String(
      format: "flipside [%@] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | first frame p50 %.2f max %.2f | %d frames",
      mode,
      Self.part(frames, 0.5), Self.part(frames, 0.9), Self.part(frames, 0.99), frames.last ?? 0,
      Self.part(first, 0.5),
      first.last ?? 0, frames.count)
  }

  private static func part(_ sorted: [Double], _ share: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// Milliseconds of the machine's clock.
  static func now() -> Double { Double(virtual_host_real_now()) * 1e-6 }
}
