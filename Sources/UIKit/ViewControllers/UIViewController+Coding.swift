import QuartzCore

// Archiving of controllers: their bar items, their children, and their view if no nib makes that.
extension UIViewController {
  func decodeController(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIPresentationStyle") else { return }
    title = coder.text(forKey: "UITitle")
    if let name = coder.text(forKey: "UINibName") { setNib(name, .main) }
    restorationIdentifier = coder.text(forKey: "UIRestorationIdentifier")
    modalPresentationStyle =
      UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "UIPresentationStyle")) ?? .automatic
    modalTransitionStyle =
      UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: "UITransitionStyle")) ?? .coverVertical
    definesPresentationContext = coder.decodeBool(forKey: "UIDefinesContext")
    isModalInPresentation = coder.decodeBool(forKey: "UIModalInPresentation")
    hidesBottomBarWhenPushed = coder.decodeBool(forKey: "UIHidesBottomBar")
    preferredContentSize = coder.decodeCGSize(forKey: "UIPreferredContentSize")
    let children: NSArray? = coder.object(forKey: "UIChildViewControllers")
    for case let child as UIViewController in children ?? [] {
      addChild(child)
      child.didMove(toParent: self)
    }
    if let view: UIView = coder.object(forKey: "UIView") { setView(view) }
  }

  func encodeController(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(title, forKey: "UITitle")
    coder.encode(ownNibName, forKey: "UINibName")
    coder.encode(restorationIdentifier, forKey: "UIRestorationIdentifier")
    coder.encode(modalPresentationStyle.rawValue, forKey: "UIPresentationStyle")
    coder.encode(modalTransitionStyle.rawValue, forKey: "UITransitionStyle")
    coder.encode(definesPresentationContext, forKey: "UIDefinesContext")
    coder.encode(isModalInPresentation, forKey: "UIModalInPresentation")
    coder.encode(hidesBottomBarWhenPushed, forKey: "UIHidesBottomBar")
    coder.encode(preferredContentSize, forKey: "UIPreferredContentSize")
    coder.encode(NSArray(array: children), forKey: "UIChildViewControllers")
    if ownNibName == nil { coder.encode(viewIfLoaded, forKey: "UIView") }
  }
}
