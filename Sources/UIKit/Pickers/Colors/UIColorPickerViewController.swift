import CoreGraphics
import Foundation

/// A controller with which the user chooses a color, in a grid, in a spectrum or by sliders, and its opacity.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = .systemTeal
/// picker.supportsAlpha = false
/// controller.present(picker, animated: true)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private let header = UILabel()
  private let closeButton = UIButton(type: .close)
  private let forms = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid()
  private let spectrum = ColorSpectrum()
  private let sliders = ColorSliders()
  private let opacity = ColorSlider("OPACITY", isPercent: true)
  private let line = UIView()
  private let swatch = UIView()
  private var picked = PickedColor(red: 0, green: 0, blue: 0)
  private var stored = UIColor.black
  private var hasFinished = false

  /// Creates a picker that shows black.
  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of the colors that the user chooses.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The color that is chosen. Code that sets it is not reported.
  open var selectedColor: UIColor {
    get { stored }
    set {
      KeyValueObserving.change(self, "selectedColor") {
        stored = newValue
        picked = PickedColor(newValue)
        if !supportsAlpha { picked.alpha = 1 }
      }
      showColor()
    }
  }

  /// Whether the user chooses the opacity, too. True by default.
  open var supportsAlpha = true {
    didSet {
      viewIfLoaded?.setNeedsLayout()
      opacity.isHidden = !supportsAlpha
    }
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.text = title ?? SystemStrings.text("Colors")
    header.font = .systemFont(ofSize: 17, weight: .semibold)
    header.textAlignment = .center
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    forms.selectedSegmentIndex = 0
    forms.addAction(UIAction { [weak self] _ in self?.showForm() }, for: .valueChanged)
    line.backgroundColor = .separator
    swatch.layer.cornerRadius = 10
    swatch.layer.cornerCurve = .continuous
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = "Selected color"
    for part in [header, closeButton, forms, grid, spectrum, sliders, opacity, line, swatch] {
      view.addSubview(part)
    }
    grid.onChoice = { [weak self] in self?.choose($0, $1) }
    spectrum.onChoice = { [weak self] in self?.choose($0, $1) }
    sliders.onChoice = { [weak self] in self?.choose($0, $1) }
    opacity.isHidden = !supportsAlpha
    opacity.onChoice = { [weak self] alpha, isContinuous in
      guard let self else { return }
      var new = picked
      new.alpha = alpha
      choose(new, isContinuous)
    }
    showForm()
    showColor()
  }

  private func showForm() {
    let form = forms.selectedSegmentIndex
    for (index, part) in [grid, spectrum, sliders].enumerated() { part.isHidden = index != form }
  }

  private func showColor() {
    guard isViewLoaded else { return }
    grid.chosen = picked
    spectrum.chosen = picked
    sliders.chosen = picked
    var (clear, full) = (picked, picked)
    (clear.alpha, full.alpha) = (0, 1)
    opacity.show(picked.alpha, from: clear.color, to: full.color, thumb: full.color)
    swatch.backgroundColor = picked.color
    swatch.accessibilityValue = picked.color.accessibilityName
  }

  private func choose(_ color: PickedColor, _ isContinuous: Bool) {
    KeyValueObserving.change(self, "selectedColor") {
      picked = color
      stored = color.color
    }
    showColor()
    delegate?.colorPickerViewController(self, didSelect: stored, continuously: isContinuous)
  }

  private func close() {
    if let presenter = presentingViewController { presenter.dismiss(animated: true) } else { finish() }
  }

  private func finish() {
    guard !hasFinished else { return }
    hasFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasFinished = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil, parent == nil { finish() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (x, width) = (area.minX + 16, max(0, area.width - 32))
    header.frame = CGRect(x: area.minX + 60, y: area.minY + 12, width: max(0, area.width - 120), height: 30)
    closeButton.frame = CGRect(x: area.maxX - 16 - 30, y: area.minY + 12, width: 30, height: 30)
    forms.frame = CGRect(x: x, y: area.minY + 60, width: width, height: 32)
    let top = area.minY + 112
    let alphaHeight = supportsAlpha ? ColorSlider.height + 20 : 0
    let room = max(0, area.maxY - top - alphaHeight - 130)
    let field = CGRect(x: x, y: top, width: width, height: min(width * 10 / 12, room))
    grid.frame = field
    spectrum.frame = field
    sliders.frame = CGRect(x: x, y: top, width: width, height: max(field.height, min(280, room)))
    var y = max(field.maxY, forms.selectedSegmentIndex == 2 ? sliders.frame.maxY : 0) + 20
    if supportsAlpha {
      opacity.frame = CGRect(x: x, y: y, width: width, height: ColorSlider.height)
      y = opacity.frame.maxY + 20
    }
    line.frame = CGRect(x: x, y: y, width: width, height: 1 / max(1, view.traitCollection.displayScale))
    swatch.frame = CGRect(x: x, y: y + 20, width: 75, height: 75)
  }
}
