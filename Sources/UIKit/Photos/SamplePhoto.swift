import CoreGraphics

/// The pictures of a library for which the host names no folder: six drawn scenes, corresponding to the six photos
/// in Apple's simulator.
struct SamplePhoto: Sendable {
  let name: String
  let created: Date
  private let size: CGSize
  private let paint: @Sendable (CGContext, CGSize) -> Void

  private init(
    _ name: String, day: Int, size: CGSize = CGSize(width: 800, height: 600),
    _ paint: @escaping @Sendable (CGContext, CGSize) -> Void
  ) {
    self.name = name
    // Noon of successive days of May 2020, in UTC.
    created = Date(timeIntervalSince1970: 1_588_334_400 + Double(day) * 86_400)
    self.size = size
    self.paint = paint
  }

  static let all = [
    SamplePhoto("hills", day: 0, hills), SamplePhoto("sea", day: 1, sea),
    SamplePhoto("flower", day: 2, size: CGSize(width: 600, height: 800), flower),
    SamplePhoto("night", day: 3, night),
    SamplePhoto("dunes", day: 4, dunes),
    SamplePhoto("balloon", day: 5, size: CGSize(width: 600, height: 800), balloon),
  ]

  func draw() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { paint($0.cgContext, size) }
  }

  // MARK: Scenes

  private static let hills: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0x6FB7F0, 0xDDF0FA)
    circle(context, size, 0.78, 0.2, 0.08, 0xFFE9A8)
    wave(context, size, 0.55, 0.09, 1.4, 0.3, 0x7FA65A)
    wave(context, size, 0.68, 0.07, 2.1, 1.2, 0x5D8C46)
    wave(context, size, 0.82, 0.05, 1.7, 2.4, 0x3F6B35)
  }

  private static let sea: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0xF5A65B, 0xFBE3B9)
    circle(context, size, 0.5, 0.5, 0.13, 0xFFF3D1)
    wave(context, size, 0.56, 0.004, 3, 0, 0x3C7CA6)
    for line in 0..<6 {
      wave(
        context, size, 0.62 + Double(line) * 0.065, 0.006, 5 - Double(line) * 0.5, Double(line),
        0x35709A - line * 0x050907)
    }
  }

  private static let flower: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0x3D6B3F, 0x7FA36B)
    bar(context, size, CGRect(x: 0.485, y: 0.5, width: 0.03, height: 0.5), 0x2C4F2B)
    for petal in 0..<8 {
      let angle = Double(petal) * .pi / 4
      circle(
        context, size, 0.5 + 0.2 * cos(angle), 0.42 + 0.15 * sin(angle), 0.13, petal % 2 == 0 ? 0xE86A8A : 0xF08BA5)
    }
    circle(context, size, 0.5, 0.42, 0.1, 0xF6CC4A)
  }

  private static let night: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0x0B1230, 0x2E3B6E)
    for star in 0..<40 {
      let (x, y) = (Double(star * 37 % 101) / 101, Double(star * 53 % 89) / 89 * 0.6)
      circle(context, size, x, y, 0.003 + Double(star % 3) * 0.001, 0xE9ECFF)
    }
    circle(context, size, 0.25, 0.25, 0.09, 0xF4F1DC)
    circle(context, size, 0.29, 0.23, 0.08, 0x1A2450)
    for house in 0..<9 {
      let height = 0.12 + Double(house * 7 % 5) * 0.05
      bar(
        context, size, CGRect(x: Double(house) / 9, y: 1 - height, width: 0.1, height: height),
        house % 2 == 0 ? 0x11162B : 0x171D38)
      bar(
        context, size, CGRect(x: Double(house) / 9 + 0.03, y: 1 - height + 0.04, width: 0.02, height: 0.03),
        0xF7D774)
    }
  }

  private static let dunes: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0x8FC6E8, 0xF7E9D0)
    wave(context, size, 0.5, 0.06, 0.9, 0.4, 0xE7B877)
    wave(context, size, 0.62, 0.1, 0.8, 2.2, 0xD9A05B)
    wave(context, size, 0.8, 0.08, 1.1, 4, 0xC48643)
  }

  private static let balloon: @Sendable (CGContext, CGSize) -> Void = { context, size in
    sky(context, size, 0x4E9FE0, 0xCFE8F8)
    circle(context, size, 0.2, 0.75, 0.1, 0xFFFFFF)
    circle(context, size, 0.32, 0.77, 0.13, 0xFFFFFF)
    circle(context, size, 0.45, 0.76, 0.08, 0xFFFFFF)
    circle(context, size, 0.6, 0.32, 0.24, 0xD9483B)
    for stripe in [-1.0, 1.0] { circle(context, size, 0.6 + stripe * 0.01, 0.32, 0.1, 0xF2B632) }
    bar(context, size, CGRect(x: 0.55, y: 0.56, width: 0.1, height: 0.06), 0x7A4B26)
  }

  // MARK: Shapes, in fractions of the picture

  private static func color(_ value: Int) -> CGColor {
    CGColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }

  private static func sky(_ context: CGContext, _ size: CGSize, _ top: Int, _ bottom: Int) {
    let colors = [color(top), color(bottom)] as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.8), options: [.drawsAfterEndLocation])
  }

  private static func circle(
    _ context: CGContext, _ size: CGSize, _ x: Double, _ y: Double, _ radius: Double, _ fill: Int
  ) {
    let length = radius * size.width
    context.setFillColor(color(fill))
    context.fillEllipse(
      in: CGRect(x: x * size.width - length, y: y * size.height - length, width: 2 * length, height: 2 * length))
  }

  private static func bar(_ context: CGContext, _ size: CGSize, _ frame: CGRect, _ fill: Int) {
    context.setFillColor(color(fill))
    context.fill(
      CGRect(
        x: frame.minX * size.width, y: frame.minY * size.height, width: frame.width * size.width,
        height: frame.height * size.height))
  }

  /// Fills the area below a sine curve.
  private static func wave(
    _ context: CGContext, _ size: CGSize, _ height: Double, _ swing: Double, _ count: Double, _ phase: Double,
    _ fill: Int
  ) {
    context.beginPath()
    context.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...40 {
      let x = Double(step) / 40
      context.addLine(
        to: CGPoint(
          x: x * size.width, y: (height + swing * sin(x * count * 2 * .pi + phase)) * size.height))
    }
    context.addLine(to: CGPoint(x: size.width, y: size.height))
    context.closePath()
    context.setFillColor(color(fill))
    context.fillPath()
  }
}
