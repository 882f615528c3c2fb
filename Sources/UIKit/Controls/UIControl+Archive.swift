import QuartzCore

extension ArchivedProperty {
  /// The archived properties of controls.
  static let control: [ArchivedProperty] = [
    of("enabled", \UIControl.isEnabled), of("selected", \UIControl.isSelected),
    of("highlighted", \UIControl.isHighlighted), of("vertical", \UIControl.contentVerticalAlignment),
    of("horizontal", \UIControl.contentHorizontalAlignment),
  ]

  /// Returns a property with a control's values for each state.
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
}
