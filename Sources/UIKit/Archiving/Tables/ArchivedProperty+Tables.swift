import QuartzCore

/// What archives keep of each class that Apple's API table says conforms to `NSCoding`.
extension ArchivedProperty {
  static let all: [Table] = views + controls + texts + bars

  private static let views: [Table] = [
    (
      UIView.self,
      [
        of("margins", \UIView.directionalLayoutMargins),
        of("keepsMargins", \UIView.preservesSuperviewLayoutMargins),
        of("safeMargins", \UIView.insetsLayoutMarginsFromSafeArea),
        priorities("huggingX", .horizontal, { $0.contentHuggingPriority(for: $1) }) {
          $0.setContentHuggingPriority($1, for: $2)
        },
        priorities("huggingY", .vertical, { $0.contentHuggingPriority(for: $1) }) {
          $0.setContentHuggingPriority($1, for: $2)
        },
        priorities("resistanceX", .horizontal, { $0.contentCompressionResistancePriority(for: $1) }) {
          $0.setContentCompressionResistancePriority($1, for: $2)
        },
        priorities("resistanceY", .vertical, { $0.contentCompressionResistancePriority(for: $1) }) {
          $0.setContentCompressionResistancePriority($1, for: $2)
        },
      ]
    ),
    (
      UIStackView.self,
      [
        of("axis", \UIStackView.axis), of("distribution", \UIStackView.distribution),
        of("alignment", \UIStackView.alignment), of("spacing", \UIStackView.spacing),
        of("baseline", \UIStackView.isBaselineRelativeArrangement),
        of("margins", \UIStackView.isLayoutMarginsRelativeArrangement),
        custom("arranged", arrangedSubviews, setArrangedSubviews),
      ]
    ),
    (
      UIScrollView.self,
      [
        of("contentSize", \UIScrollView.contentSize), of("inset", \UIScrollView.contentInset),
        of("adjusts", \UIScrollView.contentInsetAdjustmentBehavior), of("scrolls", \UIScrollView.isScrollEnabled),
        of("pages", \UIScrollView.isPagingEnabled), of("locks", \UIScrollView.isDirectionalLockEnabled),
        of("bounces", \UIScrollView.bounces), of("bouncesY", \UIScrollView.alwaysBounceVertical),
        of("bouncesX", \UIScrollView.alwaysBounceHorizontal), of("keyboard", \UIScrollView.keyboardDismissMode),
        of("toTop", \UIScrollView.scrollsToTop), of("delays", \UIScrollView.delaysContentTouches),
        of("cancels", \UIScrollView.canCancelContentTouches),
        of("showsY", \UIScrollView.showsVerticalScrollIndicator),
        of("showsX", \UIScrollView.showsHorizontalScrollIndicator), of("indicators", \UIScrollView.indicatorStyle),
        of("insetsY", \UIScrollView.verticalScrollIndicatorInsets),
        of("insetsX", \UIScrollView.horizontalScrollIndicatorInsets),
        of("minimumZoom", \UIScrollView.minimumZoomScale), of("maximumZoom", \UIScrollView.maximumZoomScale),
        of("bouncesZoom", \UIScrollView.bouncesZoom), of("rate", \UIScrollView.decelerationRate),
      ]
    ),
    (
      UIImageView.self,
      [
        of("image", \UIImageView.image), of("highlightedImage", \UIImageView.highlightedImage),
        of("highlighted", \UIImageView.isHighlighted), of("images", \UIImageView.animationImages),
        of("duration", \UIImageView.animationDuration), of("repeats", \UIImageView.animationRepeatCount),
        of("symbol", \UIImageView.preferredSymbolConfiguration),
      ]
    ),
    (
      UIActivityIndicatorView.self,
      [
        of("style", \UIActivityIndicatorView.style), of("hides", \UIActivityIndicatorView.hidesWhenStopped),
        of("color", \UIActivityIndicatorView.color),
        custom("animating", { (view: UIActivityIndicatorView) in view.isAnimating.archived }) {
          if $1.flatMap(Bool.unarchived) == true { $0.startAnimating() }
        },
      ]
    ),
    (
      UIProgressView.self,
      [
        of("style", \UIProgressView.progressViewStyle), of("progress", \UIProgressView.progress),
        of("tint", \UIProgressView.progressTintColor), of("track", \UIProgressView.trackTintColor),
        of("image", \UIProgressView.progressImage), of("trackImage", \UIProgressView.trackImage),
      ]
    ),
    (
      UIVisualEffectView.self,
      [
        of("effect", \UIVisualEffectView.effect),
        custom("content", { (view: UIVisualEffectView) in NSArray(array: view.contentView.subviews) }) {
          for case let child as UIView in $1 as? NSArray ?? [] { $0.contentView.addSubview(child) }
        },
      ]
    ),
  ]

  private static func priorities(
    _ key: String, _ axis: NSLayoutConstraint.Axis,
    _ get: @escaping (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
    _ set: @escaping (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
  ) -> ArchivedProperty {
    custom(key, { (view: UIView) in get(view, axis).rawValue.archived }) { view, value in
      if let value = value.flatMap(Float.unarchived) { set(view, UILayoutPriority(value), axis) }
    }
  }

  /// By their places among the subviews, each with the space after it.
  private static func arrangedSubviews(_ stack: UIStackView) -> NSObject? {
    let places = stack.arrangedSubviews.compactMap { view -> NSArray? in
      guard let index = stack.subviews.firstIndex(of: view) else { return nil }
      return [NSNumber(value: index), NSNumber(value: Double(stack.customSpacing(after: view)))]
    }
    return places.isEmpty ? nil : NSArray(array: places)
  }

  private static func setArrangedSubviews(_ stack: UIStackView, _ value: NSObject?) {
    let subviews = stack.subviews
    for case let place as NSArray in value as? NSArray ?? [] where place.count == 2 {
      guard let index = (place[0] as? NSNumber)?.intValue, subviews.indices.contains(index) else { continue }
      stack.addArrangedSubview(subviews[index])
      if let space = (place[1] as? NSNumber)?.doubleValue, CGFloat(space) != UIStackView.spacingUseDefault {
        stack.setCustomSpacing(CGFloat(space), after: subviews[index])
      }
    }
  }

  private static let controls: [Table] = [
    (
      UIControl.self,
      [
        of("enabled", \UIControl.isEnabled), of("selected", \UIControl.isSelected),
        of("highlighted", \UIControl.isHighlighted), of("vertical", \UIControl.contentVerticalAlignment),
        of("horizontal", \UIControl.contentHorizontalAlignment),
      ]
    ),
    (
      UISwitch.self,
      [
        of("on", \UISwitch.isOn), of("onTint", \UISwitch.onTintColor), of("thumb", \UISwitch.thumbTintColor),
        of("title", \UISwitch.title), of("style", \UISwitch.preferredStyle),
      ]
    ),
    (
      UISlider.self,
      [
        of("minimum", \UISlider.minimumValue), of("maximum", \UISlider.maximumValue), of("value", \UISlider.value),
        of("continuous", \UISlider.isContinuous), of("minimumTint", \UISlider.minimumTrackTintColor),
        of("maximumTint", \UISlider.maximumTrackTintColor), of("thumb", \UISlider.thumbTintColor),
        of("minimumImage", \UISlider.minimumValueImage), of("maximumImage", \UISlider.maximumValueImage),
        states("thumbs", { (slider: UISlider, state) in slider.thumbImage(for: state) }) {
          $0.setThumbImage($1 as? UIImage, for: $2)
        },
        states("minimumTracks", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) }) {
          $0.setMinimumTrackImage($1 as? UIImage, for: $2)
        },
        states("maximumTracks", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) }) {
          $0.setMaximumTrackImage($1 as? UIImage, for: $2)
        },
      ]
    ),
    (
      UIStepper.self,
      [
        of("minimum", \UIStepper.minimumValue), of("maximum", \UIStepper.maximumValue),
        of("step", \UIStepper.stepValue), of("value", \UIStepper.value), of("continuous", \UIStepper.isContinuous),
        of("repeats", \UIStepper.autorepeat), of("wraps", \UIStepper.wraps),
      ]
    ),
    (
      UIPageControl.self,
      [
        of("pages", \UIPageControl.numberOfPages), of("page", \UIPageControl.currentPage),
        of("hides", \UIPageControl.hidesForSinglePage), of("tint", \UIPageControl.pageIndicatorTintColor),
        of("currentTint", \UIPageControl.currentPageIndicatorTintColor),
        of("background", \UIPageControl.backgroundStyle), of("direction", \UIPageControl.direction),
        of("continuous", \UIPageControl.allowsContinuousInteraction),
        of("image", \UIPageControl.preferredIndicatorImage),
      ]
    ),
    (
      UISegmentedControl.self,
      [
        custom("segments", segments, setSegments), of("selected", \UISegmentedControl.selectedSegmentIndex),
        of("momentary", \UISegmentedControl.isMomentary),
        of("apportions", \UISegmentedControl.apportionsSegmentWidthsByContent),
        of("tint", \UISegmentedControl.selectedSegmentTintColor),
      ]
    ),
    (UIButton.self, ArchivedButton.properties),
  ]

  /// A control's values for the states that have one set.
  static func states<Object: UIControl>(
    _ key: String, _ get: @escaping (Object, UIControl.State) -> NSObject?,
    _ set: @escaping (Object, NSObject?, UIControl.State) -> Void
  ) -> ArchivedProperty {
    let states = (UInt(0)..<16).map { UIControl.State(rawValue: $0) }
    return custom(key) { (object: Object) in
      let list = states.compactMap { state in
        get(object, state).map { NSArray(array: [NSNumber(value: state.rawValue), $0]) }
      }
      return list.isEmpty ? nil : NSArray(array: list)
    } _: { object, value in
      for case let pair as NSArray in value as? NSArray ?? [] where pair.count == 2 {
        guard let state = (pair[0] as? NSNumber)?.uintValue else { continue }
        set(object, pair[1] as? NSObject, UIControl.State(rawValue: state))
      }
    }
  }

  private static func segments(_ control: UISegmentedControl) -> NSObject? {
    let list = (0..<control.numberOfSegments).map { index -> NSArray in
      let title = control.titleForSegment(at: index).map { NSString(string: $0) }
      return [
        title ?? NSNull(), control.imageForSegment(at: index) ?? NSNull(),
        NSNumber(value: Double(control.widthForSegment(at: index))),
        NSNumber(value: control.isEnabledForSegment(at: index)),
      ]
    }
    return list.isEmpty ? nil : NSArray(array: list)
  }

  private static func setSegments(_ control: UISegmentedControl, _ value: NSObject?) {
    control.removeAllSegments()
    for case let segment as NSArray in value as? NSArray ?? [] where segment.count == 4 {
      let index = control.numberOfSegments
      if let image = segment[1] as? UIImage {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: String.unarchived(segment[0] as? NSObject ?? NSNull()), at: index, animated: false)
      }
      control.setWidth(CGFloat((segment[2] as? NSNumber)?.doubleValue ?? 0), forSegmentAt: index)
      control.setEnabled((segment[3] as? NSNumber)?.boolValue ?? true, forSegmentAt: index)
    }
  }

  private static let texts: [Table] = [
    (
      UITextField.self,
      [
        of("font", \UITextField.font), of("color", \UITextField.textColor),
        of("alignment", \UITextField.textAlignment), of("attributed", \UITextField.attributedText),
        of("text", \UITextField.text), of("placeholder", \UITextField.placeholder),
        of("border", \UITextField.borderStyle), of("background", \UITextField.background),
        of("disabledBackground", \UITextField.disabledBackground), of("clears", \UITextField.clearButtonMode),
        of("leftMode", \UITextField.leftViewMode), of("left", \UITextField.leftView),
        of("rightMode", \UITextField.rightViewMode), of("right", \UITextField.rightView),
        of("clearsOnBegin", \UITextField.clearsOnBeginEditing),
        of("clearsOnInsertion", \UITextField.clearsOnInsertion),
        of("adjusts", \UITextField.adjustsFontSizeToFitWidth), of("minimumSize", \UITextField.minimumFontSize),
        of("followsCategory", \UITextField.adjustsFontForContentSizeCategory),
        of("capitalizes", \UITextField.autocapitalizationType), of("corrects", \UITextField.autocorrectionType),
        of("spells", \UITextField.spellCheckingType), of("keyboard", \UITextField.keyboardType),
        of("appearance", \UITextField.keyboardAppearance), of("return", \UITextField.returnKeyType),
        of("enablesReturn", \UITextField.enablesReturnKeyAutomatically),
        of("secure", \UITextField.isSecureTextEntry),
      ]
    ),
    (
      UITextView.self,
      [
        of("font", \UITextView.font), of("color", \UITextView.textColor),
        of("alignment", \UITextView.textAlignment),
        of("text", \UITextView.attributedText), of("editable", \UITextView.isEditable),
        of("selectable", \UITextView.isSelectable), of("inset", \UITextView.textContainerInset),
        of("detects", \UITextView.dataDetectorTypes),
        of("followsCategory", \UITextView.adjustsFontForContentSizeCategory),
        of("capitalizes", \UITextView.autocapitalizationType), of("corrects", \UITextView.autocorrectionType),
        of("spells", \UITextView.spellCheckingType), of("keyboard", \UITextView.keyboardType),
        of("appearance", \UITextView.keyboardAppearance), of("return", \UITextView.returnKeyType),
        of("enablesReturn", \UITextView.enablesReturnKeyAutomatically), of("secure", \UITextView.isSecureTextEntry),
      ]
    ),
  ]

  private static let bars: [Table] = [
    (
      UIBarItem.self,
      [
        of("title", \UIBarItem.title), of("image", \UIBarItem.image),
        of("landscape", \UIBarItem.landscapeImagePhone), of("large", \UIBarItem.largeContentSizeImage),
        of("insets", \UIBarItem.imageInsets), of("enabled", \UIBarItem.isEnabled), of("tag", \UIBarItem.tag),
        of("identifier", \UIBarItem.accessibilityIdentifier), of("label", \UIBarItem.accessibilityLabel),
      ]
    ),
    (
      UIBarButtonItem.self,
      [
        custom("system", { (item: UIBarButtonItem) in item.systemItem?.rawValue.archived }) { item, value in
          let raw = value.flatMap(Int.unarchived)
          if let system = raw.flatMap({ UIBarButtonItem.SystemItem(rawValue: $0) }) { item.setSystemItem(system) }
        },
        of("style", \UIBarButtonItem.style), of("width", \UIBarButtonItem.width),
        of("tint", \UIBarButtonItem.tintColor), of("view", \UIBarButtonItem.customView),
        of("selected", \UIBarButtonItem.isSelected), of("hidden", \UIBarButtonItem.isHidden),
        custom("titles", { (item: UIBarButtonItem) in item.possibleTitles.map { NSArray(array: $0.sorted()) } }) {
          $0.possibleTitles = ($1 as? NSArray).map {
            Set($0.compactMap { ($0 as? NSObject).flatMap(String.unarchived) })
          }
        },
        custom(
          "action", { (item: UIBarButtonItem) in item.action.map { NSString(string: NSStringFromSelector($0)) } }
        ) {
          $0.action = $1.flatMap(String.unarchived).map { Selector($0) }
        },
      ]
    ),
    (
      UITabBarItem.self,
      [
        custom("system", { (item: UITabBarItem) in item.systemItem?.rawValue.archived }) { item, value in
          let raw = value.flatMap(Int.unarchived)
          if let system = raw.flatMap({ UITabBarItem.SystemItem(rawValue: $0) }) { item.setSystemItem(system) }
        },
        of("selectedImage", \UITabBarItem.selectedImage), of("badge", \UITabBarItem.badgeValue),
        of("badgeColor", \UITabBarItem.badgeColor), of("titleOffset", \UITabBarItem.titlePositionAdjustment),
      ]
    ),
    (
      UINavigationItem.self,
      [
        of("title", \UINavigationItem.title), of("prompt", \UINavigationItem.prompt),
        of("view", \UINavigationItem.titleView), of("large", \UINavigationItem.largeTitleDisplayMode),
        of("back", \UINavigationItem.backBarButtonItem), of("backTitle", \UINavigationItem.backButtonTitle),
        of("backMode", \UINavigationItem.backButtonDisplayMode), of("hidesBack", \UINavigationItem.hidesBackButton),
        of("supplements", \UINavigationItem.leftItemsSupplementBackButton),
        of("left", \UINavigationItem.leftBarButtonItems), of("right", \UINavigationItem.rightBarButtonItems),
      ]
    ),
    (UINavigationBar.self, [of("items", \UINavigationBar.items)]),
    (UIToolbar.self, [of("items", \UIToolbar.items)]),
    (
      UITabBar.self,
      [
        of("items", \UITabBar.items), of("positioning", \UITabBar.itemPositioning),
        of("itemWidth", \UITabBar.itemWidth), of("itemSpacing", \UITabBar.itemSpacing),
        of("barTint", \UITabBar.barTintColor), of("unselectedTint", \UITabBar.unselectedItemTintColor),
        of("translucent", \UITabBar.isTranslucent), of("style", \UITabBar.barStyle),
        of("backgroundImage", \UITabBar.backgroundImage), of("shadowImage", \UITabBar.shadowImage),
        of("indicator", \UITabBar.selectionIndicatorImage),
      ]
    ),
  ]
}
