import UIKit

/// Draws a photo: sky, sun and three ranges of hills.
struct Landscape {
  let photo: Photo

  func draw(in rect: CGRect, _ context: CGContext) {
    drawSky(in: rect, context)
    drawSun(in: rect)
    for range in 0..<3 { drawHills(range, in: rect) }
  }

  private var hue: CGFloat { (CGFloat(photo.id) * 0.381).truncatingRemainder(dividingBy: 1) }
  private var isNight: Bool { photo.time == 1 }

  private func drawSky(in rect: CGRect, _ context: CGContext) {
    let colors = [
      UIColor(hue: hue, saturation: 0.5, brightness: isNight ? 0.25 : 0.9, alpha: 1),
      UIColor(hue: hue, saturation: 0.15, brightness: isNight ? 0.45 : 1, alpha: 1),
    ]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
    guard let gradient else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
  }

  private func drawSun(in rect: CGRect) {
    let radius = min(rect.width, rect.height) * 0.12
    let x = rect.minX + rect.width * (0.2 + 0.6 * photo.time)
    let y = rect.minY + rect.height * (0.5 - 0.3 * sin(photo.time * .pi))
    (isNight ? UIColor(white: 0.95, alpha: 1) : UIColor(red: 1, green: 0.95, blue: 0.7, alpha: 1)).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func drawHills(_ range: Int, in rect: CGRect) {
    let depth = CGFloat(range) / 2
    let base = rect.minY + rect.height * (0.55 + 0.15 * CGFloat(range))
    let height = rect.height * 0.12
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...24 {
      let x = CGFloat(step) / 24
      let wave =
        sin(x * .pi * CGFloat(2 + range) + CGFloat(photo.id + 2 * range)) + 0.4 * sin(x * 17 + CGFloat(photo.id))
      path.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: base - height * wave))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    UIColor(
      hue: (hue + 0.35).truncatingRemainder(dividingBy: 1), saturation: 0.3 + 0.3 * depth,
      brightness: (isNight ? 0.35 : 0.75) - 0.2 * depth, alpha: 1
    ).setFill()
    path.fill()
  }
}
