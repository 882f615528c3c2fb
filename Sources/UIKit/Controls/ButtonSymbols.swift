/// The images of the button types that have one.
@MainActor enum ButtonSymbols {
  static func image(for type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: return circled(letterI)
    case .contactAdd: return circled(plus)
    case .close: return close
    }
  }

  /// Returns a template of 25 by 24 points: a ring around a sign, as `info.circle` at the size of a button.
  private static func circled(_ sign: (CGPoint) -> Void) -> UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 24)).image { _ in
      UIColor.black.set()
      let centre = CGPoint(x: 12.5, y: 12)
      let ring = UIBezierPath(arcCenter: centre, radius: 10.2, startAngle: 0, endAngle: .pi * 2, clockwise: true)
      ring.lineWidth = 1.6
      ring.stroke()
      sign(centre)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func letterI(_ centre: CGPoint) {
    UIBezierPath(ovalIn: CGRect(x: centre.x - 1.3, y: centre.y - 6, width: 2.6, height: 2.6)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: centre.x - 1.9, y: centre.y - 1.4))
    stem.addLine(to: CGPoint(x: centre.x + 0.3, y: centre.y - 1.4))
    stem.addLine(to: CGPoint(x: centre.x + 0.3, y: centre.y + 5))
    stem.move(to: CGPoint(x: centre.x - 2.2, y: centre.y + 5))
    stem.addLine(to: CGPoint(x: centre.x + 2.6, y: centre.y + 5))
    stem.lineWidth = 1.6
    stem.lineCapStyle = .round
    stem.lineJoinStyle = .round
    stem.stroke()
  }

  private static func plus(_ centre: CGPoint) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: centre.x - 4.8, y: centre.y))
    path.addLine(to: CGPoint(x: centre.x + 4.8, y: centre.y))
    path.move(to: CGPoint(x: centre.x, y: centre.y - 4.8))
    path.addLine(to: CGPoint(x: centre.x, y: centre.y + 4.8))
    path.lineWidth = 1.6
    path.lineCapStyle = .round
    path.stroke()
  }

  /// A gray disc with a cross, 30 points wide.
  private static var close: UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 10.5, y: 10.5))
      cross.addLine(to: CGPoint(x: 19.5, y: 19.5))
      cross.move(to: CGPoint(x: 19.5, y: 10.5))
      cross.addLine(to: CGPoint(x: 10.5, y: 19.5))
      cross.lineWidth = 2.4
      cross.lineCapStyle = .round
      UIColor.secondaryLabel.setStroke()
      cross.stroke()
    }
    return image.withRenderingMode(.alwaysOriginal)
  }

  /// Returns the tint of a template image in a pressed custom button.
  static func darkened(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let color = color.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(red: red / 2, green: green / 2, blue: blue / 2, alpha: alpha)
    }
  }

  /// Returns the image for a pressed custom button; templates keep their shape for the tint.
  static func darkened(_ image: UIImage) -> UIImage {
    let size = image.size
    guard size.isPaintable, !image.isStencil else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let dark = UIGraphicsImageRenderer(size: size, format: format).image { context in
      image.with { $0.capInsets = nil }.draw(at: .zero)
      context.cgContext.setBlendMode(.sourceAtop)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    guard image.hasCaps else { return dark.withRenderingMode(image.renderingMode) }
    return dark.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
  }
}
