/// A visual step to the left or right, which can be forward or backward in the text.
package enum VisualStep: Equatable {
  /// The line is entirely left-to-right, so the step is in the order of the characters.
  case logical
  case index(Int)
  /// The step leaves the line, to the next or previous one.
  case edge(isForward: Bool)
}

extension TextLayout {
  /// Returns the result of a visual step from an insertion index. In a line with right-to-left text it is the
  /// nearest index in that direction.
  package func visualStep(from index: Int, toRight: Bool) -> VisualStep {
    guard let number = lineIndex(for: index) else { return .logical }
    let line = lines[number]
    guard line.isRightToLeft || runs[line.runs].contains(where: \.isRightToLeft) else { return .logical }
    let here = Float(caretRect(at: index).minX - line.frame.minX)
    var best: (index: Int, distance: Float)?
    for (stop, x) in stops(line) {
      let distance = toRight ? x - here : here - x
      guard distance > 0.01 else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (stop, distance) }
    }
    return best.map { .index($0.index) } ?? .edge(isForward: toRight != line.isRightToLeft)
  }
}

extension TextFlow {
  /// Returns the result of a visual step in the layout of a block, relative to the whole text.
  package func visualStep(from index: Int, toRight: Bool) -> VisualStep {
    guard length > 0 else { return .logical }
    let number = blockIndex(at: index)
    let step = layout(number).visualStep(from: index - start(number), toRight: toRight)
    if case .index(let found) = step { return .index(found + start(number)) }
    return step
  }
}
