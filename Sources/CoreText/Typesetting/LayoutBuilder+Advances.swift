// Advances that depend on the position in the line.

extension LayoutBuilder {
  // MARK: Tabs and attachments

  func style(_ index: Int) -> TextStyle? {
    let items = scratch.items
    var low = 0
    var high = items.count - 1
    guard high >= 0 else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return items[low].start <= index && index < items[low].end ? items[low].style : nil
  }

  /// Returns the width of a tab at the distance `x` from the start of the line. Tab stops are relative to the
  /// margin.
  func tabAdvance(_ index: Int, _ x: Float, _ available: CGFloat) -> Float {
    guard let metrics = style(index)?.paragraph else { return 28 }
    let head = Float(lineHead)
    let position = CGFloat(x + head) + 0.01
    for stop in metrics.tabStops where stop.location > position {
      let room = Float(stop.location) - x - head
      switch alignment(of: stop) {
      case .right: return max(room - columnWidth(index + 1, stop), 0)
      case .center: return max(room - columnWidth(index + 1, stop) / 2, 0)
      default: return room
      }
    }
    let interval = metrics.defaultTabInterval > 0 ? metrics.defaultTabInterval : 28
    let next = (position / interval).rounded(.up) * interval
    return Float(max(next - CGFloat(x + head), 0))
  }

  /// Returns the alignment at a tab stop. Text at a stop with natural alignment begins at the stop.
  private func alignment(of stop: NSTextTab) -> NSTextAlignment {
    let isRightToLeft = scratch.baseLevel & 1 == 1
    if stop.columnTerminators != nil, stop.alignment == .natural { return .right }
    // In right-to-left text distances are measured from the right margin, so left and right are exchanged.
    guard isRightToLeft else { return stop.alignment }
    switch stop.alignment {
    case .left: return .right
    case .right: return .left
    default: return stop.alignment
    }
  }

  /// Returns the width of the text up to the next tab or line end, or to a terminator of the column such as a
  /// decimal separator.
  private func columnWidth(_ start: Int, _ stop: NSTextTab) -> Float {
    let terminators = stop.columnTerminators
    var total: Float = 0
    var index = start
    while index < scratch.count, scratch.units[index] != 0x09, !isSeparator(index) {
      if let terminators, let scalar = UnicodeScalar(scratch.units[index]), terminators.contains(scalar) { break }
      total += scratch.advances[index]
      index += 1
    }
    return total
  }

  func attachmentAdvance(_ index: Int, _ x: Float, _ available: CGFloat, _ base: Int) -> Float {
    guard let style = style(index), let attachment = style.attachment else { return 0 }
    let bounds = bounds(of: attachment, available, CGPoint(x: CGFloat(x), y: 0), base + index)
    return bounds.width.isFinite ? Float(max(bounds.width, 0)) + style.spacing : 0
  }

  /// Returns the bounds of an attachment. `index` is relative to the start of the layout's text.
  func bounds(
    of attachment: any TextAttachmentContent, _ available: CGFloat, _ position: CGPoint, _ index: Int
  ) -> CGRect {
    let lineWidth = available.isFinite ? available : 10_000_000
    if let hooks = layout.hooks {
      return hooks.bounds(of: attachment, lineWidth: lineWidth, position: position, index: index)
    }
    return attachment.textBounds(lineWidth: lineWidth, position: position, index: index)
  }
}
