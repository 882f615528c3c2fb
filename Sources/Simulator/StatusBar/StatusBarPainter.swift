import UIKit

/// Draws the items of the status bar: time, signal strength, Wi-Fi and battery.
@MainActor struct StatusBarPainter {
  let layout: StatusBarLayout
  let color: UIColor
  let scale: CGFloat

  func leading(time: String) -> UIImage? {
    switch layout.shape {
    case .island, .notch: return text(time, size: 17, weight: .semibold)
    case .pad: return text(time + " AM  Tue Jan 9", size: 12, weight: .semibold)
    case .homeButton:
      return image(CGSize(width: 40, height: 12)) {
        signal(CGRect(x: 0, y: 1, width: 17, height: 10))
        wifi(CGRect(x: 23, y: 1, width: 14, height: 10))
      }
    }
  }

  func center(time: String) -> UIImage? {
    layout.shape == .homeButton ? text(time + " AM", size: 12, weight: .semibold) : nil
  }

  func trailing() -> UIImage? {
    switch layout.shape {
    case .island:
      return image(CGSize(width: 78, height: 13)) {
        signal(CGRect(x: 0, y: 0.4, width: 19.2, height: 12.2))
        wifi(CGRect(x: 26.2, y: 0.3, width: 17.1, height: 12.3))
        battery(CGRect(x: 50.4, y: 0, width: 27.3, height: 13))
      }
    case .notch:
      return image(CGSize(width: 67, height: 12)) {
        signal(CGRect(x: 0, y: 0.7, width: 17, height: 10.7))
        wifi(CGRect(x: 22, y: 0.5, width: 15.3, height: 11))
        battery(CGRect(x: 42.3, y: 0.3, width: 24.3, height: 11.3))
      }
    case .pad:
      return image(CGSize(width: 48, height: 12)) {
        wifi(CGRect(x: 0, y: 0.5, width: 15.3, height: 11))
        battery(CGRect(x: 22, y: 0.3, width: 24.3, height: 11.3))
      }
    case .homeButton:
      return image(CGSize(width: 25, height: 12)) { battery(CGRect(x: 0, y: 0.5, width: 24.3, height: 11)) }
    }
  }

  // MARK: - Parts

  private func text(_ text: String, size: CGFloat, weight: UIFont.Weight) -> UIImage? {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
    ]
    let string = NSAttributedString(string: text, attributes: attributes)
    let measured = string.size()
    let size = CGSize(width: measured.width.rounded(.up), height: measured.height.rounded(.up))
    return image(size) { string.draw(at: .zero) }
  }

  /// Draws four bars of increasing height.
  private func signal(_ rect: CGRect) {
    let width = rect.width / 6
    let gap = (rect.width - 4 * width) / 3
    for (index, share) in [0.33, 0.53, 0.76, 1].enumerated() {
      let height = rect.height * share
      let bar = CGRect(
        x: rect.minX + CGFloat(index) * (width + gap), y: rect.maxY - height, width: width, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: width / 3).fill()
    }
  }

  /// Draws a sector of a disc and two arcs around the point at the bottom.
  private func wifi(_ rect: CGRect) {
    let point = CGPoint(x: rect.midX, y: rect.maxY)
    let (start, end) = (-CGFloat.pi / 2 - 0.77, -CGFloat.pi / 2 + 0.77)
    for (inner, outer) in [(0.76, 1.0), (0.41, 0.65), (0, 0.3)] {
      let path = UIBezierPath()
      path.addArc(
        withCenter: point, radius: rect.height * outer, startAngle: start, endAngle: end, clockwise: true)
      if inner > 0 {
        path.addArc(
          withCenter: point, radius: rect.height * inner, startAngle: end, endAngle: start, clockwise: false)
      } else {
        path.addLine(to: point)
      }
      path.close()
      path.fill()
    }
  }

  /// Draws a full battery, as in Apple's screenshots.
  private func battery(_ rect: CGRect) {
    let unit = rect.width / 27.3
    let body = CGRect(x: rect.minX, y: rect.minY, width: 25 * unit, height: rect.height)
    color.withAlphaComponent(0.35).setStroke()
    let outline = UIBezierPath(
      roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: rect.height * 0.29)
    outline.lineWidth = 1
    outline.stroke()
    color.withAlphaComponent(0.4).setFill()
    let cap = CGRect(x: body.maxX + unit, y: rect.midY - 2 * unit, width: 1.3 * unit, height: 4 * unit)
    UIBezierPath(roundedRect: cap, cornerRadius: 0.65 * unit).fill()
    color.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: rect.height * 0.19).fill()
  }

  private func image(_ size: CGSize, _ draw: () -> Void) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      color.setFill()
      draw()
    }
  }
}
