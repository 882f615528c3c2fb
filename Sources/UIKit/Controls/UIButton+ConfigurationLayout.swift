/// The drawing and layout of buttons with a configuration.
extension UIButton {
  struct ConfiguredParts {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The size without insets.
    var size = CGSize.zero
  }

  func removeConfigurationViews() {
    selectionPlate?.removeFromSuperview()
    selectionPlate = nil
    backgroundPlate?.removeFromSuperview()
    backgroundPlate = nil
    secondLabel?.removeFromSuperview()
    secondLabel = nil
    indicator?.removeFromSuperview()
    indicator = nil
    popUpIndicator?.removeFromSuperview()
    popUpIndicator = nil
    label?.numberOfLines = 1
  }

  private var insetsOfConfiguration: UIEdgeInsets {
    let insets = shownConfiguration?.contentInsets ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  // MARK: Preparing the parts

  /// Updates the content of the subviews; once for each change, as setting it would request another layout.
  private func prepare(_ configuration: Configuration) {
    guard needsPreparation else { return }
    needsPreparation = false
    let color = configuration.foregroundColor(tint: tintColor)
    prepareTitle(configuration, color)
    prepareSubtitle(configuration, color)
    prepareImage(configuration, color)
    preparePopUpIndicator(configuration, color)
    let plate = backgroundPlate ?? ConfiguredBackgroundView(frame: bounds)
    if backgroundPlate == nil {
      backgroundPlate = plate
      insertSubview(plate, at: 0)
    }
    plate.apply(
      configuration.background, color: configuration.backgroundColor(tint: tintColor), tint: tintColor)
  }

  private func prepareTitle(_ configuration: Configuration, _ color: UIColor) {
    let own = configuration.attributedTitle
    guard own != nil || currentAttributedTitle != nil || !(currentTitle ?? "").isEmpty else {
      label?.text = nil
      label?.isHidden = true
      return
    }
    let label = makeTitleLabel()
    label.isHidden = false
    label.alpha = 1
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    label.lineBreakMode = configuration.titleLineBreakMode
    let font = configuration.titleFont(traitCollection)
    label.font = font
    label.textColor = color
    let text = own ?? AttributedString(currentAttributedTitle?.string ?? currentTitle ?? "")
    ButtonText.apply(
      text, configuration.titleTextAttributesTransformer, font: font, color: color, to: label)
    label.textAlignment = textAlignment(configuration)
  }

  private func prepareSubtitle(_ configuration: Configuration, _ color: UIColor) {
    guard let text = configuration.attributedSubtitle else {
      secondLabel?.removeFromSuperview()
      secondLabel = nil
      return
    }
    let label = secondLabel ?? UIButtonLabel(frame: .zero)
    if secondLabel == nil {
      secondLabel = label
      addSubview(label)
    }
    label.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
    ButtonText.apply(
      text, configuration.subtitleTextAttributesTransformer, font: configuration.subtitleFont(traitCollection),
      color: color,
      to: label)
    label.textAlignment = textAlignment(configuration)
  }

  private func prepareImage(_ configuration: Configuration, _ color: UIColor) {
    if configuration.showsActivityIndicator {
      picture?.isHidden = true
      let spinner = indicator ?? UIActivityIndicatorView(style: .medium)
      if indicator == nil {
        indicator = spinner
        addSubview(spinner)
        spinner.startAnimating()
      }
      spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      return
    }
    indicator?.removeFromSuperview()
    indicator = nil
    guard let image = configuration.image ?? currentImage else {
      picture?.image = nil
      picture?.isHidden = true
      return
    }
    let view = makeImageView()
    view.isHidden = false
    view.alpha = 1
    view.templatesAutomaticImages = true
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? textSize(of: image)
    view.image = image
  }

  /// Returns the size of the user's body text for symbols without a size of their own; nil for other images.
  private func textSize(of image: UIImage) -> UIImage.SymbolConfiguration? {
    guard image.isSymbolImage else { return nil }
    let values = image.symbolConfiguration?.values
    guard values?.pointSize == nil, values?.textStyle == nil else { return nil }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return UIImage.SymbolConfiguration(pointSize: body.pointSize)
  }

  private func preparePopUpIndicator(_ configuration: Configuration, _ color: UIColor) {
    guard showsPopUpIndicator(configuration) else {
      popUpIndicator?.removeFromSuperview()
      popUpIndicator = nil
      return
    }
    let view = popUpIndicator ?? UIImageView(frame: .zero)
    if popUpIndicator == nil {
      popUpIndicator = view
      addSubview(view)
    }
    let size = configuration.titleFont(traitCollection).pointSize * 0.7
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    view.templatesAutomaticImages = true
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  /// The gap between the content and the chevrons of a pop-up button, in points.
  private static var popUpGap: CGFloat { 5 }

  /// The width of the chevrons beside the content, with their gap, in points.
  private var popUpRoom: CGFloat { popUpIndicator.map { $0.intrinsicContentSize.width + Self.popUpGap } ?? 0 }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center: return .center
    case .automatic:
      if configuration.attributedSubtitle != nil, configuration.image != nil { return isMirrored ? .right : .left }
      return .center
    }
  }

  // MARK: Placing

  /// Returns the frames of the components in a box without insets, relative to its top left corner.
  private func parts(_ configuration: Configuration, width: CGFloat) -> ConfiguredParts {
    var parts = ConfiguredParts()
    var image = CGSize.zero
    if indicator != nil {
      image = indicator?.intrinsicContentSize ?? .zero
    } else if let picture, !picture.isHidden {
      image = picture.intrinsicContentSize
    }
    if image != .zero { image.width = max(image.width, configuration.imageReservation) }
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let hasText = label?.isHidden == false || secondLabel != nil
    let gap = image != .zero && hasText ? configuration.imagePadding : 0
    let room = max(0, isBeside ? width - image.width - gap : width)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, !label.isHidden else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let title = size(label)
    let subtitle = size(secondLabel)
    let between = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    let text = CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    let alignment = textAlignment(configuration)
    func lineX(_ line: CGFloat) -> CGFloat {
      alignment == .left ? 0 : alignment == .right ? text.width - line : (text.width - line) / 2
    }
    parts.title = CGRect(x: lineX(title.width), y: 0, width: title.width, height: title.height)
    parts.subtitle = CGRect(
      x: lineX(subtitle.width), y: title.height + between, width: subtitle.width, height: subtitle.height)
    parts.image.size = image
    if isBeside {
      parts.size = CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let imageFirst = configuration.imagePlacement.contains(.leading) != isMirrored
      parts.image.origin = CGPoint(
        x: imageFirst ? 0 : text.width + gap, y: (parts.size.height - image.height) / 2)
      parts.moveText(x: imageFirst ? image.width + gap : 0, y: (parts.size.height - text.height) / 2)
    } else {
      parts.size = CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      let imageFirst = configuration.imagePlacement.contains(.top)
      parts.image.origin = CGPoint(
        x: (parts.size.width - image.width) / 2, y: imageFirst ? 0 : text.height + gap)
      parts.moveText(x: (parts.size.width - text.width) / 2, y: imageFirst ? image.height + gap : 0)
    }
    return parts
  }

  func layOut(_ configuration: Configuration) {
    prepare(configuration)
    var box = bounds.inset(by: insetsOfConfiguration)
    let popUpRoom = popUpRoom
    box.size.width = max(0, box.width - popUpRoom)
    let leadsRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if leadsRight { box.origin.x += popUpRoom }
    let parts = parts(configuration, width: max(0, box.width))
    var origin = CGPoint.zero
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: origin.x = box.minX
    case .right: origin.x = box.maxX - parts.size.width
    default: origin.x = box.minX + (box.width - parts.size.width) / 2
    }
    switch contentVerticalAlignment {
    case .top: origin.y = box.minY
    case .bottom: origin.y = box.maxY - parts.size.height
    default: origin.y = box.minY + (box.height - parts.size.height) / 2
    }
    func place(_ view: UIView?, _ rect: CGRect) {
      view?.frame = pixelAligned(rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    place(picture, parts.image)
    place(indicator, parts.image)
    place(label, parts.title)
    place(secondLabel, parts.subtitle)
    if let size = popUpIndicator?.intrinsicContentSize {
      let x = leadsRight ? -Self.popUpGap - size.width : parts.size.width + Self.popUpGap
      place(
        popUpIndicator,
        CGRect(x: x, y: (parts.size.height - size.height) / 2, width: size.width, height: size.height))
    }
    let insets = configuration.background.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let plate = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    backgroundPlate?.frame = plate
    backgroundPlate?.round(configuration.cornerRadius(height: plate.height))
  }

  func fittingSize(of configuration: Configuration, limit: CGSize) -> CGSize {
    prepare(configuration)
    let insets = insetsOfConfiguration
    let sides = insets.left + insets.right + popUpRoom
    let room = limit.width > 0 && limit.width.isFinite ? limit.width - sides : .infinity
    var size = parts(configuration, width: max(0, room)).size
    size.width += popUpRoom
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

extension UIButton.ConfiguredParts {
  mutating func moveText(x: CGFloat, y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
  }
}
