import CoreGraphics

// How Interface Builder files write values (`facts/nib.md#values`).

extension Bool: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Bool? {
    switch value.text {
    case "YES": return true
    case "NO": return false
    default: return nil
    }
  }
}

extension Int: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Int? {
    value.text.flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
  }
}

extension CGFloat: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> CGFloat? {
    value.text.flatMap(Double.init).map { CGFloat($0) }
  }
}

extension Float: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Float? { value.text.flatMap(Float.init) }
}

extension Double: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Double? { value.text.flatMap(Double.init) }
}

extension String: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> String? {
    guard case .element(let element) = value else { return value.text }
    guard ["string", "mutableString"].contains(element.name) else { return nil }
    if element["base64-UTF8"] == "YES" {
      // Interface Builder leaves the padding out.
      let text = element.text.filter { !$0.isWhitespace }
      let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
      return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }
    return element.text
  }
}

extension CGRect: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> CGRect? {
    guard case .element(let rect) = value, let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension CGSize: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> CGSize? {
    guard case .element(let size) = value, let width = size.number("width"), let height = size.number("height")
    else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}

extension CGPoint: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> CGPoint? {
    guard case .element(let point) = value, let x = point.number("x"), let y = point.number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }
}

extension UIEdgeInsets: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIEdgeInsets? {
    guard case .element(let inset) = value else { return nil }
    return UIEdgeInsets(
      top: inset.number("minY") ?? inset.number("top") ?? 0,
      left: inset.number("minX") ?? inset.number("left") ?? 0,
      bottom: inset.number("maxY") ?? inset.number("bottom") ?? 0,
      right: inset.number("maxX") ?? inset.number("right") ?? 0)
  }
}

extension NSDirectionalEdgeInsets: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> NSDirectionalEdgeInsets? {
    guard case .element(let inset) = value else { return nil }
    return NSDirectionalEdgeInsets(
      top: inset.number("top") ?? 0, leading: inset.number("leading") ?? 0, bottom: inset.number("bottom") ?? 0,
      trailing: inset.number("trailing") ?? 0)
  }
}

extension UIView.AutoresizingMask: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIView.AutoresizingMask? {
    guard case .element(let element) = value else { return nil }
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}

extension UILayoutPriority: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UILayoutPriority? {
    Float.read(value, coder).map { UILayoutPriority($0) }
  }
}

/// Enumerations by the names that Interface Builder gives their cases.
protocol NibNamed: NibReadable {
  static var nibNames: [String: Self] { get }
}

extension NibNamed {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? { value.text.flatMap { nibNames[$0] } }
}

extension UIView.ContentMode: NibNamed {
  static let nibNames: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute: NibNamed {
  static let nibNames: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension NSTextAlignment: NibNamed {
  static let nibNames: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NSLineBreakMode: NibNamed {
  static let nibNames: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension UIBaselineAdjustment: NibNamed {
  static let nibNames: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}

extension UIControl.ContentHorizontalAlignment: NibNamed {
  static let nibNames: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment: NibNamed {
  static let nibNames: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UITextField.BorderStyle: NibNamed {
  static let nibNames: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}

extension UITextField.ViewMode: NibNamed {
  static let nibNames: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}

extension UIModalPresentationStyle: NibNamed {
  static let nibNames: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none, "automatic": .automatic,
  ]
}

extension UIModalTransitionStyle: NibNamed {
  static let nibNames: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
