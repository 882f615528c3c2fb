import CoreGraphics
import Foundation

/// A field of colors in which a finger chooses one: the grid and the spectrum of the color picker.
class ColorField: ColorChooser {
  fileprivate let picture = UIImageView()
  fileprivate let marker = UIView()
  private var paintedSize: CGSize?
  var chosen = PickedColor(red: 0, green: 0, blue: 0) { didSet { setNeedsLayout() } }
  /// Called when a finger chooses a color, with whether the touch continues.
  var onChoice: ((PickedColor, _ isContinuous: Bool) -> Void)?

  init() {
    super.init(frame: .zero)
    picture.layer.cornerRadius = 8
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    for view in [picture, marker] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func color(at point: CGPoint) -> PickedColor { chosen }
  func paint(in bounds: CGRect) {}
  func placeMarker() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    if paintedSize != bounds.size, bounds.width >= 1, bounds.height >= 1 {
      paintedSize = bounds.size
      picture.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in paint(in: bounds) }
    }
    placeMarker()
  }

  override func choose(_ touch: UITouch, isContinuous: Bool) {
    let point = touch.location(in: self)
    let inside = CGPoint(
      x: min(max(point.x, 0), max(0, bounds.width - 0.01)), y: min(max(point.y, 0), max(0, bounds.height - 0.01)))
    var color = color(at: inside)
    color.alpha = chosen.alpha
    chosen = color
    onChoice?(color, isContinuous)
  }
}

/// Twelve columns of hues in ten rows, the grays on top.
final class ColorGrid: ColorField {
  private let rows = PickedColor.palette

  override init() {
    super.init()
    marker.layer.borderColor = UIColor.white.cgColor
    marker.layer.borderWidth = 3
    marker.layer.cornerRadius = 3
    accessibilityLabel = "Color Grid"
  }

  required init?(coder: NSCoder) { nil }

  private var cell: CGSize {
    CGSize(width: bounds.width / CGFloat(rows[0].count), height: bounds.height / CGFloat(rows.count))
  }

  override func color(at point: CGPoint) -> PickedColor {
    guard cell.width > 0, cell.height > 0 else { return chosen }
    let row = min(Int(point.y / cell.height), rows.count - 1)
    let column = min(Int(point.x / cell.width), rows[0].count - 1)
    return PickedColor(hex: rows[row][column])
  }

  override func paint(in bounds: CGRect) {
    for (y, row) in rows.enumerated() {
      for (x, hex) in row.enumerated() {
        PickedColor(hex: hex).color.setFill()
        // Adjacent cells overlap so that no gap of a pixel shows between them.
        let frame = CGRect(
          x: CGFloat(x) * cell.width, y: CGFloat(y) * cell.height, width: cell.width, height: cell.height)
        UIRectFill(frame.insetBy(dx: -0.25, dy: -0.25))
      }
    }
  }

  override func placeMarker() {
    for (y, row) in rows.enumerated() {
      for (x, hex) in row.enumerated() where PickedColor(hex: hex).hasSameHue(as: chosen) {
        marker.isHidden = false
        marker.frame = CGRect(
          x: CGFloat(x) * cell.width, y: CGFloat(y) * cell.height, width: cell.width, height: cell.height
        ).insetBy(dx: -1, dy: -1)
        // A white frame would not be visible on white.
        marker.layer.borderColor =
          chosen.red + chosen.green + chosen.blue > 2.7 ? UIColor.gray.cgColor : UIColor.white.cgColor
        return
      }
    }
    marker.isHidden = true
  }
}

/// Hues from left to right, from white through the full color to black from top to bottom.
final class ColorSpectrum: ColorField {
  override init() {
    super.init()
    marker.bounds.size = CGSize(width: 36, height: 36)
    marker.layer.cornerRadius = 18
    marker.layer.borderColor = UIColor.white.cgColor
    marker.layer.borderWidth = 3
    marker.layer.shadowOpacity = 0.3
    marker.layer.shadowRadius = 3
    marker.layer.shadowOffset = .zero
    accessibilityLabel = "Color Spectrum"
  }

  required init?(coder: NSCoder) { nil }

  override func color(at point: CGPoint) -> PickedColor {
    guard bounds.width > 0, bounds.height > 0 else { return chosen }
    let hue = point.x / bounds.width
    let place = point.y / bounds.height
    return PickedColor(
      UIColor(
        hue: hue, saturation: min(1, place * 2), brightness: min(1, 2 - place * 2), alpha: 1))
  }

  override func paint(in bounds: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    func gradient(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
      else {
        return
      }
      context.drawLinearGradient(gradient, start: start, end: end, options: [])
    }
    gradient(
      (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1) }, from: .zero,
      to: CGPoint(x: bounds.width, y: 0))
    gradient([.white, UIColor(white: 1, alpha: 0)], from: .zero, to: CGPoint(x: 0, y: bounds.height / 2))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2))
    gradient(
      [UIColor(white: 0, alpha: 0), .black], from: CGPoint(x: 0, y: bounds.height / 2),
      to: CGPoint(x: 0, y: bounds.height))
    context.restoreGState()
  }

  override func placeMarker() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    chosen.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let place = brightness < 1 ? 1 - brightness / 2 : saturation / 2
    marker.center = CGPoint(x: hue * bounds.width, y: place * bounds.height)
    var opaque = chosen
    opaque.alpha = 1
    marker.backgroundColor = opaque.color
  }
}
