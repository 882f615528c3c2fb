import CoreGraphics
import Foundation

/// The effect of an animation through values or along a path.
final class KeyframeEffect: PropertyEffect {
  private let given: [Any]
  private let track: PathTrack?
  private let keyTimes: [Double]?
  private let timings: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode
  private let shape: SplineShape
  /// The angle added to the direction of the path; nil if the layer does not rotate.
  private let turn: CGFloat?
  private var values: [AnimatedValue] = []
  private var times: [Double] = []
  private var pace: PaceTable?

  init?(_ animation: CAKeyframeAnimation, duration: CFTimeInterval, layer: CALayer) {
    given = animation.values ?? []
    track = animation.path.flatMap(PathTrack.init)
    keyTimes = animation.keyTimes.map { $0.map(\.doubleValue) }
    timings = animation.timingFunctions ?? []
    mode = animation.calculationMode
    shape = SplineShape(animation)
    switch animation.rotationMode {
    case .rotateAuto?: turn = 0
    case .rotateAutoReverse?: turn = .pi
    default: turn = nil
    }
    if track == nil, given.isEmpty { return nil }
    super.init(animation, duration: duration, layer: layer)
  }

  private var isDiscrete: Bool { mode == .discrete }
  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }
  private var isCubic: Bool { mode == .cubic || mode == .cubicPaced }

  override func prepare(like kind: AnimatedValue) {
    if let track {
      values = track.ends.compactMap { AnimatedValue($0, like: kind) }
      if values.count != track.ends.count { values = [] }
    } else {
      values = given.compactMap { value in
        if case .object(nil) = kind { return AnimatedValue(guessing: value) }
        return AnimatedValue(value, like: kind)
      }
      // Values of different kinds cannot be interpolated.
      if values.count != given.count { values = [] }
    }
    times = validTimes ?? evenTimes
    guard isPaced, values.count > 1 else { return }
    if let track {
      pace = PaceTable(steps: values.count - 1) { step, from, to in track.length(step, from, to) }
    } else {
      let at = { [unowned self] (step: Int, t: CGFloat) in self.between(step, t) }
      pace = PaceTable(steps: values.count - 1) { step, from, to in
        at(step, CGFloat(from)).distance(to: at(step, CGFloat(to)))
      }
    }
  }

  /// The key times, if their number is correct for the mode and they increase within 0 to 1; otherwise nil.
  private var validTimes: [Double]? {
    guard let keyTimes, keyTimes.count == values.count + (isDiscrete ? 1 : 0), keyTimes.count > 0,
      zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 }), keyTimes.allSatisfy({ $0 >= 0 && $0 <= 1 })
    else { return nil }
    return keyTimes
  }

  private var evenTimes: [Double] {
    let steps = isDiscrete ? values.count : max(values.count - 1, 1)
    return (0...steps).map { Double($0) / Double(steps) }
  }

  override var lastValue: AnimatedValue? { values.last }

  override func value(_ position: AnimationTimeline.Position, current: AnimatedValue) -> AnimatedValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let t = progress(position)
    guard values.count > 1 else { return first }
    if isDiscrete { return values[min(step(at: t), values.count - 1)] }
    let (step, part) = self.position(t)
    if step < 0 { return first }
    if step >= values.count - 1 { return last }
    if let track { return AnimatedValue(track.point(step, part), like: first) ?? first }
    return between(step, part)
  }

  /// Returns the step that contains a time.
  private func step(at t: Double) -> Int {
    var step = 0
    while step + 1 < times.count - 1, t >= times[step + 1] { step += 1 }
    return step
  }

  /// Returns the step that contains a time, and the progress within the step.
  private func position(_ t: Double) -> (step: Int, part: CGFloat) {
    if let pace { return pace.position(t) }
    if t < times[0] { return (-1, 0) }
    if let end = times.last, t >= end { return (values.count - 1, 0) }
    let step = step(at: t)
    let length = times[step + 1] - times[step]
    var part = length > 0 ? (t - times[step]) / length : 1
    if timings.indices.contains(step) { part = timings[step].value(at: part) }
    return (step, CGFloat(part))
  }

  private func between(_ step: Int, _ t: CGFloat) -> AnimatedValue {
    if isCubic, let value = shape.value(values, step, t) { return value }
    return values[step].mixed(with: values[step + 1], at: t)
  }

  override func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {
    super.apply(position, to: target)
    guard let turn, let track, values.count > 1 else { return }
    let (step, part) = isDiscrete ? (self.step(at: progress(position)), 0) : self.position(progress(position))
    let last = values.count - 2
    let angle = track.direction(min(max(step, 0), last), step > last ? 1 : step < 0 ? 0 : part) + turn
    let layer = target.layer
    layer.values.transform = CATransform3DRotate(layer.values.transform, angle, 0, 0, 1)
    target.transformParts["transform"] = nil
  }
}

/// A table for movement at constant speed, of the accumulated lengths of short pieces of the steps.
struct PaceTable {
  private static let pieces = 32
  private var sums: [Double] = [0]

  init(steps: Int, length: (_ step: Int, _ from: Double, _ to: Double) -> CGFloat) {
    for step in 0..<steps {
      for piece in 0..<Self.pieces {
        let size = length(step, Double(piece) / Double(Self.pieces), Double(piece + 1) / Double(Self.pieces))
        sums.append((sums.last ?? 0) + (size.isFinite ? max(Double(size), 0) : 0))
      }
    }
  }

  func position(_ t: Double) -> (step: Int, part: CGFloat) {
    let steps = (sums.count - 1) / Self.pieces
    guard let total = sums.last, total > 0 else { return t >= 1 ? (steps, 0) : (0, 0) }
    if t >= 1 { return (steps, 0) }
    let wanted = max(t, 0) * total
    var low = 0
    var high = sums.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= wanted { low = middle } else { high = middle }
    }
    let size = sums[high] - sums[low]
    let index = Double(low) + (size > 0 ? (wanted - sums[low]) / size : 0)
    let step = min(Int(index) / Self.pieces, steps - 1)
    return (step, CGFloat(index / Double(Self.pieces) - Double(step)))
  }
}

/// A smooth curve through values: a Kochanek–Bartels spline with tension, continuity and bias at each value. If all
/// of them are 0, it is a Catmull–Rom spline.
struct SplineShape {
  private let tension: [CGFloat]
  private let continuity: [CGFloat]
  private let bias: [CGFloat]

  init(_ animation: CAKeyframeAnimation) {
    func numbers(_ list: [NSNumber]?) -> [CGFloat] {
      (list ?? []).map { $0.doubleValue.isFinite ? CGFloat($0.doubleValue) : 0 }
    }
    tension = numbers(animation.tensionValues)
    continuity = numbers(animation.continuityValues)
    bias = numbers(animation.biasValues)
  }

  /// Returns the value within a step; nil for values that cannot be added.
  func value(_ values: [AnimatedValue], _ step: Int, _ t: CGFloat) -> AnimatedValue? {
    let p0 = values[max(step - 1, 0)]
    let p1 = values[step]
    let p2 = values[step + 1]
    let p3 = values[min(step + 2, values.count - 1)]
    let (t2, t3) = (t * t, t * t * t)
    let (h1, h2, h3, h4) = (2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2, t3 - 2 * t2 + t, t3 - t2)
    // The tangents at both ends are weighted sums of the differences to the neighboring values.
    let out = weights(step, leaving: true)
    let into = weights(step + 1, leaving: false)
    let w0 = -h3 * out.before
    let w1 = h1 + h3 * (out.before - out.after) - h4 * into.before
    let w2 = h2 + h3 * out.after + h4 * (into.before - into.after)
    let w3 = h4 * into.after
    return p0.combined(p1) { $0 * w0 + $1 * w1 }?.combined(p2) { $0 + $1 * w2 }?.combined(p3) { $0 + $1 * w3 }
  }

  private func weights(_ i: Int, leaving: Bool) -> (before: CGFloat, after: CGFloat) {
    func at(_ list: [CGFloat]) -> CGFloat { list.indices.contains(i) ? list[i] : 0 }
    let (t, c, b) = (at(tension), at(continuity) * (leaving ? 1 : -1), at(bias))
    return ((1 - t) * (1 + c) * (1 + b) / 2, (1 - t) * (1 - c) * (1 - b) / 2)
  }
}
