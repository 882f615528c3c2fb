/// A view that shows one image, or several in sequence.
///
/// Set `image`; `contentMode` determines how it fills the bounds. With Auto Layout, the image's size is the view's
/// intrinsic size.
///
/// ```swift
/// let photo = UIImageView(image: UIImage(named: "Landscape"))
/// photo.contentMode = .scaleAspectFill
/// photo.clipsToBounds = true
/// view.addSubview(photo)
/// ```
///
/// The image becomes the layer's contents: nothing is drawn, and `draw(_:)` of a subclass is not called. Template
/// images take the tint color. Resizable images stretch by the layer's `contentsCenter`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor open class UIImageView: UIView {
  private var player: ImagePlayer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
    update()
  }

  /// Creates a view of the first image's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
    update()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.imageView, from: coder)
  }

  override class var nibRow: NibRow { .imageView }
  package override var automationType: AutomationType {
    accessibilityStorage?.automationType ?? AutomationType(accessibilityTraits) ?? .image
  }
  package override var automationIdentifier: String? {
    accessibilityIdentifier ?? image?.accessibilityIdentifier ?? image?.automationName
  }

  /// The image, shown according to `contentMode`. Setting it ends an animation of images, and does not change the
  /// frame.
  open var image: UIImage? {
    willSet { KeyValueObserving.willChange(self, "image") }
    didSet {
      defer { KeyValueObserving.didChange(self, "image") }

      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      restartForAnimatedImage()
      update()
    }
  }

  /// The image while the view is highlighted; nil keeps `image`.
  open var highlightedImage: UIImage? { didSet { update() } }

  /// Whether `highlightedImage` is shown instead of `image`.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "highlighted") }
    didSet {
      defer { KeyValueObserving.didChange(self, "highlighted") }
      if isHighlighted != oldValue { update() }
    }
  }

  /// The configuration for symbol images.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The preferred range of brightness. The value is stored without effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified {
    didSet { Unsupported.log("UIImageView.preferredImageDynamicRange") }
  }

  /// The label that was set, else the image's.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Animation

  /// The images to show in sequence after `startAnimating()`.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      if !(animationImages ?? []).isEmpty, image == nil { update() }
    }
  }
  /// The images of the animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle in seconds; 0, the default, stands for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation is repeated; 0 repeats it indefinitely.
  open var animationRepeatCount = 0

  /// Whether an animation of images runs.
  open var isAnimating: Bool { player != nil }

  /// Starts the animation with the first image.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    play(images, duration: animationDuration, repeats: animationRepeatCount)
  }

  /// Stops the animation, and shows `image` again.
  open func stopAnimating() {
    player?.stop()
    player = nil
    update()
  }

  private func play(_ images: [UIImage], duration: TimeInterval, repeats: Int) {
    player?.stop()
    player = nil
    guard !images.isEmpty else { return }
    let period = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    player = ImagePlayer(images: images, period: period, repeats: repeats) { [weak self] isOver in
      if isOver { self?.player = nil }
      self?.update()
    }
    update()
  }

  private func restartForAnimatedImage() {
    player?.stop()
    player = nil
    if let images = image?.images, images.count > 1, window != nil {
      play(images, duration: image?.duration ?? 0, repeats: 0)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      player?.stop()
      player = nil
    } else if player == nil {
      restartForAnimatedImage()
    }
    update()
  }

  // MARK: The drawn image

  /// The image for the state, before tinting.
  var shownImage: UIImage? {
    if let frame = player?.current { return frame }
    let chosen = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: traitCollection)
    let image = isMirrored(chosen) ? chosen?.withHorizontallyFlippedOrientation() : chosen
    if let image, image.isSymbolImage, let preferredSymbolConfiguration {
      return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }
    return image
  }

  private func isMirrored(_ image: UIImage?) -> Bool {
    image?.flipsForRightToLeftLayoutDirection == true && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var usesTint: Bool {
    guard let image = shownImage else { return false }
    switch image.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    default: return image.isSymbolImage || templatesAutomaticImages
    }
  }

  /// Whether images without a rendering mode are templates, as in a system button.
  var templatesAutomaticImages = false { didSet { if templatesAutomaticImages != oldValue { update() } } }

  /// Updates the layer's contents; inexpensive if nothing changed.
  func update() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    ImageContents.apply(
      shown, tint: usesTint ? tintColor : nil, to: layer, size: bounds.size, mode: contentMode,
      traits: traitCollection)
  }

  /// Saves the position, the size and the transform.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(
      [
        bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y, layer.anchorPoint.x,
        layer.anchorPoint.y,
      ]
      .map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIImageView.geometry")
    coder.encode(transform, forKey: "UIImageView.transform")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let saved = coder.decodeObject(forKey: "UIImageView.geometry") as? [NSNumber], saved.count == 8 else {
      return
    }
    let values = saved.map { CGFloat($0.doubleValue) }
    layer.anchorPoint = CGPoint(x: values[6], y: values[7])
    transform = coder.decodeCGAffineTransform(forKey: "UIImageView.transform")
    bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    center = CGPoint(x: values[4], y: values[5])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown = shownImage else { return }
    // The content mode may have changed, too.
    if shown.isSymbolImage || shown.storage.enlarged != nil || shown.hasCaps
      || shown.flipsForRightToLeftLayoutDirection
    {
      update()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if usesTint { update() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.imageAsset != nil { invalidateIntrinsicContentSize() }
    update()
  }

  /// The size of the image, or of its alignment rectangle, because constraints apply to that.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }
  /// The alignment insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override var describedState: String { image.map { "; image = \($0)" } ?? "" }
}
