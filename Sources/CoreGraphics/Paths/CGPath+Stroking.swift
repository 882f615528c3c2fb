import Foundation

extension CGPath {
  /// Returns the outline of the path's stroke, which is to be filled with the winding rule. `transform` is applied
  /// first; lengths are in the transformed space.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite, transform.isFinite else { return CGPath(elements: []) }
    let mapped = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    var stroker = Stroker(
      half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit.isFinite ? max(miterLimit, 1) : 10)
    for line in Polyline.flatten(mapped, tolerance: Polyline.usualTolerance(mapped)) where line.hasSegments {
      stroker.add(line)
    }
    return CGPath(elements: stroker.builder.elements)
  }

  /// Returns the dashes of the path, to which `transform` is applied first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    let total = lengths.reduce(0, +)
    guard !lengths.isEmpty, total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(elements: mapped)
    }
    var dasher = Dasher(lengths: lengths, phase: phase)
    for line in Polyline.flatten(mapped, tolerance: Polyline.usualTolerance(mapped)) where line.hasSegments {
      dasher.add(line)
    }
    return CGPath(elements: dasher.builder.elements)
  }
}

/// An iterator along lines that keeps the dashes.
private struct Dasher {
  let lengths: [CGFloat]
  let phase: CGFloat
  var builder = PathBuilder()
  /// The maximum number of dashes; the line is solid after that.
  private var budget = 100_000

  init(lengths: [CGFloat], phase: CGFloat) {
    // An odd number of lengths makes dashes and gaps alternate in each repetition.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.phase = phase
  }

  mutating func add(_ line: Polyline) {
    var points = line.points
    if line.isClosed { points.append(points[0]) }
    let total = lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    var index = 0
    while offset >= lengths[index], index < lengths.count - 1 {
      offset -= lengths[index]
      index += 1
    }
    var left = lengths[index] - offset
    if index % 2 == 0 { builder.move(to: points[0]) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      var done: CGFloat = 0
      while length - done > left, budget > 0 {
        done += left
        let share = done / length
        let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        if index % 2 == 0 { builder.addLine(to: point) } else { builder.move(to: point) }
        index = (index + 1) % lengths.count
        left = lengths[index]
        budget -= 1
      }
      left -= length - done
      if index % 2 == 0 { builder.addLine(to: to) }
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
