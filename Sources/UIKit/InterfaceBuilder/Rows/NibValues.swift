import CoreGraphics

// The format of values in Interface Builder files (`facts/nib.md#values`).

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
      // Interface Builder omits the padding.
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

extension UIRectEdge: NibReadable {
  /// Reads `<extendedEdge key="edgesForExtendedLayout" top="YES"/>`: only the edges in it.
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIRectEdge? {
    guard case .element(let element) = value else { return nil }
    let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    return edges.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}

extension UIOffset: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIOffset? {
    guard case .element(let element) = value else { return nil }
    return UIOffset(horizontal: element.number("horizontal") ?? 0, vertical: element.number("vertical") ?? 0)
  }
}
