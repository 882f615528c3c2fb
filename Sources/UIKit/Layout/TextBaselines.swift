import CoreGraphics

/// The positions of the first and last baseline of a view's text in its alignment rectangle.
struct TextBaselines {
  var first: TextBaseline
  var last: TextBaseline
}

/// The distance of a baseline, measured down from the top or the center, or up from the bottom.
enum TextBaseline {
  case fromTop(CGFloat)
  case fromCenter(CGFloat)
  case fromBottom(CGFloat)

  /// Returns the distance from the top of a view with the given height.
  func distance(in height: CGFloat) -> CGFloat {
    switch self {
    case .fromTop(let distance): return distance
    case .fromCenter(let distance): return height / 2 + distance
    case .fromBottom(let distance): return height - distance
    }
  }
}

extension TextBaselines {
  /// Creates the baselines of text between the top and the bottom, with the given insets. The first baseline is at
  /// a whole point (`facts/layout.md#rounding/baseline`).
  init(filling font: UIFont, lineHeight: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
    let ascent = (font.ascender + 0.5).rounded(.down)
    first = .fromTop(top + ascent)
    last = .fromBottom(bottom + lineHeight - ascent)
  }

  /// Creates the baselines of one line that is centered vertically.
  init(centred font: UIFont, lineHeight: CGFloat) {
    let ascent = (font.ascender + 0.5).rounded(.down)
    first = .fromCenter(ascent - lineHeight / 2)
    last = first
  }
}

extension UIView {
  /// Returns the height of one line of the font, rounded up to pixels.
  func lineHeight(of font: UIFont) -> CGFloat {
    let scale = max(1, traits.displayScale)
    return (font.lineHeight * scale - 0.001).rounded(.up) / scale
  }
}
