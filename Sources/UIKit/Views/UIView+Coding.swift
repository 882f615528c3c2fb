import QuartzCore

// Views are archived by plain keys; files of Interface Builder are read elsewhere.
extension UIView {
  func decodeState(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    func number(_ key: String) -> CGFloat? {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
    }
    if let width = number("UIView.width"), let height = number("UIView.height") {
      bounds = CGRect(
        x: number("UIView.boundsX") ?? 0, y: number("UIView.boundsY") ?? 0, width: width, height: height)
      center = CGPoint(x: number("UIView.centerX") ?? 0, y: number("UIView.centerY") ?? 0)
    }
    if let value = number("UIView.alpha") { alpha = value }
    if coder.containsValue(forKey: "UIView.hidden") { isHidden = coder.decodeBool(forKey: "UIView.hidden") }
    if coder.containsValue(forKey: "UIView.tag") { tag = coder.decodeInteger(forKey: "UIView.tag") }
    if coder.containsValue(forKey: "UIView.mask") {
      autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIView.mask")))
    }
    if coder.containsValue(forKey: "UIView.clips") { clipsToBounds = coder.decodeBool(forKey: "UIView.clips") }
  }

  func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let bounds = self.bounds
    coder.encode(Double(bounds.minX), forKey: "UIView.boundsX")
    coder.encode(Double(bounds.minY), forKey: "UIView.boundsY")
    coder.encode(Double(bounds.width), forKey: "UIView.width")
    coder.encode(Double(bounds.height), forKey: "UIView.height")
    coder.encode(Double(center.x), forKey: "UIView.centerX")
    coder.encode(Double(center.y), forKey: "UIView.centerY")
    coder.encode(Double(alpha), forKey: "UIView.alpha")
    coder.encode(isHidden, forKey: "UIView.hidden")
    coder.encode(tag, forKey: "UIView.tag")
    coder.encode(Int(autoresizingMask.rawValue), forKey: "UIView.mask")
    coder.encode(clipsToBounds, forKey: "UIView.clips")
  }
}
