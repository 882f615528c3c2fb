// What depends on where on its line a character stands.

extension LayoutBuilder {
  // MARK: Tabs and attachments

  func style(_ index: Int) -> TextStyle? {
    scratch.items.first { $0.start <= index && index < $0.end }?.style
  }

  func tabAdvance(_ index: Int, _ x: Float, _ available: CGFloat) -> Float {
    guard let metrics = style(index)?.paragraph else { return 28 }
    let position = CGFloat(x) + 0.01
    for stop in metrics.tabStops where stop.location > position {
      switch stop.alignment {
      case .left, .justified, .natural: return Float(stop.location) - x
      case .right: return max(Float(stop.location) - x - columnWidth(index + 1), 0)
      case .center: return max(Float(stop.location) - x - columnWidth(index + 1) / 2, 0)
      }
    }
    let interval = metrics.defaultTabInterval > 0 ? metrics.defaultTabInterval : 28
    let next = (position / interval).rounded(.up) * interval
    return Float(max(next - CGFloat(x), 0))
  }

  /// Width of the text up to the next tab or line end.
  private func columnWidth(_ start: Int) -> Float {
    var total: Float = 0
    var index = start
    while index < scratch.count, scratch.units[index] != 0x09, !isSeparator(index) {
      total += scratch.advances[index]
      index += 1
    }
    return total
  }

  func attachmentAdvance(_ index: Int, _ x: Float, _ available: CGFloat) -> Float {
    guard let style = style(index), let attachment = style.attachment else { return 0 }
    let bounds = attachment.textBounds(
      lineWidth: available.isFinite ? available : 10_000_000, position: CGPoint(x: CGFloat(x), y: 0), index: index)
    return bounds.width.isFinite ? Float(max(bounds.width, 0)) + style.spacing : 0
  }
}
