/// The values of a button for each state.
struct StateValues {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
}

extension Dictionary where Key == UInt {
  /// Returns the value of the state, else that of `.normal`.
  func shown(_ state: UIControl.State) -> Value? { self[state.rawValue] ?? self[0] }
}

extension UIButton {
  /// Returns the title's label, created on first access.
  func makeTitleLabel() -> UIButtonLabel {
    if let label { return label }
    let new = UIButtonLabel(frame: .zero)
    new.font = titleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    new.lineBreakMode = .byTruncatingMiddle
    new.textAlignment = .natural
    label = new
    addSubview(new)
    return new
  }

  func makeImageView() -> UIImageView {
    if let picture { return picture }
    let new = UIImageView(frame: .zero)
    new.contentMode = .scaleToFill
    picture = new
    insertSubview(new, at: [backgroundPicture, backgroundPlate, selectionPlate].contains { $0 != nil } ? 1 : 0)
    return new
  }

  /// The color of disabled titles that have no color of their own (measured).
  var disabledTitleColor: UIColor {
    traitCollection.userInterfaceStyle == .dark
      ? UIColor(white: 0.55, alpha: 0.45) : UIColor(white: 0.52, alpha: 0.45)
  }

  /// The default color of a title: the tint in a system button, white in a custom one or on the tinted plate of a
  /// selected one.
  var automaticTitleColor: UIColor {
    guard buttonType != .custom, !showsSelectionPlate else { return .white }
    return isEnabled ? tintColor : disabledTitleColor
  }

  /// The visible color of the title. On the plate only a color for this very state is used: that of the normal
  /// state is usually the plate's own tint, which would hide the title.
  private var shownTitleColor: UIColor {
    showsSelectionPlate ? values.titleColors[state.rawValue] ?? automaticTitleColor : currentTitleColor
  }

  /// Whether a selected system button shows its selection automatically: with a rounded plate of the tint behind
  /// title and image. Its dimensions are estimated from pictures of iOS 7 to 17.
  var showsSelectionPlate: Bool {
    buttonType == .system && configuration == nil && isSelected && currentBackgroundImage == nil
  }

  private func refreshSelectionPlate() {
    guard showsSelectionPlate, hasTitle || currentImage != nil else {
      selectionPlate?.removeFromSuperview()
      selectionPlate = nil
      return
    }
    let plate = selectionPlate ?? UIView(frame: .zero)
    if selectionPlate == nil {
      plate.isUserInteractionEnabled = false
      plate.layer.cornerRadius = 4
      selectionPlate = plate
      insertSubview(plate, at: 0)
    }
    plate.backgroundColor = isEnabled ? tintColor : disabledTitleColor
    plate.alpha = isHighlighted ? 0.2 : 1
    setNeedsLayout()
  }

  /// Lays out the plate around the content.
  func layOutSelectionPlate() {
    guard let selectionPlate else { return }
    var content = CGRect.null
    if let label, hasTitle { content = content.union(label.frame) }
    if let picture, !picture.isHidden { content = content.union(picture.frame) }
    selectionPlate.frame = content.isNull ? .zero : content.insetBy(dx: -4, dy: -2)
  }

  /// Whether the content is dimmed to a fifth while highlighted, as in system buttons.
  var dimsWhenHighlighted: Bool { buttonType != .custom && configuration == nil }

  // MARK: Applying

  /// Updates colors, title and images for the current state.
  func refreshLook() {
    if shownConfiguration != nil {
      if window != nil || !subviews.isEmpty { setNeedsLayout() }
      return
    }
    refreshTitle()
    refreshImage()
    refreshBackground()
    refreshSelectionPlate()
  }

  private func refreshTitle() {
    let attributed = currentAttributedTitle
    let title = currentTitle
    guard attributed != nil || !(title ?? "").isEmpty || label != nil else { return }
    let label = makeTitleLabel()
    if let attributed {
      // Titles without a color of their own follow the tint.
      if buttonType != .custom { label.textColor = shownTitleColor }
      label.attributedText = attributed
      label.isEnabled = isEnabled || values.attributedTitles[state.rawValue] != nil
    } else {
      label.text = title
      label.textColor = shownTitleColor
      label.isEnabled = true
    }
    label.shadowColor = currentTitleShadowColor
    fade(label, to: dimsWhenHighlighted && isHighlighted ? 0.2 : 1)
    setNeedsLayout()
  }

  private func refreshImage() {
    guard let image = currentImage else {
      picture?.image = nil
      picture?.isHidden = true
      return
    }
    let view = makeImageView()
    view.isHidden = false
    view.templatesAutomaticImages = buttonType != .custom
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    let hasOwn = values.images[state.rawValue] != nil && state != .normal
    let darkens = isHighlighted && adjustsImageWhenHighlighted && !hasOwn && !dimsWhenHighlighted
    view.image = darkens ? ButtonSymbols.darkened(image) : image
    var alpha: CGFloat = dimsWhenHighlighted && isHighlighted ? 0.2 : 1
    if !isEnabled, adjustsImageWhenDisabled, !hasOwn { alpha = 0.5 }
    fade(view, to: alpha)
    view.tintColor = imageTint(darkens: darkens && image.isStencil)
    setNeedsLayout()
  }

  /// Returns the tint of the image; nil for the button's own.
  private func imageTint(darkens: Bool) -> UIColor? {
    if showsSelectionPlate { return .white }
    if buttonType != .custom, !isEnabled { return disabledTitleColor }
    return darkens ? ButtonSymbols.darkened(tintColor) : nil
  }

  private func refreshBackground() {
    guard let image = currentBackgroundImage else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
      return
    }
    let view = backgroundPicture ?? UIImageView(frame: .zero)
    if backgroundPicture == nil {
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    let hasOwn = values.backgrounds[state.rawValue] != nil && state != .normal
    let darkens = isHighlighted && adjustsImageWhenHighlighted && !hasOwn
    view.image = darkens ? ButtonSymbols.darkened(image) : image
    view.alpha = !isEnabled && adjustsImageWhenDisabled && !hasOwn ? 0.5 : 1
    setNeedsLayout()
  }

  /// Dims a view immediately, and restores it with a short animation.
  private func fade(_ part: UIView, to alpha: CGFloat) {
    guard part.alpha != alpha else { return }
    // An animation of the last tap that is still running would continue over the new value.
    part.layer.removeAnimation(forKey: "opacity")
    guard alpha > part.alpha, dimsWhenHighlighted, !isHighlighted, window != nil else { return part.alpha = alpha }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { part.alpha = alpha }
  }
}
