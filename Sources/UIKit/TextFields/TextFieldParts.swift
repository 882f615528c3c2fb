/// The views inside of a text field.
@MainActor final class TextFieldParts {
  let border = TextFieldBorder(frame: .zero)
  let placeholder = TextFieldPlaceholder(frame: .zero)
  /// Cuts off what is scrolled out.
  let clip = UIView(frame: .zero)
  let text = TextFieldText(frame: .zero)
  let caret = TextCaret(frame: .zero)
  private var highlights: [UIView] = []
  private var clearButton: UIButton?
  var dragStart: CGPoint?
  var dragsCaret = false
  var press = TextPress()

  func install(in field: UITextField) {
    for view in [border, placeholder, clip, text, caret] as [UIView] { view.isUserInteractionEnabled = false }
    border.isHidden = true
    placeholder.field = field
    text.field = field
    clip.clipsToBounds = true
    clip.addSubview(text)
    for view in [border, placeholder, clip, caret] as [UIView] { field.addSubview(view) }
    caret.isHidden = true
  }

  func tintDidChange(in field: UITextField) {
    caret.backgroundColor = field.tintColor
    for view in highlights { view.backgroundColor = field.tintColor.withAlphaComponent(0.2) }
  }

  func showClearButton(_ shows: Bool, _ frame: CGRect, in field: UITextField) {
    guard shows else {
      clearButton?.removeFromSuperview()
      return
    }
    let button = clearButton ?? TextFieldParts.makeClearButton(for: field)
    clearButton = button
    if button.superview !== field { field.addSubview(button) }
    button.frame = frame
  }

  private static func makeClearButton(for field: UITextField) -> UIButton {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Clear text"
    button.tintColor = .tertiaryLabel
    button.setImage(clearImage, for: .normal)
    button.addAction(UIAction { [weak field] _ in field?.clearButtonTapped() }, for: .touchUpInside)
    return button
  }

  /// A grey disc of 14 points with a cross cut out of it.
  private static var clearImage: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 4.6, y: 4.6))
      cross.addLine(to: CGPoint(x: 9.4, y: 9.4))
      cross.move(to: CGPoint(x: 9.4, y: 4.6))
      cross.addLine(to: CGPoint(x: 4.6, y: 9.4))
      cross.lineWidth = 1.2
      cross.lineCapStyle = .round
      context.cgContext.setBlendMode(.clear)
      cross.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The caret, or the highlight behind selected text.
  func showSelection(in field: UITextField, box: CGRect) {
    let range = field.clamped(field.selection)
    let isShown = field.isEditing && field.isFirstResponder
    caret.isHidden = !isShown || range.length > 0
    caret.backgroundColor = field.tintColor
    var frame = field.caretFrame(at: range.location)
    frame.origin.x = min(max(frame.origin.x, box.minX), max(box.minX, box.maxX - 2))
    caret.frame = frame
    caret.layer.cornerRadius = 1
    let rects = isShown && range.length > 0 ? field.rects(for: TextOffsetRange(range)).map(\.rect) : []
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    while highlights.count < rects.count {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      highlights.append(view)
      clip.insertSubview(view, at: 0)
    }
    for (view, rect) in zip(highlights, rects) {
      view.backgroundColor = field.tintColor.withAlphaComponent(0.2)
      view.frame = CGRect(
        x: rect.minX - box.minX, y: rect.minY - box.minY - 1, width: rect.width, height: rect.height + 2)
    }
  }
}

/// The blinking line; steady unless a host lets it blink, so that pictures do not depend on the moment.
@preconcurrency @MainActor package final class TextCaret: UIView {
  /// Set by hosts with a screen.
  package static var blinks = false
  private var timer: Timer?

  deinit { timer?.invalidate() }

  func start() {
    stop()
    alpha = 1
    guard TextCaret.blinks else { return }
    let timer = Timer(afterInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.alpha = self.alpha > 0.5 ? 0 : 1
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Typing shows the caret and starts the blinking anew.
  func restart() { if timer != nil { start() } }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

/// The line of text inside of the clip.
@MainActor final class TextFieldText: UIView, @preconcurrency LayerContentsProvider {
  weak var field: UITextField?
  private var lastMask: TextMask?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let field, field.hasText, let context = UIGraphicsGetCurrentContext() else { return }
    // The field draws in its own space.
    let box = field.textBox
    context.translateBy(x: -box.minX, y: -box.minY)
    field.drawText(in: box)
  }

  /// Whether the field's class draws its text itself.
  private var isCustom: Bool { field.map { TextFieldText.probe.isOverridden(in: type(of: $0)) } ?? false }

  private static let probe = OverrideProbe(base: UITextField.self, overriding: TextDrawingField.self)

  func layerContents(for layer: CALayer) -> LayerContents? {
    lastMask = nil
    guard let field, !isCustom else { return nil }
    guard field.hasText, let layout = field.layout() else { return LayerContents.none }
    let box = field.textBox
    let origin = field.lineOrigin
    let start = field.isEditing ? 0 : layout.lines.first?.frame.minX ?? 0
    let place = CGPoint(x: origin.x - box.minX - start, y: origin.y - box.minY)
    guard let mask = layout.renderMask(scale: max(layer.contentsScale, 0.1), origin: place) else { return nil }
    lastMask = mask
    return .mask(mask.coverage, RenderColor(argb: mask.color))
  }

  func layerContentsFrame(for layer: CALayer) -> CGRect? {
    guard let mask = lastMask else { return nil }
    let scale = layer.contentsScale
    return CGRect(
      x: CGFloat(mask.x) / scale, y: CGFloat(mask.y) / scale, width: CGFloat(mask.coverage.width) / scale,
      height: CGFloat(mask.coverage.height) / scale)
  }
}

/// Exists to find `drawText(in:)` in the class's table.
private final class TextDrawingField: UITextField {
  override func drawText(in rect: CGRect) {}
}

/// The placeholder.
@MainActor final class TextFieldPlaceholder: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    field.drawPlaceholder(in: bounds)
  }

  /// What `UITextField.drawPlaceholder(in:)` does.
  func drawStandard(in rect: CGRect) {
    guard let field, let text = field.placeholderDisplay(), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    var options = TextLayoutOptions(width: max(0, rect.width))
    options.maximumLines = 1
    options.lineBreakMode = .byTruncatingTail
    options.pixelScale = max(1, field.traitCollection.displayScale)
    let layout = TextLayout(text, options)
    let line = layout.lines.first?.frame ?? .zero
    let origin = field.textOrigin(width: line.width, height: layout.size.height, in: rect)
    layout.draw(in: context, at: CGPoint(x: origin.x - line.minX, y: origin.y))
  }
}

/// The border and background of a text field.
@MainActor final class TextFieldBorder: UIView {
  func apply(_ field: UITextField) {
    layer.contents = nil
    switch field.borderStyle {
    case .roundedRect:
      backgroundColor = field.fillColor ?? .systemBackground
      layer.cornerRadius = 5
      layer.borderWidth = 0.65
      let isDark = field.traitCollection.userInterfaceStyle == .dark
      layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: 0.2).cgColor
    case .line, .bezel:
      backgroundColor = nil
      layer.cornerRadius = 0
      layer.borderWidth = 1
      let dark = field.traitCollection.userInterfaceStyle == .dark
      let grey = UIColor(white: field.borderStyle == .line ? (dark ? 1 : 0) : 0.6, alpha: 1)
      layer.borderColor = grey.cgColor
    case .none:
      backgroundColor = nil
      layer.borderWidth = 0
    }
    guard field.borderStyle != .roundedRect else { return }
    let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
    if let image { ImageContents.apply(image, to: layer, size: bounds.size, traits: field.traitCollection) }
  }
}
