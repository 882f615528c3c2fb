/// A step to the left or to the right as it is seen, which may go forward or backward in the text.
package enum VisualStep: Equatable {
  /// All of the line is written from the left: the step is one in the order of the characters.
  case logical
  case index(Int)
  /// The line ends there: on to the line after it, or before it.
  case edge(isForward: Bool)
}

extension TextLayout {
  /// Returns the result of a visual step from an insertion index. In a line that holds text from the right, the
  /// index whose position is next to that side.
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
  /// As that of the layout of a block.
  package func visualStep(from index: Int, toRight: Bool) -> VisualStep {
    guard length > 0 else { return .logical }
    let number = blockIndex(at: index)
    let step = layout(number).visualStep(from: index - start(number), toRight: toRight)
    if case .index(let found) = step { return .index(found + start(number)) }
    return step
  }
}
