import CoreGraphics
import Foundation

/// A slider whose track shows the colors of its values, with the number beside it.
final class ColorSlider: ColorChooser {
  private let title = UILabel()
  private let track = CAGradientLayer()
  private let checks = UIView()
  private let thumb = UIView()
  private let number = UILabel()
  private let isPercent: Bool
  var onChoice: ((CGFloat, _ isContinuous: Bool) -> Void)?
  static let height: CGFloat = 62

  init(_ name: String, isPercent: Bool = false) {
    self.isPercent = isPercent
    super.init(frame: .zero)
    title.text = name
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = .secondaryLabel
    number.font = .systemFont(ofSize: 17)
    number.textAlignment = .center
    number.backgroundColor = .tertiarySystemFill
    number.layer.cornerRadius = 8
    number.clipsToBounds = true
    checks.clipsToBounds = true
    checks.layer.cornerRadius = 18
    if isPercent { checks.backgroundColor = UIColor(patternImage: Self.checkerboard) }
    track.startPoint = CGPoint(x: 0, y: 0.5)
    track.endPoint = CGPoint(x: 1, y: 0.5)
    checks.layer.addSublayer(track)
    thumb.layer.cornerRadius = 16.5
    thumb.layer.borderWidth = 3
    thumb.layer.borderColor = UIColor.white.cgColor
    thumb.layer.shadowOpacity = 0.25
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = .zero
    for view in [title, checks, thumb, number] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = name
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override var automationType: AutomationType { .slider }

  private static let checkerboard = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
    UIColor(white: 0.8, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    UIRectFill(CGRect(x: 8, y: 8, width: 8, height: 8))
  }

  private(set) var value: CGFloat = 0

  func show(_ value: CGFloat, from start: UIColor, to end: UIColor, thumb color: UIColor) {
    self.value = value
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.colors = [start.cgColor, end.cgColor]
    CATransaction.commit()
    thumb.backgroundColor = color
    let text = isPercent ? "\(Int((value * 100).rounded()))%" : "\(Int((value * 255).rounded()))"
    number.text = text
    accessibilityValue = text
    setNeedsLayout()
  }

  private var trackFrame: CGRect { CGRect(x: 0, y: 22, width: max(0, bounds.width - 84), height: 36) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    checks.frame = trackFrame
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = checks.bounds
    CATransaction.commit()
    number.frame = CGRect(x: bounds.width - 72, y: 22, width: 72, height: 36)
    thumb.bounds.size = CGSize(width: 33, height: 33)
    thumb.center = CGPoint(x: 18 + value * max(0, trackFrame.width - 36), y: trackFrame.midY)
  }

  override func choose(_ touch: UITouch, isContinuous: Bool) {
    let length = trackFrame.width - 36
    guard length > 0 else { return }
    onChoice?(min(max((touch.location(in: self).x - 18) / length, 0), 1), isContinuous)
  }

  override func accessibilityIncrement() { onChoice?(min(1, value + 0.1), false) }
  override func accessibilityDecrement() { onChoice?(max(0, value - 0.1), false) }
}

/// Sliders for red, green and blue, and a field for the color's six hexadecimal digits.
final class ColorSliders: UIView, UITextFieldDelegate {
  private let sliders = [ColorSlider("RED"), ColorSlider("GREEN"), ColorSlider("BLUE")]
  private let hexTitle = UILabel()
  private let hex = UITextField()
  var chosen = PickedColor(red: 0, green: 0, blue: 0) { didSet { showValues() } }
  var onChoice: ((PickedColor, _ isContinuous: Bool) -> Void)?

  init() {
    super.init(frame: .zero)
    for (index, slider) in sliders.enumerated() {
      addSubview(slider)
      slider.onChoice = { [weak self] value, isContinuous in self?.set(index, value, isContinuous) }
    }
    hexTitle.text = "sRGB Hex Color #"
    hexTitle.font = .systemFont(ofSize: 17)
    hex.font = .systemFont(ofSize: 17)
    hex.textAlignment = .center
    hex.backgroundColor = .tertiarySystemFill
    hex.layer.cornerRadius = 8
    hex.autocapitalizationType = .allCharacters
    hex.autocorrectionType = .no
    hex.accessibilityLabel = "Hex Color"
    hex.delegate = self
    addSubview(hexTitle)
    addSubview(hex)
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ index: Int, _ value: CGFloat, _ isContinuous: Bool) {
    var new = chosen
    switch index {
    case 0: new.red = value
    case 1: new.green = value
    default: new.blue = value
    }
    chosen = new
    onChoice?(new, isContinuous)
  }

  private func showValues() {
    var opaque = chosen
    opaque.alpha = 1
    for (index, slider) in sliders.enumerated() {
      var (start, end) = (opaque, opaque)
      let paths: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
      start[keyPath: paths[index]] = 0
      end[keyPath: paths[index]] = 1
      slider.show(opaque[keyPath: paths[index]], from: start.color, to: end.color, thumb: opaque.color)
    }
    if !hex.isFirstResponder { hex.text = opaque.hex }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// Sets the color to the entered text; text that does not denote a color has no effect.
  func textFieldDidEndEditing(_ textField: UITextField) {
    let digits = (textField.text ?? "").filter { $0 != "#" && !$0.isWhitespace }
    if digits.count == 6, let value = UInt32(digits, radix: 16) {
      var new = PickedColor(hex: value)
      new.alpha = chosen.alpha
      chosen = new
      onChoice?(new, false)
    }
    showValues()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(
        x: 0, y: CGFloat(index) * (ColorSlider.height + 12), width: bounds.width, height: ColorSlider.height)
    }
    let y = 3 * (ColorSlider.height + 12) + 8
    hex.frame = CGRect(x: bounds.width - 100, y: y, width: 100, height: 36)
    hexTitle.frame = CGRect(x: 0, y: y, width: max(0, bounds.width - 112), height: 36)
  }
}
