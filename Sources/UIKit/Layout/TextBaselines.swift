import CoreGraphics

/// The positions of the first and last baseline of a view's own text within its alignment rectangle.
struct TextBaselines {
  var first: TextBaseline
  var last: TextBaseline
}

/// A distance to the baseline, downwards from the top or the middle, upwards from the bottom.
enum TextBaseline {
  case fromTop(CGFloat)
  case fromCenter(CGFloat)
  case fromBottom(CGFloat)

  /// Returns the distance from the top of a view of that height.
  func distance(in height: CGFloat) -> CGFloat {
    switch self {
    case .fromTop(let distance): return distance
    case .fromCenter(let distance): return height / 2 + distance
    case .fromBottom(let distance): return height - distance
    }
  }
}

extension TextBaselines {
  /// Creates the baselines of text that starts at the top and ends at the bottom, `inset` inside of them. The first
  /// baseline is a whole point (`facts/layout.md#rounding/baseline`).
  init(filling font: UIFont, lineHeight: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
    let ascent = (font.ascender + 0.5).rounded(.down)
    first = .fromTop(top + ascent)
    last = .fromBottom(bottom + lineHeight - ascent)
  }

  /// Creates the baselines of one line that is centred vertically.
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
