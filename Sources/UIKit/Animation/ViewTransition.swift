import QuartzCore

/// A transition from a view's previous picture to its new one, drawn by the compositor as a transition of its
/// layer.
struct ViewTransition {
  let type: CATransitionType
  let subtype: CATransitionSubtype?

  /// Creates the transition of animation options; nil if the options contain no transition.
  init?(options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 7 {
    case 1: self.init("oglFlip", .fromLeft)
    case 2: self.init("oglFlip", .fromRight)
    case 3: self.init("pageCurl", nil)
    case 4: self.init("pageUnCurl", nil)
    case 5: self.init("fade", nil)
    case 6: self.init("oglFlip", .fromTop)
    case 7: self.init("oglFlip", .fromBottom)
    default: return nil
    }
  }

  init?(_ transition: UIView.AnimationTransition) {
    self.init(options: UIView.AnimationOptions(rawValue: UInt(transition.rawValue) << 20))
  }

  private init(_ type: String, _ subtype: CATransitionSubtype?) {
    self.type = CATransitionType(rawValue: type)
    self.subtype = subtype
  }

  @MainActor func add(to view: UIView, in block: AnimationBlock) {
    guard view.window != nil else { return }
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    block.add(transition, to: view.layer, key: kCATransition)
  }
}
