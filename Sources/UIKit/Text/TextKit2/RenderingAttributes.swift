import CoreText

/// Attributes for ranges of a text, beside those that it has itself.
struct RenderingAttributes {
  /// The ranges with their attributes, in the order of the text, without overlaps.
  private(set) var runs: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []

  mutating func change(
    _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    var result: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
    var next = range.lowerBound
    func add(_ low: Int, _ high: Int, _ values: [NSAttributedString.Key: Any]) {
      if low < high, !values.isEmpty { result.append((low..<high, values)) }
    }
    for run in runs {
      add(run.range.lowerBound, min(run.range.upperBound, range.lowerBound), run.values)
      add(max(run.range.lowerBound, range.upperBound), run.range.upperBound, run.values)
      let inner = run.range.clamped(to: range)
      guard !inner.isEmpty else { continue }
      add(next, inner.lowerBound, change([:]))
      add(inner.lowerBound, inner.upperBound, change(run.values))
      next = inner.upperBound
    }
    add(next, range.upperBound, change([:]))
    runs = result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Updates the ranges after a range of the text was replaced by text without attributes of this kind.
  mutating func replaced(_ range: Range<Int>, count: Int) {
    guard !runs.isEmpty else { return }
    if !range.isEmpty { change(range) { _ in [:] } }
    let delta = count - range.count
    runs = runs.flatMap { run -> [(range: Range<Int>, values: [NSAttributedString.Key: Any])] in
      if run.range.upperBound <= range.lowerBound { return [run] }
      if run.range.lowerBound >= range.upperBound {
        return [(run.range.lowerBound + delta..<run.range.upperBound + delta, run.values)]
      }
      // Text was inserted within the run, which is split.
      return [
        (run.range.lowerBound..<range.lowerBound, run.values),
        (range.lowerBound + count..<run.range.upperBound + delta, run.values),
      ]
    }
  }
}

extension NSTextLayoutManager {
  /// Returns the attributes that a fragment's text is drawn with, counted in its text.
  func overlay(
    of fragment: NSTextLayoutFragment, _ text: NSAttributedString
  ) -> [(range: Range<Int>, values: [NSAttributedString.Key: Any])] {
    if !fragment.isValidated, let renderingAttributesValidator, !isValidating {
      fragment.isValidated = true
      isValidating = true
      renderingAttributesValidator(self, fragment)
      isValidating = false
    }
    var result: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
    let start = fragment.span.location
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let value else { return }
      let location = TextOffsetLocation(start + range.location)
      result.append((range.location..<NSMaxRange(range), renderingAttributes(forLink: value, at: location)))
    }
    func add(_ range: Range<Int>, _ values: [NSAttributedString.Key: Any]) {
      let low = max(range.lowerBound - start, 0)
      let high = min(range.upperBound - start, text.length)
      if low < high { result.append((low..<high, values)) }
    }
    for range in detectedRanges where range.length > 0 {
      let link = (linkAttributes ?? [:]).merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
      add(range.location..<NSMaxRange(range), link)
    }
    for run in rendering.runs { add(run.range, run.values) }
    for case let (range, attributes)? in [highlighted, marked] where range.length > 0 {
      add(range.location..<NSMaxRange(range), attributes)
    }
    return result
  }
}
