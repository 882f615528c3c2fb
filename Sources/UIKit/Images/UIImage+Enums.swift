import CoreGraphics

extension UIImage {
  /// The orientation of stored pixels, with the raw values of Apple's headers (not those of EXIF).
  public enum Orientation: Int, Sendable {
    /// The pixels are displayed as stored. The default.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counter-clockwise.
    case left = 2
    /// Rotated by 90 degrees clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored vertically.
    case downMirrored = 5
    /// Transposed: rows become columns.
    case leftMirrored = 6
    /// Transposed along the other diagonal.
    case rightMirrored = 7
  }

  /// The modes of resizing the region between an image's caps.
  public enum ResizingMode: Int, Sendable {
    /// The region between the caps is tiled.
    case tile = 0
    /// The region between the caps is stretched.
    case stretch = 1
  }

  /// Whether an image is shown in its own colors or as a template in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The default of the view that shows the image.
    case automatic = 0
    /// The image's own colors, even in views that default to templates.
    case alwaysOriginal = 1
    /// The image's alpha filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The size of a symbol relative to adjacent text.
  public enum SymbolScale: Int, Sendable {
    /// The scale of symbols next to text of the same size.
    case `default` = -1
    /// No scale is specified; the context determines it.
    case unspecified = 0
    /// The small scale.
    case small = 1
    /// The medium scale, the default.
    case medium = 2
    /// The large scale.
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified; the context determines it.
    case unspecified = 0
    /// The thinnest strokes.
    case ultraLight = 1
    /// Strokes between ultra light and light.
    case thin = 2
    /// Strokes thinner than regular ones.
    case light = 3
    /// The regular strokes, the default.
    case regular = 4
    /// Strokes a little thicker than regular ones.
    case medium = 5
    /// Strokes between medium and bold.
    case semibold = 6
    /// Thick strokes.
    case bold = 7
    /// Strokes thicker than bold ones.
    case heavy = 8
    /// The thickest strokes.
    case black = 9
  }

  /// The range of brightness in which an image is shown (iOS 17).
  public enum DynamicRange: Int, Sendable {
    /// No range is specified; the context determines it.
    case unspecified = -1
    /// Brightness up to that of white, the standard dynamic range.
    case standard = 0
    /// Limited brightness above that of white. It is displayed as `standard`.
    case constrainedHigh = 1
    /// The full brightness above that of white. It is displayed as `standard`.
    case high = 2
  }
}

extension UIImage.Orientation {
  package init(exif: Int) {
    let order: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = (1...8).contains(exif) ? order[exif - 1] : .up
  }

  package var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// Whether width and height of the pixels are exchanged.
  var isTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The transform from the unit square of the stored pixels to that of the displayed picture, both with y growing
  /// downwards.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  var isMirrored: Bool {
    switch self {
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the mirror image of this one.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
