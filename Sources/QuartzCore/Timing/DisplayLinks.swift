import CoreGraphics
import Foundation
import ObjectiveC

/// The display links that run, and the grid of the screen's refreshes they follow.
///
/// The application's frame step calls `fire(at:)` before it lays out, and takes `nextDeadline` into its own.
package enum DisplayLinks {
  /// Refreshes a second.
  package static let refreshRate = 60.0

  /// The mode of the main run loop, in which the links are called that were added for it or the common modes.
  package static var mode: RunLoop.Mode {
    get { state.withLock { $0.mode } }
    set { state.withLock { $0.mode = newValue } }
  }

  private struct State {
    var mode = RunLoop.Mode.default
    var links: [CADisplayLink] = []
  }

  /// Links may be added on any thread.
  private static let state = Locked(State())
  private static var links: [CADisplayLink] { state.withLock { $0.links } }

  /// The time at which the next link is due; nil when none runs.
  package static var nextDeadline: CFTimeInterval? { links.compactMap(\.nextTime).min() }

  /// Calls the links that are due at `time`, in the order they were added. Links may come and go meanwhile.
  package static func fire(at time: CFTimeInterval) {
    let links = links
    guard !links.isEmpty else { return }
    let tick = lastTick(until: time)
    for link in links where Self.links.contains(where: { $0 === link }) { link.fire(at: tick) }
  }

  static func add(_ link: CADisplayLink) {
    state.withLock { state in
      if !state.links.contains(where: { $0 === link }) { state.links.append(link) }
    }
  }

  static func remove(_ link: CADisplayLink) {
    state.withLock { $0.links.removeAll { $0 === link } }
  }

  static func time(ofTick tick: Int) -> CFTimeInterval { Double(tick) / refreshRate }

  /// A host that wakes at `nextDeadline` may be a rounding error early.
  private static let tolerance = 1e-6

  static func tick(atOrAfter time: CFTimeInterval) -> Int {
    Int(min((time - tolerance) * refreshRate, 9e15).rounded(.up))
  }

  static func tick(after time: CFTimeInterval) -> Int { lastTick(until: time) + 1 }

  private static func lastTick(until time: CFTimeInterval) -> Int {
    Int(((time + tolerance) * refreshRate).rounded(.down))
  }
}
