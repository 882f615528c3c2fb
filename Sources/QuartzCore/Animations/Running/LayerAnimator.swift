import CoreGraphics
import ObjectiveC

/// The animator of one layer: computes the animated values and writes them into the layer's render node. The model
/// is not changed, and contents are not redrawn for values that the compositor applies.
final class LayerAnimator {
  private(set) weak var layer: CALayer?
  private(set) var running: [LayerAnimation] = []
  /// The clock time at which the node must be written next; nil if no change is due.
  private(set) var deadline: CFTimeInterval?
  /// Whether the layer's own values or its animations have changed since the node was written.
  var needsWrite = true
  private var copy: CALayer?
  private var lastTime: CFTimeInterval?
  private var isShowing = false

  init(_ layer: CALayer) { self.layer = layer }

  var isEmpty: Bool { running.isEmpty && layer?.runsByItself != true }
  var keys: [String] { running.map(\.key) }

  func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  // MARK: Adding and removing

  func add(_ animation: LayerAnimation) {
    remove { $0.key == animation.key }
    running.append(animation)
    Trace.log(
      .animation,
      "\(animation.traceName) of \(Trace.name(layer)) added: \(Trace.seconds(animation.animation.duration)) s")
    listDidChange()
  }

  /// Removes animations before their end.
  func remove(finished: Bool = false, where isGoing: (LayerAnimation) -> Bool) {
    let going = running.filter(isGoing)
    guard !going.isEmpty else { return }
    running.removeAll { entry in going.contains { $0 === entry } }
    for entry in going {
      Trace.log(
        .animation, "\(entry.traceName) of \(Trace.name(layer)) removed\(entry.didEnd ? "" : " before its end")")
      entry.end(finished: finished)
    }
    listDidChange()
  }

  func modify(_ key: String, _ body: (CAAnimation) -> Void) {
    guard let layer, let entry = running.first(where: { $0.key == key }) else { return }
    entry.modify(on: layer, body)
    listDidChange()
  }

  private func listDidChange() {
    needsWrite = true
    copy = nil
    if isEmpty { deadline = nil }
    layer?.markDirty(.state)
  }

  /// Ends the animations that never started.
  func endWaiting() {
    let waiting = running.filter { !$0.didStart && !$0.didEnd }
    guard !waiting.isEmpty else { return }
    for entry in waiting {
      Trace.log(.animation, "\(entry.traceName) of \(Trace.name(layer)) ended: nobody shows the layer")
      entry.end(finished: true)
    }
    running.removeAll { entry in waiting.contains { $0 === entry && entry.animation.isRemovedOnCompletion } }
    listDidChange()
  }

  /// Ends the animations whose duration has elapsed.
  func endFinished(at now: CFTimeInterval) {
    guard let layer else { return }
    let time = layer.clock.local(now)
    var didRemove = false
    for entry in running where entry.begin != nil && !entry.didEnd && entry.phase(at: time) == .after {
      Trace.log(.animation, "\(entry.traceName) of \(Trace.name(layer)) ended")
      entry.end(finished: true)
      guard entry.animation.isRemovedOnCompletion else { continue }
      running.removeAll { $0 === entry }
      didRemove = true
    }
    if didRemove { listDidChange() }
  }

  /// Returns the clock time at which the last finite animation ends; nil if there is none.
  func lastEnd(at now: CFTimeInterval) -> CFTimeInterval? {
    guard let layer, layer.shownContext != nil else { return nil }
    let clock = layer.clock
    guard clock.rate > 0 else { return nil }
    let time = clock.local(now)
    return running.compactMap { entry in
      entry.didEnd ? nil : entry.remaining(at: time).map { now + $0 / clock.rate }
    }.max()
  }

  /// Stops writing for a layer outside of the tree.
  func rest() {
    deadline = nil
    copy = nil
    layer?.node?.updateLate([])
  }

  // MARK: Writing

  /// Updates the node; returns whether it was written.
  func write(at now: CFTimeInterval, scale: CGFloat) -> Bool {
    guard let layer else { return false }
    let clock = layer.clock
    let time = clock.local(now)
    for entry in running {
      entry.begin(at: time)
      if !entry.didStart, entry.phase(at: time) != .before { entry.start() }
    }
    let lags = layer.replicatorLags
    deadline = nextDeadline(now, time, clock, lags)
    if layer.runsByItself, deadline == nil || clock.rate != 0, layer.moves(at: time), clock.rate != 0 {
      deadline = DisplayLinks.time(ofTick: DisplayLinks.tick(after: now))
    }
    guard needsWrite || time != lastTime else { return false }
    lastTime = time
    let isActive =
      layer.runsByItself
      || running.contains { entry in
        entry.position(at: time) != nil || lags.contains { entry.position(at: time - $0.seconds) != nil }
      }
    guard isActive || isShowing || needsWrite else { return false }
    if needsWrite { copy = nil }
    needsWrite = false
    isShowing = isActive
    guard isActive else {
      copy = nil
      layer.makeNode().update(layer.renderState(scale: scale))
      layer.makeNode().updateLate([])
      return true
    }
    layer.makeNode().update(state(of: layer, at: time, scale: scale))
    layer.makeNode().updateLate(
      lags.map { (lag: $0.key, state: state(of: layer, at: time - $0.seconds, scale: scale)) })
    return true
  }

  private func state(of layer: CALayer, at time: CFTimeInterval, scale: CGFloat) -> LayerState {
    let shown = makeCopy(of: layer)
    if apply(at: time, to: shown) {
      shown.display()
      // Contents drawn for the current time replace a fade between contents.
      shown.fading = nil
    }
    shown.willRender(at: time)
    // The superlayers determine whether the geometry of the tree is flipped.
    shown.parent = layer.parent
    defer { shown.parent = nil }
    return shown.renderState(scale: scale)
  }

  private func nextDeadline(
    _ now: CFTimeInterval, _ time: CFTimeInterval, _ clock: LayerClock, _ lags: [ReplicatorLag]
  ) -> CFTimeInterval? {
    guard clock.rate != 0 else { return nil }
    let next = DisplayLinks.tick(after: now)
    var earliest: CFTimeInterval?
    func want(_ time: CFTimeInterval) { earliest = min(earliest ?? time, time) }
    for entry in running {
      var soonest = entry.rest(at: time)
      for lag in lags {
        if let rest = entry.rest(at: time - lag.seconds, isCopy: true) { soonest = min(soonest ?? rest, rest) }
      }
      guard let rest = soonest else { continue }
      if rest <= 0 {
        let end = entry.remaining(at: time).flatMap { left -> Int? in
          guard clock.rate > 0, left >= 0 else { return nil }
          return DisplayLinks.tick(atOrAfter: now + left / clock.rate)
        }
        want(DisplayLinks.time(ofTick: entry.nextTick(after: next - 1, end: end)))
      } else if clock.rate > 0 {
        want(max(DisplayLinks.time(ofTick: next), now + rest / clock.rate))
      }
      // If time runs backwards, a future begin time is never reached.
    }
    return earliest
  }

  /// Writes the animated values at a time in the layer's time space into a copy of the layer. Returns whether the
  /// contents have to be redrawn.
  @discardableResult func apply(at time: CFTimeInterval, to copy: CALayer) -> Bool {
    let target = AnimationTarget(copy)
    for entry in running {
      if let effect = entry.effect, let position = entry.position(at: time) { effect.apply(position, to: target) }
    }
    return target.needsDisplay
  }

  private func makeCopy(of layer: CALayer) -> CALayer {
    if let copy, !running.contains(where: { $0.effect?.needsFreshCopy == true }) {
      copy.takeAnimatedValues(from: layer)
      return copy
    }
    let new = LayerCopying.copy(of: layer) ?? CALayer(layer: layer)
    new.modelLayer = layer
    new.delegate = layer.delegate
    new.takeAnimatedValues(from: layer)
    copy = new
    return new
  }
}
