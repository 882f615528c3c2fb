import CoreGraphics

/// A system symbol in a configuration.
final class SymbolDrawing: Equatable, Sendable {
  let name: String
  let art: SymbolArt
  let values: SymbolValues
  /// The point size: one unit of the art is 1/100 of it.
  private let emSize: CGFloat
  private let shape: SymbolShape

  /// The variable value from 0 to 1; nil for the whole symbol.
  let variableValue: Double?

  init(name: String, art: SymbolArt, configuration: UIImage.Configuration?, variableValue: Double? = nil) {
    self.name = name
    self.art = art
    self.variableValue = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    values = (configuration as? UIImage.SymbolConfiguration)?.values ?? SymbolValues()
    emSize = Self.emSize(values, traits: configuration?.traitCollection)
    shape = SymbolShape.of(name, art, weight: values.weight, scale: values.scale)
    reportMissingParts()
  }

  /// Logs a variable value once by name, if the drawing has no steps for it.
  private func reportMissingParts() {
    var lacks: [String] = []
    if values.prefersMulticolor, !shape.hasTones { lacks.append("no colours of its own") }
    if values.colors.count > 1, !values.isHierarchical, shape.layerCount < 2 { lacks.append("one layer only") }
    if variableValue != nil, !shape.hasPortions { lacks.append("no parts for a variable value") }
    for lack in lacks {
      Console.writeOnce("Flipside: the drawing of the system symbol '\(name)' has \(lack).")
    }
  }

  static func == (left: SymbolDrawing, right: SymbolDrawing) -> Bool {
    left === right
      || (left.name == right.name && left.values == right.values && left.variableValue == right.variableValue)
  }

  func configured(_ configuration: UIImage.Configuration) -> SymbolDrawing {
    SymbolDrawing(name: name, art: art, configuration: configuration, variableValue: variableValue)
  }

  /// Returns the point size: without a configuration a symbol fits text of 17 points.
  private static func emSize(_ values: SymbolValues, traits: UITraitCollection?) -> CGFloat {
    var points = values.pointSize ?? 17
    if let style = values.textStyle {
      points = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    points = points > 0 && points.isFinite ? min(points, 2_000) : 17
    return points * values.scale.factor
  }

  /// Returns the size in points, rounded to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat { max((length * emSize / 100 * scale).rounded(.up), 1) / scale }
    return CGSize(width: side(shape.box.width), height: side(shape.box.height))
  }

  /// Returns the distance from the bottom to the baseline of adjacent text in points, for capitals as high as San
  /// Francisco's.
  func baselineOffset(scale: CGFloat) -> CGFloat {
    let capHeight: CGFloat = 70.46
    return ((shape.box.maxY - capHeight / 2) * emSize / 100 * scale).rounded() / scale
  }

  // MARK: Drawing

  /// Draws in the fill color of the context, or in the configuration's own colors.
  func draw(in rect: CGRect, context: CGContext) {
    if drawPicture(in: rect, context: context) { return }
    drawShape(in: rect, context: context)
  }

  /// Draws cached pixels of the same size, if they are aligned to whole pixels; else returns false.
  private func drawPicture(in rect: CGRect, context: CGContext) -> Bool {
    let matrix = context.drawingMatrix
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d == matrix.a, context.solidFillColor != nil else {
      return false
    }
    let device = rect.applying(matrix)
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-3 }
    guard isWhole(device.minX), isWhole(device.minY), isWhole(device.width), isWhole(device.height),
      let picture = picture(size: rect.size, scale: matrix.a, color: context.solidFillColor)
    else { return false }
    ImagePainter.draw(picture, orientation: .up, in: rect, context: context)
    return true
  }

  private func drawShape(in rect: CGRect, context: CGContext) {
    let box = shape.box
    guard box.width > 0, box.height > 0 else { return }
    context.saveGState()
    if shape.hasCuts { context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil) }
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
    context.translateBy(x: -box.midX, y: -box.midY)
    for part in shape.parts { draw(part, context: context) }
    if shape.hasCuts { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ part: SymbolShape.Part, context: CGContext) {
    context.saveGState()
    if part.isCut {
      context.setBlendMode(.destinationOut)
      context.setFillColor(.black)
      fill(part.area, context)
      context.setBlendMode(.normal)
    }
    if let color = color(of: part) {
      context.setFillColor(color.cgColor)
      fill(part.area, context)
    } else if !part.isCut {
      if isFaint(part) { context.setAlpha(Self.faintness) }
      fill(part.area, context)
    }
    context.restoreGState()
  }

  private func fill(_ path: CGPath, _ context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .winding)
  }

  /// Returns the color of a shape; nil for the context's, or none for a cut.
  private func color(of part: SymbolShape.Part) -> UIColor? {
    if values.prefersMulticolor, shape.hasTones {
      return part.tone.map { faded($0.color, part) }
    }
    guard !values.colors.isEmpty, !part.isGap else { return nil }
    // Cuts in one color are painted if there are several colors.
    guard !part.isCut || values.colors.count > 1 || values.isHierarchical else { return nil }
    return color(layer: part.layer).map { faded($0, part) }
  }

  private func faded(_ color: UIColor, _ part: SymbolShape.Part) -> UIColor {
    isFaint(part) ? color.withAlphaComponent(color.cgColor.alpha * Self.faintness) : color
  }

  /// The opacity of steps beyond the variable value, estimated.
  private static let faintness: CGFloat = 0.3

  private func isFaint(_ part: SymbolShape.Part) -> Bool {
    guard let variableValue, let portion = part.portion else { return false }
    return !portion.isReached(by: variableValue)
  }

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

  /// The maximum number of cached pictures, which limits the memory; a screen shows a few dozen.
  private static let limit = 512
  private static let pictures = Locked<[SymbolPictureKey: CGImage]>([:])

  static func purge() { pictures.withLock { $0 = [:] } }

  /// Returns a picture in its own size, black or in the configuration's own colors.
  func rasterized(scale: CGFloat) -> CGImage? { picture(size: size(scale: scale), scale: scale, color: nil) }

  /// Returns a cached picture of the symbol in a size in points; nil for an empty size.
  ///
  /// - Parameters:
  ///   - color: the color of symbols without colors of their own; nil for black.
  ///   - isMirrored: whether left and right are exchanged.
  func picture(size: CGSize, scale: CGFloat, color: CGColor?, isMirrored: Bool = false) -> CGImage? {
    guard size.isPaintable, scale > 0, scale.isFinite else { return nil }
    let key = SymbolPictureKey(
      name: name, weight: values.weight, scale: values.scale, size: size, density: scale, isMirrored: isMirrored,
      colors: colors(with: color), isHierarchical: values.isHierarchical,
      isMulticolor: values.prefersMulticolor && shape.hasTones,
      isDark: UITraitCollection.current.userInterfaceStyle == .dark,
      reached: variableValue.map { value in shape.parts.filter { $0.portion?.isReached(by: value) == true }.count })
    if let hit = Self.pictures.withLock({ $0[key] }) { return hit }
    // Pictures are not larger than any screen.
    let density = min(scale, 4_096 / max(size.width, size.height))
    guard let bitmap = ImageBitmap(bounds: CGRect(origin: .zero, size: size), scale: density, isOpaque: false)
    else {
      return nil
    }
    bitmap.context.setFillColor(color ?? .black)
    if isMirrored {
      bitmap.context.translateBy(x: size.width, y: 0)
      bitmap.context.scaleBy(x: -1, y: 1)
    }
    drawShape(in: CGRect(origin: .zero, size: size), context: bitmap.context)
    let image = CGImage(pixelBuffer: bitmap.buffer, opaque: false)
    return Self.pictures.withLock { pictures in
      if let hit = pictures[key] { return hit }
      if pictures.count >= Self.limit { pictures.removeAll(keepingCapacity: true) }
      pictures[key] = image
      return image
    }
  }

  private func colors(with color: CGColor?) -> [[CGFloat]] {
    if values.colors.isEmpty || values.prefersMulticolor { return [color?.components ?? [0, 1]] }
    return values.colors.map { $0.cgColor.components ?? [] }
  }
}

/// The values on which the pixels of a symbol depend.
struct SymbolPictureKey: Hashable {
  let name: String
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  let width: CGFloat
  let height: CGFloat
  let density: CGFloat
  let isMirrored: Bool
  let colors: [[CGFloat]]
  let isHierarchical: Bool
  let isMulticolor: Bool
  /// Whether the colors of multicolor are those of the dark appearance.
  let isDark: Bool
  /// The number of steps that the variable value reaches.
  let reached: Int?

  init(
    name: String, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale, size: CGSize, density: CGFloat,
    isMirrored: Bool, colors: [[CGFloat]], isHierarchical: Bool, isMulticolor: Bool, isDark: Bool, reached: Int?
  ) {
    self.name = name
    self.weight = weight
    self.scale = scale
    width = size.width
    height = size.height
    self.density = density
    self.isMirrored = isMirrored
    self.colors = colors
    self.isHierarchical = isHierarchical
    self.isMulticolor = isMulticolor
    self.isDark = isDark && isMulticolor
    self.reached = reached
  }
}
