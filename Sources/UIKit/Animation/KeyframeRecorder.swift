import QuartzCore

/// The changes of `animateKeyframes`, each with its interval of the whole time, until they become animations.
@MainActor final class KeyframeRecorder {
  private struct Frame {
    var start: Double
    var end: Double
    var value: Any?
  }

  private struct Track {
    var layer: CALayer
    var key: String
    var first: Any?
    var frames: [Frame]
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The interval of the time in which changes are made now; the whole time outside of keyframes.
  private var window = (start: 0.0, end: 1.0)
  /// The interval to which relative times refer: the enclosing keyframe of a nested one.
  private var whole = (start: 0.0, end: 1.0)

  init(_ options: UIView.KeyframeAnimationOptions) {
    switch options.rawValue >> 10 & 7 {
    case 1: mode = .discrete
    case 2: mode = .paced
    case 3: mode = .cubic
    case 4: mode = .cubicPaced
    default: mode = .linear
    }
  }

  func with(start: Double, duration: Double, _ body: () -> Void) {
    func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    let old = window
    let begin = part(start)
    func place(_ part: Double) -> Double { whole.start + part * (whole.end - whole.start) }
    window = (place(begin), place(part(begin + part(duration))))
    body()
    window = old
  }

  /// Runs `body`, whose keyframes are relative to the enclosing one.
  func nested(_ body: () -> Void) {
    let old = whole
    whole = window
    body()
    whole = old
  }

  /// The current interval's fraction of the whole time.
  var length: Double { window.end - window.start }

  func record(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    let frame = Frame(start: window.start, end: window.end, value: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].frames.append(frame)
    } else {
      tracks.append(Track(layer: layer, key: key, first: old, frames: [frame]))
    }
  }

  /// Creates an animation for each property that changed.
  func finish(in block: AnimationBlock) {
    let all = tracks
    tracks = []
    for track in all {
      let (times, values) = timeline(of: track)
      let final = track.layer.value(forKey: track.key)
      let differences = values.map { CABasicAnimation.additive(track.key, from: $0, to: final)?.fromValue }
      let isAdditive = differences.allSatisfy { $0 != nil }
      let animation = CAKeyframeAnimation(keyPath: track.key)
      animation.isAdditive = isAdditive
      animation.values = isAdditive ? differences.compactMap { $0 } : values.map { $0 ?? NSNull() }
      animation.calculationMode = mode
      // Discrete values need one more key time: the end of the last value.
      animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
      if let animator = block.animator {
        animator.record(track.layer, track.key, from: track.first, to: final, as: animation)
        continue
      }
      let key = isAdditive ? AnimationBlock.freeKey(track.key, on: track.layer) : track.key
      block.add(animation, to: track.layer, key: key)
    }
  }

  /// Returns the times from 0 to 1 and the values at them; the value is constant between keyframes.
  private func timeline(of track: Track) -> ([Double], [Any?]) {
    var times = [0.0]
    var values = [track.first]
    for frame in track.frames.sorted(by: { $0.start < $1.start }) {
      let start = max(frame.start, times[times.count - 1])
      if start > times[times.count - 1] {
        times.append(start)
        values.append(values[values.count - 1])
      }
      times.append(max(frame.end, start))
      values.append(frame.value)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    return (times, values)
  }
}
