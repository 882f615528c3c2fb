import UIKit

/// The pictures of contacts: initials in white on a circle of a color that goes with the name.
enum Avatar {
  static func image(for contact: Contact, diameter: CGFloat, traits: UITraitCollection) -> UIImage {
    let size = CGSize(width: diameter, height: diameter)
    let format = UIGraphicsImageRendererFormat(for: traits)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let circle = CGRect(origin: .zero, size: size)
      UIBezierPath(ovalIn: circle).addClip()
      draw(hue(of: contact), in: circle, context.cgContext)
      let font = UIFont.systemFont(ofSize: diameter * 0.4, weight: .semibold)
      let text = NSAttributedString(
        string: contact.initials, attributes: [.font: font, .foregroundColor: UIColor.white])
      let bounds = text.size()
      text.draw(at: CGPoint(x: (diameter - bounds.width) / 2, y: (diameter - bounds.height) / 2))
    }
  }

  private static func draw(_ hue: CGFloat, in rect: CGRect, _ context: CGContext) {
    let colors = [
      UIColor(hue: hue, saturation: 0.45, brightness: 0.8, alpha: 1),
      UIColor(hue: hue, saturation: 0.65, brightness: 0.55, alpha: 1),
    ]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
    guard let gradient else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
  }

  /// The golden ratio keeps neighbors apart.
  private static func hue(of contact: Contact) -> CGFloat {
    (CGFloat(contact.id) * 0.618).truncatingRemainder(dividingBy: 1)
  }
}
