import CoreGraphics
import Foundation

/// Archives keep geometry, look and sublayers; contents and colours are the app's to set again.
extension CALayer {
  private static let numberKeys = [
    "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "position.x", "position.y",
    "zPosition", "anchorPoint.x", "anchorPoint.y", "cornerRadius", "borderWidth", "contentsScale", "shadowRadius",
  ]

  final func encodeValues(with coder: NSCoder) {
    for key in CALayer.numberKeys {
      if let value = StructureKeys.number(value(forKeyPath: key)) { coder.encode(Double(value), forKey: key) }
    }
    coder.encode(opacity, forKey: "opacity")
    coder.encode(isHidden, forKey: "hidden")
    coder.encode(masksToBounds, forKey: "masksToBounds")
    if let name { coder.encode(NSString(string: name), forKey: "name") }
    if let sublayers { coder.encode(NSArray(array: sublayers), forKey: "sublayers") }
  }

  final func decodeValues(from coder: NSCoder) {
    for key in CALayer.numberKeys where coder.containsValue(forKey: key) {
      setValue(coder.decodeDouble(forKey: key), forKeyPath: key)
    }
    if coder.containsValue(forKey: "opacity") { opacity = coder.decodeFloat(forKey: "opacity") }
    isHidden = coder.decodeBool(forKey: "hidden")
    masksToBounds = coder.decodeBool(forKey: "masksToBounds")
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" }
    let decoded = coder.containsValue(forKey: "sublayers") ? coder.decodeObject(forKey: "sublayers") : nil
    for layer in (decoded as? [Any] ?? []).compactMap({ $0 as? CALayer }) { addSublayer(layer) }
  }
}
