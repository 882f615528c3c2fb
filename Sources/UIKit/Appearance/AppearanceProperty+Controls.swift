/// The appearance properties of controls and bars whose setters have more parameters than a state.
extension AppearanceProperty {
  private static let everyState: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]

  /// Returns a property for an image with a getter and a separate setter.
  private static func image<Object: NSObject>(
    _ key: ExplicitValues.Key, _ get: @escaping (Object) -> UIImage?,
    _ set: @escaping (Object, UIImage?) -> Void
  ) -> AppearanceProperty {
    with(get, set, key: key, isEqual: { (a: UIImage?, b: UIImage?) -> Bool in a == b })
  }

  static var steppers: [AppearanceProperty] {
    var all: [AppearanceProperty] = []
    for state in everyState {
      all.append(
        image(.init("backgroundImage", state), { (stepper: UIStepper) in stepper.backgroundImage(for: state) }) {
          $0.setBackgroundImage($1, for: state)
        })
      all.append(
        image(.init("incrementImage", state), { (stepper: UIStepper) in stepper.incrementImage(for: state) }) {
          $0.setIncrementImage($1, for: state)
        })
      all.append(
        image(.init("decrementImage", state), { (stepper: UIStepper) in stepper.decrementImage(for: state) }) {
          $0.setDecrementImage($1, for: state)
        })
      for right in everyState {
        all.append(
          image(
            .init("dividerImage", state, right),
            { (stepper: UIStepper) in
              stepper.dividerImage(forLeftSegmentState: state, rightSegmentState: right)
            }
          ) { $0.setDividerImage($1, forLeftSegmentState: state, rightSegmentState: right) })
      }
    }
    return all
  }

  static var segments: [AppearanceProperty] {
    var all: [AppearanceProperty] = []
    let types: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
    for type in types {
      all.append(
        with(
          { (control: UISegmentedControl) -> UIOffset in
            control.contentPositionAdjustment(forSegmentType: type, barMetrics: .default)
          },
          { (control: UISegmentedControl, value: UIOffset) in
            control.setContentPositionAdjustment(value, forSegmentType: type, barMetrics: .default)
          }, key: .init("contentPositionAdjustment", type.rawValue),
          isEqual: { (a: UIOffset, b: UIOffset) -> Bool in a == b }))
    }
    let kinds: [UIBarMetrics] = [.default, .compact]
    for metrics in kinds {
      for state in everyState {
        all.append(
          image(
            .init("backgroundImage", state, metrics.rawValue),
            { (control: UISegmentedControl) in
              control.backgroundImage(for: state, barMetrics: metrics)
            }
          ) { $0.setBackgroundImage($1, for: state, barMetrics: metrics) })
        for right in everyState {
          all.append(
            image(
              .init("dividerImage", state, right, metrics.rawValue),
              { (control: UISegmentedControl) in
                control.dividerImage(forLeftSegmentState: state, rightSegmentState: right, barMetrics: metrics)
              }
            ) {
              $0.setDividerImage($1, forLeftSegmentState: state, rightSegmentState: right, barMetrics: metrics)
            })
        }
      }
    }
    return all
  }

  static var toolbars: [AppearanceProperty] {
    var all: [AppearanceProperty] = [
      of(\UIToolbar.standardAppearance, "standardAppearance"),
      of(\UIToolbar.compactAppearance, "compactAppearance"),
      of(\UIToolbar.scrollEdgeAppearance, "scrollEdgeAppearance"),
      of(\UIToolbar.compactScrollEdgeAppearance, "compactScrollEdgeAppearance"),
    ]
    let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
    let kinds: [UIBarMetrics] = [.default, .compact]
    for position in positions {
      all.append(
        image(
          .init("shadowImage", position.rawValue),
          { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: position) }
        ) {
          $0.setShadowImage($1, forToolbarPosition: position)
        })
      for metrics in kinds {
        all.append(
          image(
            .init("backgroundImage", position.rawValue, metrics.rawValue),
            { (bar: UIToolbar) in
              bar.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
            }
          ) { $0.setBackgroundImage($1, forToolbarPosition: position, barMetrics: metrics) })
      }
    }
    return all
  }

  static var barButtons: [AppearanceProperty] {
    var all: [AppearanceProperty] = []
    let kinds: [UIBarMetrics] = [.default, .compact]
    for metrics in kinds {
      for state in everyState {
        all.append(
          image(
            .init("backgroundImage", state, metrics.rawValue),
            { (item: UIBarButtonItem) in item.backgroundImage(for: state, barMetrics: metrics) }
          ) {
            $0.setBackgroundImage($1, for: state, barMetrics: metrics)
          })
        all.append(
          image(
            .init("backButtonBackgroundImage", state, metrics.rawValue),
            { (item: UIBarButtonItem) in item.backButtonBackgroundImage(for: state, barMetrics: metrics) }
          ) {
            $0.setBackButtonBackgroundImage($1, for: state, barMetrics: metrics)
          })
        for style in [UIBarButtonItem.Style.plain, .done] {
          all.append(
            image(
              .init("backgroundImage of style", state, style.rawValue, metrics.rawValue),
              { (item: UIBarButtonItem) in item.backgrounds.image(state, style, metrics) }
            ) { $0.setBackgroundImage($1, for: state, style: style, barMetrics: metrics) })
        }
      }
      all.append(
        with(
          { (item: UIBarButtonItem) -> UIOffset in item.titlePositionAdjustment(for: metrics) },
          { (item: UIBarButtonItem, value: UIOffset) in item.setTitlePositionAdjustment(value, for: metrics) },
          key: .init("titlePositionAdjustment", metrics.rawValue),
          isEqual: { (a: UIOffset, b: UIOffset) -> Bool in a == b }))
      all.append(
        with(
          { (item: UIBarButtonItem) -> UIOffset in item.backButtonTitlePositionAdjustment(for: metrics) },
          { (item: UIBarButtonItem, value: UIOffset) in
            item.setBackButtonTitlePositionAdjustment(value, for: metrics)
          }, key: .init("backButtonTitlePositionAdjustment", metrics.rawValue),
          isEqual: { (a: UIOffset, b: UIOffset) -> Bool in a == b }))
    }
    return all
  }

  static var tabBars: [AppearanceProperty] {
    [
      of(\UITabBar.barTintColor, "barTintColor"),
      of(\UITabBar.unselectedItemTintColor, "unselectedItemTintColor"),
      of(\UITabBar.backgroundImage, "backgroundImage"),
      of(\UITabBar.selectionIndicatorImage, "selectionIndicatorImage"), of(\UITabBar.shadowImage, "shadowImage"),
      of(\UITabBar.itemPositioning, "itemPositioning"), of(\UITabBar.itemWidth, "itemWidth"),
      of(\UITabBar.itemSpacing, "itemSpacing"), of(\UITabBar.barStyle, "barStyle"),
      of(\UITabBar.isTranslucent, "isTranslucent"), of(\UITabBar.standardAppearance, "standardAppearance"),
      of(\UITabBar.scrollEdgeAppearance, "scrollEdgeAppearance"),
    ]
  }
}
