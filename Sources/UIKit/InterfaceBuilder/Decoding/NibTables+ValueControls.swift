extension NibTables {
  static func fillValueControls() {
    add(UISlider.self, fillSlider)
    add(UIStepper.self) { table in
      table.property("maximumValue", \.maximumValue)
      table.property("minimumValue", \.minimumValue)
      table.property("stepValue", \.stepValue)
      table.property("continuous", \.isContinuous)
      table.property("autorepeat", \.autorepeat)
      table.property("wraps", \.wraps)
      // After the range, whatever stands first.
      table.step(reads: ["value"]) { stepper, coder in
        if let value = coder.element["value"].flatMap(Double.init) { stepper.value = value }
      }
    }
    add(UIPageControl.self) { table in
      table.property("numberOfPages", \.numberOfPages)
      table.property("hidesForSinglePage", \.hidesForSinglePage)
      table.property("defersCurrentPageDisplay", \.defersCurrentPageDisplay)
      table.property("allowsContinuousInteraction", \.allowsContinuousInteraction)
      table.property("backgroundStyle", \.backgroundStyle)
      table.on("pageIndicatorTintColor") { (control, value: NibColor) in
        control.pageIndicatorTintColor = value.color
      }
      table.on("currentPageIndicatorTintColor") { (control, value: NibColor) in
        control.currentPageIndicatorTintColor = value.color
      }
      table.on("preferredIndicatorImage") { (control, value: NibImage) in
        control.preferredIndicatorImage = value.image
      }
      table.step(reads: ["currentPage"]) { control, coder in
        if let page = coder.element["currentPage"].flatMap(Int.init) { control.currentPage = page }
      }
    }
    add(UIProgressView.self) { table in
      table.property("progressViewStyle", \.progressViewStyle)
      table.property("progress", \.progress)
      table.on("progressTintColor") { (view, value: NibColor) in view.progressTintColor = value.color }
      table.on("trackTintColor") { (view, value: NibColor) in view.trackTintColor = value.color }
      table.on("progressImage") { (view, value: NibImage) in view.progressImage = value.image }
      table.on("trackImage") { (view, value: NibImage) in view.trackImage = value.image }
    }
    add(UIActivityIndicatorView.self) { table in
      table.property("style", \.style)
      table.on("color") { (view, value: NibColor) in view.color = value.color }
      table.step(reads: ["hidesWhenStopped", "animating"]) { view, coder in
        // Interface Builder writes it only when it is on.
        view.hidesWhenStopped = coder.element.flag("hidesWhenStopped") ?? false
        if coder.element.flag("animating") == true { view.startAnimating() }
      }
    }
    add(UISegmentedControl.self, fillSegments)
    add(UIVisualEffectView.self) { table in
      table.step(reads: ["blurEffect", "vibrancyEffect", "contentView"]) { view, coder in
        if let element = coder.element.child(named: "vibrancyEffect") {
          let blur = NibEffects.blur(element.child(named: "blurEffect"))
          let style = element["style"].flatMap { NibEffects.vibrancies[$0] } ?? .label
          view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
        } else if let element = coder.element.child(named: "blurEffect") {
          view.effect = NibEffects.blur(element)
        }
      }
    }
  }

  private static func fillSlider(_ table: NibTable<UISlider>) {
    table.property("minValue", \.minimumValue)
    table.property("maxValue", \.maximumValue)
    table.property("continuous", \.isContinuous)
    table.on("minimumValueImage") { (slider, value: NibImage) in slider.minimumValueImage = value.image }
    table.on("maximumValueImage") { (slider, value: NibImage) in slider.maximumValueImage = value.image }
    table.on("minimumTrackTintColor") { (slider, value: NibColor) in slider.minimumTrackTintColor = value.color }
    table.on("maximumTrackTintColor") { (slider, value: NibColor) in slider.maximumTrackTintColor = value.color }
    table.on("thumbTintColor") { (slider, value: NibColor) in slider.thumbTintColor = value.color }
    // After the range, whatever stands first.
    table.step(reads: ["value"]) { slider, coder in
      if let value = coder.element["value"].flatMap(Float.init) { slider.value = value }
    }
  }

  private static func fillSegments(_ table: NibTable<UISegmentedControl>) {
    table.property("momentary", \.isMomentary)
    table.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    table.on("selectedSegmentTintColor") { (control, value: NibColor) in
      control.selectedSegmentTintColor = value.color
    }
    // Styles look alike since iOS 7.
    table.ignore("segmentControlStyle")
    table.step(reads: ["segments", "selectedSegmentIndex"]) { control, coder in
      guard let list = coder.element.child(named: "segments") else { return }
      control.removeAllSegments()
      for (index, element) in list.children.enumerated() where element.name == "segment" {
        let key = coder.element.id.map { "\($0).segmentTitles[\(index)]" } ?? ""
        control.insertSegment(withTitle: coder.loading.strings[key] ?? element["title"], at: index, animated: false)
        if let name = element["image"] {
          control.setImage(
            NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image, forSegmentAt: index)
        } else if let image = element.child(key: "image") {
          control.setImage(NibImage.read(.element(image), coder)?.image, forSegmentAt: index)
        }
        if let width = element.number("width") { control.setWidth(width, forSegmentAt: index) }
        if let isEnabled = element.flag("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
        if let offset = element.child(key: "contentOffset").flatMap({ CGSize.read(.element($0), coder) }) {
          control.setContentOffset(offset, forSegmentAt: index)
        }
      }
      control.selectedSegmentIndex =
        coder.element["selectedSegmentIndex"].flatMap(Int.init) ?? UISegmentedControl.noSegment
    }
  }
}

/// `<blurEffect style="regular"/>`.
@MainActor enum NibEffects {
  static func blur(_ element: NibElement?) -> UIBlurEffect {
    UIBlurEffect(style: element?["style"].flatMap { styles[$0] } ?? .extraLight)
  }

  private static let styles: [String: UIBlurEffect.Style] = {
    var names: [String: UIBlurEffect.Style] = [:]
    for value in 0...20 {
      if let style = UIBlurEffect.Style(rawValue: value) { names["\(style)"] = style }
    }
    return names
  }()

  static let vibrancies: [String: UIVibrancyEffectStyle] = {
    var names: [String: UIVibrancyEffectStyle] = [:]
    for value in 0...7 {
      if let style = UIVibrancyEffectStyle(rawValue: value) { names["\(style)"] = style }
    }
    return names
  }()
}

extension UIPageControl.BackgroundStyle: NibNamed {
  static let nibNames: [String: UIPageControl.BackgroundStyle] = [
    "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
  ]
}

extension UIProgressView.Style: NibNamed {
  static let nibNames: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]
}

extension UIActivityIndicatorView.Style: NibNamed {
  static let nibNames: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]
}
