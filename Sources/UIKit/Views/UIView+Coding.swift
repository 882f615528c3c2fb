import QuartzCore

// Views are archived by plain keys; `UIView+Nib.swift` reads Interface Builder files.
extension UIView {
  private static let switches: [(String, ReferenceWritableKeyPath<UIView, Bool>)] = [
    ("UIView.hidden", \.isHidden), ("UIView.clips", \.clipsToBounds), ("UIView.opaque", \.isOpaque),
    ("UIView.interaction", \.isUserInteractionEnabled), ("UIView.multipleTouch", \.isMultipleTouchEnabled),
    ("UIView.exclusiveTouch", \.isExclusiveTouch), ("UIView.autoresizes", \.autoresizesSubviews),
    ("UIView.clears", \.clearsContextBeforeDrawing),
    ("UIView.translatesMask", \.translatesAutoresizingMaskIntoConstraints),
  ]

  func decodeState(from coder: NSCoder) {
    decodeLook(from: coder)
    let views: NSArray? = coder.object(forKey: "UIView.subviews")
    for case let view as UIView in views ?? [] { addSubview(view) }
    NibRow.view.decode(self, from: coder)
    ArchivedConstraints.decode(self, from: coder)
  }

  private func decodeLook(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIView.bounds") else { return }
    bounds = coder.decodeCGRect(forKey: "UIView.bounds")
    center = coder.decodeCGPoint(forKey: "UIView.center")
    let turned = coder.decodeCGAffineTransform(forKey: "UIView.transform")
    if turned != CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) { transform = turned }
    alpha = CGFloat(coder.decodeDouble(forKey: "UIView.alpha"))
    tag = coder.decodeInteger(forKey: "UIView.tag")
    autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIView.mask")))
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIView.contentMode")) ?? .scaleToFill
    backgroundColor = coder.object(forKey: "UIView.background")
    for (key, path) in UIView.switches { self[keyPath: path] = coder.decodeBool(forKey: key) }
    if let tint: UIColor = coder.object(forKey: "UIView.tint") { tintColor = tint }
    semanticContentAttribute =
      UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: "UIView.semantic")) ?? .unspecified
    restorationIdentifier = coder.text(forKey: "UIView.restoration")
    if let label = coder.text(forKey: "UIView.label") { accessibilityLabel = label }
    if let identifier = coder.text(forKey: "UIView.identifier") { accessibilityIdentifier = identifier }
  }

  func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(bounds, forKey: "UIView.bounds")
    coder.encode(center, forKey: "UIView.center")
    coder.encode(transform, forKey: "UIView.transform")
    coder.encode(Double(alpha), forKey: "UIView.alpha")
    coder.encode(tag, forKey: "UIView.tag")
    coder.encode(Int(autoresizingMask.rawValue), forKey: "UIView.mask")
    coder.encode(contentMode.rawValue, forKey: "UIView.contentMode")
    coder.encode(backgroundColor, forKey: "UIView.background")
    for (key, path) in UIView.switches { coder.encode(self[keyPath: path], forKey: key) }
    coder.encode(rare?.tintColor, forKey: "UIView.tint")
    coder.encode(semanticContentAttribute.rawValue, forKey: "UIView.semantic")
    coder.encode(restorationIdentifier, forKey: "UIView.restoration")
    coder.encode(accessibilityStorage?.label, forKey: "UIView.label")
    coder.encode(accessibilityIdentifier, forKey: "UIView.identifier")
    if !ownsSubviews { coder.encode(NSArray(array: subviews), forKey: "UIView.subviews") }
    NibRow.encode(self, with: coder)
    ArchivedConstraints.encode(self, with: coder)
  }
}

extension UIView {
  /// Whether the subviews are the class's own, which it makes automatically.
  private var ownsSubviews: Bool { self is any MakesOwnSubviews }
}

extension NSCoder {
  /// Decodes an object of a class, also from archives without secure coding; nil if there is none.
  func object<Value: NSObject>(forKey key: String) -> Value? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Value
  }

  func text(forKey key: String) -> String? {
    let text: NSString? = object(forKey: key)
    return text.map { "\($0)" }
  }
}
