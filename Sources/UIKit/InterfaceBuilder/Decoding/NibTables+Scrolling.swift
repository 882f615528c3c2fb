extension NibTables {
  static func fillScrolling() {
    add(UIScrollView.self) { table in
      table.property("scrollEnabled", \.isScrollEnabled)
      table.property("directionalLockEnabled", \.isDirectionalLockEnabled)
      table.property("bounces", \.bounces)
      table.property("alwaysBounceVertical", \.alwaysBounceVertical)
      table.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
      table.property("pagingEnabled", \.isPagingEnabled)
      table.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
      table.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      table.property("delaysContentTouches", \.delaysContentTouches)
      table.property("canCancelContentTouches", \.canCancelContentTouches)
      table.property("contentInset", \.contentInset)
      table.property("scrollIndicatorInsets", \.scrollIndicatorInsets)
      table.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
      table.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
      table.property("bouncesZoom", \.bouncesZoom)
      table.property("minimumZoomScale", \.minimumZoomScale)
      table.property("maximumZoomScale", \.maximumZoomScale)
      table.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
      table.property("indicatorStyle", \.indicatorStyle)
      table.property("keyboardDismissMode", \.keyboardDismissMode)
      table.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    }
    add(UITextView.self) { table in
      table.on("fontDescription") { (view, value: NibFont) in view.font = value.font }
      table.on("textColor", unset: { $0.textColor = nil }) { (view, value: NibColor) in view.textColor = value.color
      }
      table.property("textAlignment", \.textAlignment)
      table.on("text") { (view, value: String) in view.text = value }
      table.on("attributedText") { (view, value: NibAttributedString) in view.attributedText = value.string }
      table.property("editable", \.isEditable)
      table.property("selectable", \.isSelectable)
      table.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      table.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      table.property("clearsOnInsertion", \.clearsOnInsertion)
      table.step(reads: ["usesAttributedText", "textInputTraits"]) { view, coder in
        if let traits = coder.element.child(named: "textInputTraits") { NibTextInputTraits.apply(traits, to: view) }
        if coder.element["textAlignment"] == nil, coder.element["usesAttributedText"] == nil {
          view.textAlignment = .left
        }
      }
    }
  }
}

extension UIScrollView.IndicatorStyle: NibNamed {
  static let nibNames: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
}

extension UIScrollView.KeyboardDismissMode: NibNamed {
  static let nibNames: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NibNamed {
  static let nibNames: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
