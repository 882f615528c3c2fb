import CoreGraphics
import Foundation
import ObjectiveC

/// The active display links, and the refresh ticks of the screen that they follow.
///
/// Each frame of the application calls `fire(at:)` before layout, and `nextDeadline` contributes to the time of
/// the next frame.
package enum DisplayLinks {
  /// The number of refreshes per second.
  package static let refreshRate = 60.0

  /// The mode of the main run loop. Links that were added for it, or for the common modes, are called.
  package static var mode: RunLoop.Mode {
    get { state.withLock { $0.mode } }
    set { state.withLock { $0.mode = newValue } }
  }

  private struct State {
    var mode = RunLoop.Mode.default
    var links: [CADisplayLink] = []
  }

  /// The list of links is locked, because links can be added on any thread.
  private static let state = Locked(State())
  private static var links: [CADisplayLink] { state.withLock { $0.links } }

  /// The time at which the next link is due; nil if none is active.
  package static var nextDeadline: CFTimeInterval? { links.compactMap(\.nextTime).min() }

  /// Calls the links that are due, in the order in which they were added. Links can be added and removed meanwhile.
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

  /// The tolerance for hosts that wake up slightly before `nextDeadline`, because of rounding.
  private static let tolerance = 1e-6

  static func tick(atOrAfter time: CFTimeInterval) -> Int {
    Int(min((time - tolerance) * refreshRate, 9e15).rounded(.up))
  }

  static func tick(after time: CFTimeInterval) -> Int { lastTick(until: time) + 1 }

  private static func lastTick(until time: CFTimeInterval) -> Int {
    Int(((time + tolerance) * refreshRate).rounded(.down))
  }
}
