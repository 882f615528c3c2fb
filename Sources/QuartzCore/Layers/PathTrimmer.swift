import CoreGraphics

/// A path that can be trimmed by length. The lengths of all subpaths are added in their order; a closed subpath
/// includes its closing line.
package struct PathTrimmer {
  private struct Segment {
    var start: CGPoint
    var element: PathElement
    var length: CGFloat
    var isFirstOfSubpath: Bool
  }

  private var segments: [Segment] = []
  private var total: CGFloat = 0

  package init(_ path: CGPath) {
    var current = CGPoint.zero
    var first = CGPoint.zero
    var begins = true
    for element in path.elements {
      var drawn = element
      switch element {
      case .move(let p):
        current = p
        first = p
        begins = true
        continue
      case .close: drawn = .line(first)
      default: break
      }
      guard let end = drawn.endPoint else { continue }
      let length = PathTrimmer.length(of: drawn, from: current)
      if length > 0 {
        segments.append(Segment(start: current, element: drawn, length: length, isFirstOfSubpath: begins))
        total += length
        begins = false
      }
      current = end
      if case .close = element { begins = true }
    }
  }

  /// Returns the portion between two fractions of the total length; nil if it is empty.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath? {
    let low = start * total
    let high = end * total
    guard total > 0, total.isFinite, high > low else { return nil }
    var elements: [PathElement] = []
    var done: CGFloat = 0
    for segment in segments {
      let from = max(low - done, 0)
      let to = min(high - done, segment.length)
      done += segment.length
      guard to > from else { continue }
      let t0 = PathTrimmer.parameter(at: from, of: segment.element, from: segment.start, length: segment.length)
      let t1 = PathTrimmer.parameter(at: to, of: segment.element, from: segment.start, length: segment.length)
      let cut = PathTrimmer.cut(segment.element, from: segment.start, t0, t1)
      if elements.isEmpty || segment.isFirstOfSubpath || from > 0 { elements.append(.move(cut.start)) }
      elements.append(cut.element)
    }
    return elements.isEmpty ? nil : CGPath(elements: elements)
  }

  // MARK: One element

  private static let steps = 64

  static func point(_ e: PathElement, from p0: CGPoint, _ t: CGFloat) -> CGPoint {
    switch e {
    case .move(let p), .line(let p): return mix(p0, p, t)
    case .quad(let c, let p): return mix(mix(p0, c, t), mix(c, p, t), t)
    case .cubic(let a, let b, let p):
      let ab = mix(a, b, t)
      return mix(mix(mix(p0, a, t), ab, t), mix(ab, mix(b, p, t), t), t)
    case .close: return p0
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  private static func length(of e: PathElement, from p0: CGPoint) -> CGFloat {
    if case .line(let p) = e { return distance(p0, p) }
    var sum: CGFloat = 0
    var last = p0
    for i in 1...steps {
      let p = point(e, from: p0, CGFloat(i) / CGFloat(steps))
      sum += distance(last, p)
      last = p
    }
    return sum
  }

  private static func parameter(at length: CGFloat, of e: PathElement, from p0: CGPoint, length whole: CGFloat)
    -> CGFloat
  {
    if length <= 0 { return 0 }
    if length >= whole { return 1 }
    if case .line = e { return length / whole }
    var sum: CGFloat = 0
    var last = p0
    for i in 1...steps {
      let p = point(e, from: p0, CGFloat(i) / CGFloat(steps))
      let step = distance(last, p)
      if sum + step >= length {
        return (CGFloat(i - 1) + (step > 0 ? (length - sum) / step : 0)) / CGFloat(steps)
      }
      sum += step
      last = p
    }
    return 1
  }

  /// Returns the portion of an element between two parameters, by de Casteljau subdivision.
  private static func cut(
    _ e: PathElement, from p0: CGPoint, _ t0: CGFloat, _ t1: CGFloat
  ) -> (start: CGPoint, element: PathElement) {
    let start = point(e, from: p0, t0)
    let end = point(e, from: p0, t1)
    switch e {
    case .quad(let c, let p):
      // The control point is the blossom (polar form) of the curve at the two parameters.
      let control = mix(mix(p0, c, t0), mix(c, p, t0), t1)
      return (start, .quad(control: control, to: end))
    case .cubic(let a, let b, let p):
      func polar(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let ab = mix(a, b, u)
        return mix(mix(mix(p0, a, u), ab, v), mix(ab, mix(b, p, u), v), w)
      }
      return (start, .cubic(control1: polar(t0, t0, t1), control2: polar(t0, t1, t1), to: end))
    default: return (start, .line(end))
    }
  }
}
