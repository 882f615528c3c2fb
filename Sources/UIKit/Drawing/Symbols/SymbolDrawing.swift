import CoreGraphics

/// A system symbol in a configuration.
final class SymbolDrawing: Equatable, @unchecked Sendable {
  let name: String
  let art: SymbolArt
  let values: SymbolValues
  /// In points: one unit of the art is 1/100 of it.
  private let emSize: CGFloat
  private let lineWidth: CGFloat
  private let box: CGRect

  init(name: String, art: SymbolArt, configuration: UIImage.Configuration?) {
    self.name = name
    self.art = art
    values = (configuration as? UIImage.SymbolConfiguration)?.values ?? SymbolValues()
    emSize = Self.emSize(values, traits: configuration?.traitCollection)
    lineWidth = Self.lineWidth(values)
    box = art.bounds(lineWidth: lineWidth)
  }

  static func == (left: SymbolDrawing, right: SymbolDrawing) -> Bool {
    left === right || (left.name == right.name && left.values == right.values)
  }

  func configured(_ configuration: UIImage.Configuration) -> SymbolDrawing {
    SymbolDrawing(name: name, art: art, configuration: configuration)
  }

  /// Without a configuration a symbol fits text of 17 points.
  private static func emSize(_ values: SymbolValues, traits: UITraitCollection?) -> CGFloat {
    var points = values.pointSize ?? 17
    if let style = values.textStyle {
      points = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    points = points > 0 && points.isFinite ? min(points, 2_000) : 17
    switch values.scale {
    case .small: return points * 0.79
    case .large: return points * 1.27
    default: return points
    }
  }

  /// In units of the art.
  private static func lineWidth(_ values: SymbolValues) -> CGFloat {
    switch values.weight {
    case .ultraLight: 2.5
    case .thin: 4.2
    case .light: 6.5
    case .unspecified, .regular: 8.6
    case .medium: 10.2
    case .semibold: 11.8
    case .bold: 13.4
    case .heavy: 15.4
    case .black: 17.6
    }
  }

  /// In points, a whole number of pixels.
  func size(scale: CGFloat) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat { max((length * emSize / 100 * scale).rounded(.up), 1) / scale }
    return CGSize(width: side(box.width), height: side(box.height))
  }

  /// Text whose capitals are as high as San Francisco's stands this far above the bottom, in points.
  func baselineOffset(scale: CGFloat) -> CGFloat {
    let capHeight: CGFloat = 0.704_6
    return ((size(scale: scale).height / 2 - capHeight / 2 * emSize) * scale).rounded() / scale
  }

  // MARK: Drawing

  /// Draws in the fill colour of the context, or in the configuration's own colours.
  func draw(in rect: CGRect, context: CGContext) {
    guard box.width > 0, box.height > 0 else { return }
    context.saveGState()
    let hasCuts = art.steps.contains { $0.kind == .cutFill || $0.kind == .cutStroke }
    if hasCuts { context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil) }
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
    context.translateBy(x: -box.midX, y: -box.midY)
    for step in art.steps { draw(step, context: context) }
    if hasCuts { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ step: SymbolArt.Step, context: CGContext) {
    var path = step.path
    if step.kind == .stroke || step.kind == .cutStroke {
      path = path.copy(
        strokingWithWidth: lineWidth * step.width, lineCap: .round, lineJoin: .round, miterLimit: 10,
        transform: .identity)
    }
    let isCut = step.kind == .cutFill || step.kind == .cutStroke
    context.saveGState()
    if isCut {
      context.setBlendMode(.destinationOut)
      context.setFillColor(.black)
      fill(path, context)
      context.setBlendMode(.normal)
    }
    if let color = color(layer: step.layer) {
      context.setFillColor(color.cgColor)
      // What is cut out of one colour is painted where there are several.
      if !isCut || values.colors.count > 1 || values.isHierarchical { fill(path, context) }
    } else if !isCut {
      fill(path, context)
    }
    context.restoreGState()
  }

  private func fill(_ path: CGPath, _ context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .winding)
  }

  /// Nil: the context's.
  private func color(layer: Int) -> UIColor? {
    guard let first = values.colors.first else { return nil }
    if values.isHierarchical {
      let opacity: [CGFloat] = [1, 0.5, 0.25]
      var alpha: CGFloat = 1
      first.getWhite(nil, alpha: &alpha)
      return first.withAlphaComponent(alpha * opacity[min(max(layer, 0), 2)])
    }
    return values.colors[min(max(layer, 0), values.colors.count - 1)]
  }

  // MARK: As bitmap

  private static let bitmaps = Locked<[String: CGImage]>([:])

  static func purge() { bitmaps.withLock { $0 = [:] } }

  /// Black, or in the configuration's own colours.
  func rasterized(scale: CGFloat) -> CGImage? {
    let key = "\(name) \(emSize) \(lineWidth) \(scale)"
    let isPlain = values.colors.isEmpty
    if isPlain, let hit = Self.bitmaps.withLock({ $0[key] }) { return hit }
    let bounds = CGRect(origin: .zero, size: size(scale: scale))
    guard let bitmap = ImageBitmap(bounds: bounds, scale: scale, isOpaque: false) else { return nil }
    bitmap.context.setFillColor(.black)
    draw(in: bounds, context: bitmap.context)
    let image = CGImage(pixelBuffer: bitmap.buffer, opaque: false)
    guard isPlain else { return image }
    return Self.bitmaps.withLock { cache in
      if let hit = cache[key] { return hit }
      cache[key] = image
      return image
    }
  }
}
